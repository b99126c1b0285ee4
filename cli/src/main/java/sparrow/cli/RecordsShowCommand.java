package sparrow.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.catalog.Catalog;
import sparrow.core.table.Eyes;
import sparrow.core.tile.Seat;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;

/// `sparrow records show FILE`: a recorded match, hand by hand.
@Command(
        name = "show",
        description = "Shows a recorded match, hand by hand, open or as one player saw it.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "A column for each player, a row for each round of the table:",
            "  3p 9m     drew 3p, discarded 9m        9m'         discarded what was drawn",
            "  pon (555m) 9m   called, then discarded  ! declared with that discard"
        })
final class RecordsShowCommand implements Runnable {
    @Parameters(paramLabel = "FILE", description = "a record of any format")
    private Path file = Path.of("");

    @Mixin private RecordReader.One record = new RecordReader.One();

    @Option(names = "--hand", paramLabel = "N", description = "only that hand, counted from 1")
    private int number;

    @Option(names = "--seat", paramLabel = "SEAT", description = "as A, B, C or D saw it")
    private String seat = "";

    @Option(names = "--ascii", description = "no pictures of tiles")
    private boolean ascii;

    @Spec private CommandSpec spec = CommandSpec.create();

    private final Paper paper;

    RecordsShowCommand(Paper paper) {
        this.paper = paper;
    }

    @Override
    public void run() {
        Transcript match = Catalog.formats().completed(record.read(spec.commandLine(), file));
        Eyes eyes = eyes(match);
        List<RecordedHand> hands = match.hands();
        if (number < 0 || number > hands.size()) {
            throw complaint(
                    "there is no hand " + number + "; the record has " + hands.size() + ".");
        }
        PrintWriter out = spec.commandLine().getOut();
        for (int i = 0; i < hands.size(); i++) {
            if (number == 0 || number == i + 1) {
                if (i > 0 && number == 0) {
                    out.println();
                }
                new HandSheet(ascii ? paper.ascii() : paper, out, match.header(), eyes)
                        .print(hands.get(i));
            }
        }
    }

    private Eyes eyes(Transcript match) {
        if (seat.isEmpty()) {
            return Eyes.REFEREE;
        }
        List<Seat> seats =
                match.hands().isEmpty()
                        ? List.of()
                        : match.hands().getFirst().started().points().seats();
        return Arrays.stream(Seat.values())
                .filter(each -> each.name().equalsIgnoreCase(seat) && seats.contains(each))
                .findFirst()
                .map(Eyes::of)
                .orElseThrow(() ->
                        complaint(
                                "there is no seat '"
                                        + seat
                                        + "'; the seats are "
                                        + listed(seats)
                                        + "."));
    }

    private static String listed(List<Seat> seats) {
        return seats.stream().map(Seat::name).collect(Collectors.joining(", "));
    }

    private BadInput complaint(String sentence) {
        return new BadInput(spec.commandLine(), sentence);
    }
}
