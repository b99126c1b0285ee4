package sparrow.cli;

import java.io.PrintWriter;
import java.util.Optional;
import sparrow.answers.RiichiAnalysis;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Notation;

/// Prints how far a Riichi hand is from a win, for a person.
final class RiichiSheet {
    private final Paper paper;
    private final PrintWriter out;

    RiichiSheet(Paper paper, PrintWriter out) {
        this.paper = paper;
        this.out = out;
    }

    void distances(Hand hand, RiichiAnalysis analysis) {
        if (paper.pictures()) {
            out.println(Notation.UNICODE.write(hand));
        }
        out.println(
                Notation.COMPACT.write(hand) + "  " + paper.heading(headline(analysis.shanten())));
        out.println();
        row("four sets and a pair", Optional.of(analysis.sets()));
        row("seven pairs", analysis.pairs());
        row("thirteen orphans", analysis.orphans());
        if (analysis.isOpen()) {
            String far = analysis.withYaku().map(RiichiSheet::words).orElse("out of reach");
            out.println("  " + Paper.padded("a win with a yaku", 22) + far);
        }
    }

    private void row(String form, Optional<Integer> shanten) {
        out.println(
                "  "
                        + Paper.padded(form, 22)
                        + shanten.map(RiichiSheet::words).orElse("not with melds"));
    }

    private static String headline(int shanten) {
        return words(shanten) + (shanten > 0 ? " from ready" : "");
    }

    /// Shanten in words: what is 0 is ready.
    static String words(int shanten) {
        return switch (shanten) {
            case -1 -> "complete";
            case 0 -> "ready";
            default -> shanten + " away";
        };
    }
}
