package sparrow.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.arena.InOrder;
import sparrow.catalog.Catalog;
import sparrow.core.table.Event;
import sparrow.core.tile.Reading;
import sparrow.records.Header;
import sparrow.records.Json;
import sparrow.records.RecordedHand;
import sparrow.records.file.RecordFile;
import sparrow.records.file.RecordText;
import sparrow.records.replay.Difference;
import sparrow.records.replay.LogReplay;
import sparrow.server.fair.FairCheck;
import tools.jackson.databind.node.ObjectNode;

/// `sparrow records check FILES…`: plays records again and explains the first difference of each.
@Command(
        name = "check",
        description = {
            "Plays recorded matches again and tells the first difference.",
            "By our rules every action must have been open to its player, and every payment and"
                    + " result must come out the same. Our own logs are checked to the letter, for"
                    + " every game, with the walls of live matches; other formats tell less, and what"
                    + " they tell must agree."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Exit code: 0 if all agree, 1 if one differs, 2 if one cannot be read.",
            "  sparrow records check games/*.mjlog",
            "  sparrow records check games",
            "  sparrow records check games.zip --rules wrc"
        })
final class RecordsCheckCommand implements Callable<Integer> {
    private static final int DIFFERS = 1;
    private static final String UNFINISHED = ", the last unfinished";

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "records of any format, or folders of them")
    private List<Path> files = List.of();

    @Mixin private RecordReader reader = new RecordReader();

    @Option(names = "--threads", paramLabel = "N", description = "how many threads (all cores)")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--json", description = "a line of JSON for each record, for programs")
    private boolean isJson;

    @Spec private CommandSpec spec = CommandSpec.create();

    private final Paper paper;
    private final Map<Verdict.Kind, Integer> counts = new EnumMap<>(Verdict.Kind.class);

    /// How often records differ or cannot be read for the same reason.
    private final Map<Verdict.Kind, Map<String, Integer>> matters =
            new EnumMap<>(Verdict.Kind.class);

    RecordsCheckCommand(Paper paper) {
        this.paper = paper;
    }

    /// What came of one record.
    ///
    /// @param matter what it is about where it is not as it should be, as a summary says
    private record Verdict(String file, Kind kind, String matter, String sentence) {
        enum Kind {
            AGREES("agrees"),
            DIFFERS("differs"),
            UNREADABLE("unreadable");

            private final String word;

            Kind(String word) {
                this.word = word;
            }
        }

        Verdict and(String more) {
            return new Verdict(file, kind, matter, sentence + more);
        }
    }

    @Override
    public Integer call() {
        ManyGames.checkThreads(spec.commandLine(), threads);
        PrintWriter out = spec.commandLine().getOut();
        List<Path> all = files.stream().flatMap(RecordReader::files).toList();
        ProgressBar bar = ProgressBar.ofProcess(spec.commandLine().getErr(), "files", all.size());
        int[] done = {0};
        new InOrder<Path, List<Verdict>>(this::verdicts, threads)
                .run(
                        all.iterator(),
                        verdicts -> {
                            bar.clear();
                            for (Verdict verdict : verdicts) {
                                count(verdict);
                                out.println(isJson ? json(verdict) : text(verdict));
                            }
                            bar.show(++done[0], "");
                            return !out.checkError();
                        });
        bar.clear();
        if (counts.values().stream().mapToInt(Integer::intValue).sum() > 1 && !isJson) {
            out.println(paper.heading(summary()));
            reasons(Verdict.Kind.DIFFERS, " differ in ").forEach(out::println);
            reasons(Verdict.Kind.UNREADABLE, " cannot be read: ").forEach(out::println);
        }
        return count(Verdict.Kind.UNREADABLE) > 0
                ? Main.BAD_INPUT
                : count(Verdict.Kind.DIFFERS) > 0 ? DIFFERS : 0;
    }

    private static String text(Verdict verdict) {
        return verdict.file + ": " + verdict.sentence;
    }

    private static String json(Verdict verdict) {
        ObjectNode json =
                Json.MAPPER
                        .createObjectNode()
                        .put("record", verdict.file)
                        .put("verdict", verdict.kind.word);
        if (!verdict.matter.isEmpty()) {
            json.put("matter", verdict.matter);
        }
        return json.put("sentence", verdict.sentence).toString();
    }

    private void count(Verdict verdict) {
        counts.merge(verdict.kind, 1, Integer::sum);
        matters.computeIfAbsent(verdict.kind, _ -> new TreeMap<>())
                .merge(verdict.matter, 1, Integer::sum);
    }

    /// What records of a kind are about, the most frequent first.
    private List<String> reasons(Verdict.Kind kind, String words) {
        return matters.getOrDefault(kind, Map.of()).entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .map(entry -> "  " + entry.getValue() + words + entry.getKey())
                .toList();
    }

    private int count(Verdict.Kind kind) {
        return counts.getOrDefault(kind, 0);
    }

    private String summary() {
        int agreeing = count(Verdict.Kind.AGREES);
        int differing = count(Verdict.Kind.DIFFERS);
        int unreadable = count(Verdict.Kind.UNREADABLE);
        return (agreeing + differing + unreadable)
                + " records: "
                + agreeing
                + (agreeing == 1 ? " agrees" : " agree")
                + (differing > 0
                        ? ", " + differing + (differing == 1 ? " differs" : " differ")
                        : "")
                + (unreadable > 0 ? ", " + unreadable + " cannot be read" : "");
    }

    private List<Verdict> verdicts(Path file) {
        return switch (RecordReader.texts(file)) {
            case Reading.Misread<List<RecordText>>(int _, String why) ->
                    List.of(unreadable(file.toString(), why));
            case Reading.Read<List<RecordText>>(List<RecordText> texts) ->
                    texts.stream().map(text -> verdict(file, text)).toList();
        };
    }

    private Verdict verdict(Path path, RecordText record) {
        String name = record.place().isEmpty() ? path.toString() : path + ", " + record.place();
        return RecordFile.events(record.text())
                .map(log -> verdictOnLog(name, log, record.text()))
                .orElseGet(() ->
                        verdictOnRecord(name, reader.read(spec.commandLine(), record.text())));
    }

    private static Verdict verdictOnLog(String path, Reading<List<Event>> log, String text) {
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
                        ? RecordFile.header(text)
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
                                Difference.Kind.WALL.words(),
                                "its tiles were not fair: " + flaw))
                .orElseGet(() -> verdict.and("; its tiles were fair"));
    }

    private static Verdict verdictOnRecord(String path, Reading<RecordFile> record) {
        return switch (record) {
            case Reading.Misread<RecordFile>(int _, String why) -> unreadable(path, why);
            case Reading.Read<RecordFile>(RecordFile file) -> {
                List<RecordedHand> hands = file.match().hands();
                yield verdict(
                        path,
                        Catalog.formats().difference(file),
                        hands.size(),
                        (hands.isEmpty() || hands.getLast().isFinished() ? "" : UNFINISHED)
                                + assumed(file));
            }
        };
    }

    private static String assumed(RecordFile file) {
        return file.assumed().isEmpty()
                ? ""
                : file.assumed().entrySet().stream()
                        .map(rule -> rule.getKey() + "=" + rule.getValue())
                        .collect(Collectors.joining(" ", ", with ", " (assumed)"));
    }

    private static Verdict unreadable(String file, String why) {
        return new Verdict(file, Verdict.Kind.UNREADABLE, matter(why), "cannot be read: " + why);
    }

    private static final Pattern PLACE =
            Pattern.compile("^(line|hand|record|character) [0-9]+[^:]*: ");
    private static final Pattern DETAIL = Pattern.compile("[0-9]+[mpsz]?|\"[^\"]*\"|\\b[A-D]\\b");

    /// Why a record cannot be read, without where in it and which tile or player it was.
    private static String matter(String why) {
        return DETAIL.matcher(PLACE.matcher(why).replaceFirst("")).replaceAll("…");
    }

    private static Verdict verdict(
            String file, Optional<Difference> difference, int hands, String remarks) {
        if (difference.isPresent()) {
            return new Verdict(
                    file,
                    Verdict.Kind.DIFFERS,
                    difference.get().kind().words(),
                    "differs in " + difference.get());
        }
        if (hands == 0) {
            return unreadable(file, "it tells of no hand");
        }
        return new Verdict(
                file,
                Verdict.Kind.AGREES,
                "",
                hands + (hands == 1 ? " hand" : " hands") + remarks + ", all as the rules have it");
    }
}
