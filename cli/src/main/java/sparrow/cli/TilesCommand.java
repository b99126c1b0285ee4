package sparrow.cli;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.desk.Refusal;
import sparrow.desk.TileText;

/// `sparrow tiles TEXT`: any notation in, all notations out, and every tile by name.
final class TilesCommand implements Runnable {
    static final String PURPOSE =
            "Reads tiles in any notation, shows them in all of them, and names every tile.";

    private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);
    private final Paper paper;

    private TilesCommand(Paper paper) {
        this.paper = paper;
    }

    static CommandLine of(Paper paper) {
        CommandSpec spec = new TilesCommand(paper).spec;
        spec.name("tiles");
        Asking.addHelp(spec);
        spec.addPositional(
                PositionalParamSpec.builder()
                        .paramLabel("TEXT")
                        .arity("1..*")
                        .required(true)
                        .type(List.class)
                        .auxiliaryTypes(String.class)
                        .description("the tiles, such as @|bold 123m456p|@")
                        .build());
        spec.usageMessage()
                .description(PURPOSE)
                .footer(
                        "",
                        "Notations:",
                        "  compact   123m0p789s11z   m characters, p dots, s bamboo, z honors,",
                        "            0 a red five, 1-4f flowers, 5-8f seasons, 1j joker, 2j blank,",
                        "            ? hidden",
                        "  American  1B 2C 3D N E W S R G 0 F J   or words: joker, north, soap, flower",
                        "  Unicode   the mahjong characters, with * after a red five",
                        "Melds: (123m) claimed, [1111m] own, {1111m} face down, (111+1m) one tile"
                                + " added");
        return new CommandLine(spec);
    }

    @Override
    public void run() {
        try {
            show(TileText.counted(String.join(" ", words())));
        } catch (Refusal error) {
            throw BadInput.of(spec.commandLine(), error);
        }
    }

    private List<String> words() {
        return spec.commandLine().getParseResult().matchedPositional(0).originalStringValues();
    }

    private void show(Hand hand) {
        PrintWriter out = spec.commandLine().getOut();
        row(out, "compact", Notation.COMPACT.write(hand));
        row(out, "American", Notation.AMERICAN.write(hand));
        row(out, "Unicode", Notation.UNICODE.write(hand));
        out.println();
        names(out, hand.concealed());
        for (Meld meld : hand.melds()) {
            out.println();
            out.println(paper.heading(title(meld)) + "  " + paper.meld(meld));
            names(out, Tiles.of(meld.tiles()));
        }
    }

    private void row(PrintWriter out, String name, String tiles) {
        out.println(paper.heading(Paper.padded(name, 8)) + "  " + tiles);
    }

    /// One line for each face: how many, the notations, the name.
    private void names(PrintWriter out, Tiles tiles) {
        for (Tile face : tiles.faces()) {
            String picture =
                    paper.pictures() ? paper.picture(face) + (face.isRed() ? " " : "  ") : "";
            out.println(
                    paper.faint(tiles.count(face) + " ×")
                            + "  "
                            + picture
                            + paper.tinted(face, Paper.padded(Notation.COMPACT.write(face), 2))
                            + "  "
                            + Paper.padded(Notation.AMERICAN.write(face), 5)
                            + "  "
                            + face.title());
        }
    }

    private static String title(Meld meld) {
        String manner =
                switch (meld.manner()) {
                    case CLAIMED -> "claimed ";
                    case OWN -> "own ";
                    case FACE_DOWN -> "face-down ";
                };
        String kind =
                switch (meld.kind()) {
                    case RUN -> "run";
                    case GROUP -> group(meld.tiles().size());
                    case MIXED -> "set";
                    case FLOWERS -> "flowers";
                };
        return manner + kind + (meld.added() > 0 ? ", " + meld.added() + " added" : "");
    }

    private static String group(int size) {
        return switch (size) {
            case 3 -> "triplet";
            case 4 -> "kong";
            case 5 -> "quint";
            case 6 -> "sextet";
            default -> "group of " + size;
        };
    }
}
