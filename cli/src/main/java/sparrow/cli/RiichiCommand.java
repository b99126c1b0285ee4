package sparrow.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Reading;

/// `sparrow riichi HAND`: how far a hand is from a win, and what to discard.
@Command(
        name = "riichi",
        description = "Tells how far a Riichi hand is from a win, and what each discard accepts.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "A hand has 13 tiles, or 14 with the one just drawn; melds stand in brackets:",
            "  sparrow riichi 123m456p789s1122z --shanten",
            "  sparrow riichi '34m456p22z(888s)[1111z]' --ukeire --visible 2m5m"
        })
final class RiichiCommand implements Runnable {
    @Parameters(
            paramLabel = "HAND",
            arity = "0..*",
            description = "the tiles, such as @|bold 123m456p789s1122z|@")
    private List<String> words = List.of();

    @Option(names = "--shanten", description = "only how far the hand is from each form")
    private boolean onlyDistances;

    @Option(
            names = "--ukeire",
            description = "every discard, best first, with the tiles accepted (the default)")
    private boolean withDiscards;

    @Option(
            names = "--visible",
            paramLabel = "TILES",
            description = "tiles seen elsewhere, which are not left")
    private String visible = "";

    @Option(names = "--json", description = "answer in JSON")
    private boolean json;

    @Option(names = "--ascii", description = "no pictures of tiles")
    private boolean ascii;

    @Option(
            names = "--batch",
            paramLabel = "FILE",
            description = "answer a file of JSON lines, a question each; - is the standard input")
    private String batch = "";

    @Spec private CommandSpec spec = CommandSpec.create();

    private final Paper paper;

    RiichiCommand(Paper paper) {
        this.paper = paper;
    }

    @Override
    public void run() {
        if (!batch.isEmpty()) {
            batch();
            return;
        }
        if (words.isEmpty()) {
            throw complaint(
                    "there is no hand; write one, such as 123m456p789s1122z, or use --batch FILE.");
        }
        RiichiHand hand = hand();
        RiichiAnalysis analysis = RiichiAnalysis.of(hand);
        boolean brief = onlyDistances && !withDiscards;
        var out = spec.commandLine().getOut();
        if (json) {
            out.println(brief ? RiichiRow.distances(analysis) : RiichiRow.json(analysis));
        } else {
            RiichiSheet sheet = new RiichiSheet(ascii ? paper.ascii() : paper, out);
            sheet.distances(hand, analysis);
            if (!brief) {
                sheet.choices(analysis);
            }
        }
    }

    private RiichiHand hand() {
        Hand hand = read(String.join(" ", words));
        Hand seen = visible.isEmpty() ? new Hand(List.of(), List.of()) : read(visible);
        if (!seen.melds().isEmpty()) {
            throw complaint("--visible takes tiles, not melds.");
        }
        try {
            return RiichiHand.of(hand, seen.tiles());
        } catch (RowError error) {
            throw complaint(error.sentence());
        }
    }

    private Hand read(String text) {
        return switch (Notation.readAny(text)) {
            case Reading.Read<Hand>(Hand hand) -> hand;
            case Reading.Misread<Hand> misread ->
                    throw BadInput.of(spec.commandLine(), text, misread);
        };
    }

    private void batch() {
        if (!words.isEmpty()) {
            throw complaint(
                    "--batch reads its hands from a file; leave '" + words.getFirst() + "' out.");
        }
        String tooLong =
                RiichiRow.refusal(
                        new RowError(
                                "bad_json",
                                "the line is longer than " + RiichiRow.LONGEST + " characters."));
        try (Reader in = reader()) {
            new Batch(in, spec.commandLine().getOut())
                    .answer(RiichiRow.LONGEST, tooLong, new RiichiRow()::answer);
        } catch (NoSuchFileException missing) {
            throw complaint("there is no file " + batch + ".");
        } catch (IOException unreadable) {
            throw complaint("the file " + batch + " cannot be read.");
        }
    }

    private Reader reader() throws IOException {
        return new InputStreamReader(
                batch.equals("-") ? System.in : Files.newInputStream(Path.of(batch)),
                StandardCharsets.UTF_8);
    }

    private BadInput complaint(String sentence) {
        return new BadInput(spec.commandLine(), sentence);
    }
}
