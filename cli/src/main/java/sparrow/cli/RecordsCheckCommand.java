package sparrow.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.arena.InOrder;
import sparrow.catalog.Catalog;
import sparrow.core.table.Event;
import sparrow.core.tile.Reading;
import sparrow.records.Header;
import sparrow.records.RecordedHand;
import sparrow.records.file.RecordFile;
import sparrow.records.replay.Difference;
import sparrow.records.replay.LogReplay;
import sparrow.server.fair.FairCheck;

/// `sparrow records check FILES…`: plays records again and explains the first difference of each.
@Command(
        name = "check",
        description = {
            "Plays recorded matches again and tells the first difference.",
            "By our rules every action must have been open to its player, and every payment "
                    + "and result must come out the same. Our own logs are checked to the letter, for "
                    + "every game, with the walls of live matches; other formats tell less, and what "
                    + "they tell must agree."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Exit code: 0 if all agree, 1 if one differs, 2 if one cannot be read.",
            "  sparrow records check games/*.mjlog"
        })
final class RecordsCheckCommand implements Callable<Integer> {
    private static final int DIFFERS = 1;
    private static final String UNFINISHED = ", the last unfinished";

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "records of any format")
    private List<Path> files = List.of();

    @Option(names = "--threads", paramLabel = "N", description = "how many threads (all cores)")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Spec private CommandSpec spec = CommandSpec.create();

    private final Paper paper;
    private final Map<Verdict.Kind, Integer> counts = new EnumMap<>(Verdict.Kind.class);

    RecordsCheckCommand(Paper paper) {
        this.paper = paper;
    }

    /// What came of one file.
    private record Verdict(Path file, Kind kind, String sentence) {
        enum Kind {
            AGREES,
            DIFFERS,
            UNREADABLE
        }

        Verdict and(String more) {
            return new Verdict(file, kind, sentence + more);
        }
    }

    @Override
    public Integer call() {
        ManyGames.checkThreads(spec.commandLine(), threads);
        PrintWriter out = spec.commandLine().getOut();
        ProgressBar bar = ProgressBar.ofProcess(spec.commandLine().getErr(), "files", files.size());
        int[] done = {0};
        new InOrder<Path, Verdict>(RecordsCheckCommand::verdict, threads)
                .run(
                        files.iterator(),
                        verdict -> {
                            counts.merge(verdict.kind, 1, Integer::sum);
                            bar.clear();
                            out.println(verdict.file + ": " + verdict.sentence);
                            bar.show(++done[0], "");
                            return !out.checkError();
                        });
        bar.clear();
        if (files.size() > 1) {
            out.println(paper.heading(summary()));
        }
        return count(Verdict.Kind.UNREADABLE) > 0
                ? Main.BAD_INPUT
                : count(Verdict.Kind.DIFFERS) > 0 ? DIFFERS : 0;
    }

    private int count(Verdict.Kind kind) {
        return counts.getOrDefault(kind, 0);
    }

    private String summary() {
        int agreeing = count(Verdict.Kind.AGREES);
        int differing = count(Verdict.Kind.DIFFERS);
        int unreadable = count(Verdict.Kind.UNREADABLE);
        return files.size()
                + " records: "
                + agreeing
                + (agreeing == 1 ? " agrees" : " agree")
                + (differing > 0
                        ? ", " + differing + (differing == 1 ? " differs" : " differ")
                        : "")
                + (unreadable > 0 ? ", " + unreadable + " cannot be read" : "");
    }

    private static Verdict verdict(Path file) {
        return switch (RecordReader.bytes(file)) {
            case Reading.Misread<byte[]>(int _, String why) -> unreadable(file, why);
            case Reading.Read<byte[]>(byte[] bytes) ->
                    RecordFile.events(bytes)
                            .map(log -> verdictOnLog(file, log, bytes))
                            .orElseGet(() -> verdictOnRecord(file, Catalog.formats().read(bytes)));
        };
    }

    private static Verdict verdictOnLog(Path path, Reading<List<Event>> log, byte[] bytes) {
        return switch (log) {
            case Reading.Misread<List<Event>>(int _, String why) -> unreadable(path, why);
            case Reading.Read<List<Event>>(List<Event> events) -> {
                LogReplay replay = LogReplay.of(events, Catalog::variant, Catalog.formats()::flaw);
                Verdict verdict =
                        verdict(
                                path,
                                replay.difference(),
                                replay.hands(),
                                replay.isFinished() ? "" : UNFINISHED);
                Verdict whole = replay.goesOn() ? verdict.and("; the match is not over") : verdict;
                yield verdict.kind == Verdict.Kind.AGREES
                        ? RecordFile.header(bytes)
                                .filter(FairCheck::isTold)
                                .map(header -> verdictOnWalls(whole, header, events))
                                .orElse(whole)
                        : whole;
            }
        };
    }

    /// A live match tells besides what its walls follow from.
    private static Verdict verdictOnWalls(Verdict verdict, Header header, List<Event> events) {
        return FairCheck.walls(header, events)
                .map(flaw ->
                        new Verdict(
                                verdict.file,
                                Verdict.Kind.DIFFERS,
                                "its tiles were not fair: " + flaw))
                .orElseGet(() -> verdict.and("; its tiles were fair"));
    }

    private static Verdict verdictOnRecord(Path path, Reading<RecordFile> record) {
        return switch (record) {
            case Reading.Misread<RecordFile>(int _, String why) -> unreadable(path, why);
            case Reading.Read<RecordFile>(RecordFile file) -> {
                List<RecordedHand> hands = file.match().hands();
                yield verdict(
                        path,
                        Catalog.formats().difference(file),
                        hands.size(),
                        hands.isEmpty() || hands.getLast().isFinished() ? "" : UNFINISHED);
            }
        };
    }

    private static Verdict unreadable(Path file, String why) {
        return new Verdict(file, Verdict.Kind.UNREADABLE, "cannot be read: " + why);
    }

    private static Verdict verdict(
            Path file, Optional<Difference> difference, int hands, String unfinished) {
        if (difference.isPresent()) {
            return new Verdict(file, Verdict.Kind.DIFFERS, "differs in " + difference.get());
        }
        if (hands == 0) {
            return unreadable(file, "it tells of no hand");
        }
        return new Verdict(
                file,
                Verdict.Kind.AGREES,
                hands
                        + (hands == 1 ? " hand" : " hands")
                        + unfinished
                        + ", all as the rules have it");
    }
}
