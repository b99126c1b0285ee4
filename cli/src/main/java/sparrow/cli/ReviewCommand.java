package sparrow.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.catalog.Catalog;
import sparrow.core.game.Level;
import sparrow.core.tile.Seat;
import sparrow.desk.Mahjong;
import sparrow.records.Header;
import sparrow.records.Transcript;
import sparrow.records.file.Formats;
import sparrow.records.file.RecordFile;
import sparrow.review.MatchReview;
import sparrow.review.Puzzles;
import sparrow.review.ReviewJson;
import sparrow.review.ReviewPage;
import sparrow.review.Reviewer;

/// `sparrow review FILE`: what every choice of a recorded match cost, and what the tiles brought.
@Command(
        name = "review",
        description = {
            ReviewCommand.PURPOSE,
            "Each choice is compared with what a level would have done, by what that level expects"
                    + " of both; docs/review.md tells how."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "  sparrow review game.mjlog",
            "  sparrow review game.jsonl --seat B --level intermediate",
            "  sparrow review game.mjlog --name Hanako --html review.html"
        })
final class ReviewCommand implements Runnable {
    static final String PURPOSE =
            "Reviews a recorded match: what each choice cost, what was luck and what was play.";

    @Parameters(paramLabel = "FILE", description = "a record of any format")
    private Path file = Path.of("");

    @Mixin private RecordReader.One record = new RecordReader.One();

    @Option(names = "--seat", paramLabel = "SEAT", description = "only the choices of A, B, C or D")
    private String seat = "";

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "only those of whoever is called so")
    private String name = "";

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            description = "who reviews: a level that tells how hands end; the strongest if none")
    private String level = "";

    @Option(names = "--json", paramLabel = "FILE", description = "the whole review for programs")
    private String json = "";

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "the whole review as a page that needs no server")
    private String html = "";

    @Option(
            names = "--puzzles",
            paramLabel = "FILE",
            description = "the choices that were missed though their answer is clear, a line each")
    private String puzzles = "";

    @Option(names = "--ascii", description = "no pictures of tiles, no graph")
    private boolean ascii;

    @Spec private CommandSpec spec = CommandSpec.create();

    private final Paper paper;

    ReviewCommand(Paper paper) {
        this.paper = paper;
    }

    @Override
    public void run() {
        FileToWrite jsonFile = new FileToWrite(spec.commandLine(), json).checked();
        FileToWrite htmlFile = new FileToWrite(spec.commandLine(), html).checked();
        FileToWrite puzzleFile = new FileToWrite(spec.commandLine(), puzzles).checked();
        RecordFile read = record.read(spec.commandLine(), file);
        Transcript match = Catalog.formats().completed(read, Formats.SPARROW);
        Reviewer.flaw(match)
                .ifPresent(why -> {
                    throw complaint(file + " cannot be reviewed: " + why + ".");
                });
        Mahjong game =
                GameOptions.game(spec.commandLine(), match.hands().getFirst().started().variant());
        Reviewer reviewer = new Reviewer(game, level(game));
        Set<Seat> seats = seats(match);
        ProgressBar bar =
                ProgressBar.ofProcess(spec.commandLine().getErr(), "hands", match.hands().size());
        MatchReview review = reviewer.review(match, seats, (done, _) -> bar.show(done, ""));
        bar.clear();
        if (jsonFile.isWanted()) {
            jsonFile.write(ReviewJson.of(review).toString());
        }
        if (htmlFile.isWanted()) {
            htmlFile.write(
                    ReviewPage.of(review)
                            .orElseThrow(() ->
                                    complaint("this build has no page for reviews; use --json.")));
        }
        if (puzzleFile.isWanted()) {
            puzzleFile.write(Puzzles.lines(review));
        }
        new ReviewSheet(ascii ? paper.ascii() : paper, spec.commandLine().getOut()).print(review);
    }

    private Level level(Mahjong game) {
        List<Level> levels = Reviewer.levels(game);
        if (level.isEmpty() && !levels.isEmpty()) {
            return levels.getLast();
        }
        return levels.stream()
                .filter(each -> each.isCalled(level))
                .findFirst()
                .orElseThrow(() ->
                        complaint(
                                "no level '"
                                        + level
                                        + "' of "
                                        + game.title()
                                        + " tells what choices cost; there are "
                                        + levels.stream()
                                                .map(Level::name)
                                                .collect(Collectors.joining(", "))
                                        + "."));
    }

    private Set<Seat> seats(Transcript match) {
        List<Seat> all = match.hands().getFirst().started().points().seats();
        if (!seat.isEmpty() && !name.isEmpty()) {
            throw complaint("say --seat or --name, not both.");
        }
        if (!seat.isEmpty()) {
            return Arrays.stream(Seat.values())
                    .filter(each -> each.name().equalsIgnoreCase(seat) && all.contains(each))
                    .findFirst()
                    .map(each -> Set.of(each))
                    .orElseThrow(() ->
                            complaint(
                                    "there is no seat '"
                                            + seat
                                            + "'; the seats are "
                                            + all.stream()
                                                    .map(Seat::name)
                                                    .collect(Collectors.joining(", "))
                                            + "."));
        }
        return name.isEmpty() ? EnumSet.copyOf(all) : Set.of(called(match, all));
    }

    private Seat called(Transcript match, List<Seat> all) {
        Optional<Seat> found =
                all.stream().filter(each -> nameOf(match, each).equals(name)).findFirst();
        String small = name.toLowerCase(Locale.ROOT);
        return found.or(() ->
                        all.stream()
                                .filter(each ->
                                        nameOf(match, each).toLowerCase(Locale.ROOT).equals(small))
                                .findFirst())
                .orElseThrow(() ->
                        complaint(
                                "nobody here is called '"
                                        + name
                                        + "'; the players are "
                                        + all.stream()
                                                .map(each -> nameOf(match, each))
                                                .filter(each -> !each.isEmpty())
                                                .collect(Collectors.joining(", "))
                                        + "."));
    }

    private static String nameOf(Transcript match, Seat seat) {
        return match.header().players().find(seat).map(Header.Person::name).orElse("");
    }

    private BadInput complaint(String sentence) {
        return new BadInput(spec.commandLine(), sentence);
    }
}
