package sparrow.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.catalog.Catalog;
import sparrow.core.table.Event;
import sparrow.core.tile.Reading;
import sparrow.records.RecordedHand;
import sparrow.records.file.RecordFile;
import sparrow.records.replay.Difference;
import sparrow.records.replay.LogReplay;

/// `sparrow records check FILES…`: plays records again and explains the first difference of each.
@Command(
        name = "check",
        description = {
            "Plays recorded matches again and tells the first difference.",
            "By our rules every action must have been open to its player, and every payment "
                    + "and result must come out the same. Our own logs are checked to the letter, for "
                    + "every game; other formats tell less, and what they tell must agree."
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

    @Spec private CommandSpec spec = CommandSpec.create();

    private final Paper paper;
    private int differing;
    private int unreadable;

    RecordsCheckCommand(Paper paper) {
        this.paper = paper;
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        ProgressBar bar = ProgressBar.ofProcess(spec.commandLine().getErr(), "files", files.size());
        int done = 0;
        for (Path file : files) {
            String line = file + ": " + verdict(file);
            bar.clear();
            out.println(line);
            out.flush();
            bar.show(++done, "");
        }
        bar.clear();
        if (files.size() > 1) {
            out.println(paper.heading(summary()));
        }
        return unreadable > 0 ? Main.BAD_INPUT : differing > 0 ? DIFFERS : 0;
    }

    private String summary() {
        int agreeing = files.size() - differing - unreadable;
        return files.size()
                + " records: "
                + agreeing
                + (agreeing == 1 ? " agrees" : " agree")
                + (differing > 0
                        ? ", " + differing + (differing == 1 ? " differs" : " differ")
                        : "")
                + (unreadable > 0 ? ", " + unreadable + " cannot be read" : "");
    }

    private String verdict(Path file) {
        return switch (RecordReader.bytes(file)) {
            case Reading.Misread<byte[]>(int _, String why) -> unreadable(why);
            case Reading.Read<byte[]>(byte[] bytes) ->
                    RecordFile.events(bytes)
                            .map(this::verdictOnLog)
                            .orElseGet(() -> verdictOnRecord(Catalog.formats().read(bytes)));
        };
    }

    private String verdictOnLog(Reading<List<Event>> log) {
        return switch (log) {
            case Reading.Misread<List<Event>>(int _, String why) -> unreadable(why);
            case Reading.Read<List<Event>>(List<Event> events) -> {
                LogReplay replay = LogReplay.of(events, Catalog::variant, Catalog.formats()::flaw);
                yield verdict(
                                replay.difference(),
                                replay.hands(),
                                replay.isFinished() ? "" : UNFINISHED)
                        + (replay.goesOn() ? "; the match is not over" : "");
            }
        };
    }

    private String verdictOnRecord(Reading<RecordFile> record) {
        return switch (record) {
            case Reading.Misread<RecordFile>(int _, String why) -> unreadable(why);
            case Reading.Read<RecordFile>(RecordFile file) -> {
                List<RecordedHand> hands = file.match().hands();
                yield verdict(
                        Catalog.formats().difference(file),
                        hands.size(),
                        hands.isEmpty() || hands.getLast().isFinished() ? "" : UNFINISHED);
            }
        };
    }

    private String unreadable(String why) {
        unreadable++;
        return "cannot be read: " + why;
    }

    private String verdict(Optional<Difference> difference, int hands, String unfinished) {
        if (difference.isPresent()) {
            differing++;
            return "differs in " + difference.get();
        }
        if (hands == 0) {
            return unreadable("it tells of no hand");
        }
        return hands
                + (hands == 1 ? " hand" : " hands")
                + unfinished
                + ", all as the rules have it";
    }
}
