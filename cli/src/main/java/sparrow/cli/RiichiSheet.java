package sparrow.cli;

import java.io.PrintWriter;
import java.util.Optional;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.shapes.Acceptance;
import sparrow.shapes.DiscardAnalysis;

/// Prints the analysis of a Riichi hand for a person.
final class RiichiSheet {
    private static final int NARROWEST = 30;

    private final Paper paper;
    private final PrintWriter out;

    RiichiSheet(Paper paper, PrintWriter out) {
        this.paper = paper;
        this.out = out;
    }

    void distances(RiichiHand hand, RiichiAnalysis analysis) {
        if (paper.pictures()) {
            out.println(Notation.UNICODE.write(hand.hand()));
        }
        out.println(
                Notation.COMPACT.write(hand.hand())
                        + "  "
                        + paper.heading(headline(analysis.shanten())));
        out.println();
        row("four sets and a pair", Optional.of(analysis.sets()));
        row("seven pairs", analysis.pairs());
        row("thirteen orphans", analysis.orphans());
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
    private static String words(int shanten) {
        return switch (shanten) {
            case -1 -> "complete";
            case 0 -> "ready";
            default -> shanten + " away";
        };
    }

    /// Every discard, or what a hand with nothing to discard accepts.
    void choices(RiichiAnalysis analysis) {
        out.println();
        analysis.acceptance()
                .ifPresent(acceptance -> {
                    out.println(paper.heading("left  accepted"));
                    line(padded(4, acceptance.total()), 4, acceptance);
                });
        if (analysis.acceptance().isEmpty()) {
            String picture = paper.pictures() ? "   " : "";
            out.println(paper.heading("discard  " + picture + "then      left  accepted"));
            for (DiscardAnalysis.Discard discard : analysis.discards()) {
                discard(discard);
            }
        }
    }

    private void discard(DiscardAnalysis.Discard discard) {
        Tile tile = discard.tile();
        String picture = paper.pictures() ? paper.picture(tile) + "  " : "";
        String start =
                picture
                        + paper.tinted(tile, Paper.padded(tile.toString(), 7))
                        + "  "
                        + Paper.padded(words(discard.distance() - 1), 8)
                        + padded(6, discard.acceptance().total());
        line(start, (paper.pictures() ? 3 : 0) + 7 + 2 + 8 + 6, discard.acceptance());
    }

    /// The accepted tiles after `start`, which takes up `width` columns, in as many lines as they
    /// need.
    private void line(String start, int width, Acceptance acceptance) {
        StringBuilder line = new StringBuilder(start).append(" ");
        int most = Math.max(NARROWEST, paper.columns() - width - 2);
        int used = 0;
        for (Tile tile : acceptance.tiles()) {
            if (used + 5 > most) {
                out.println(line);
                line.setLength(0);
                line.append(" ".repeat(width + 1));
                used = 0;
            }
            line.append(' ')
                    .append(paper.tile(tile))
                    .append(paper.faint(":" + acceptance.left(tile)));
            used += 5;
        }
        out.println(line);
    }

    private static String padded(int width, int number) {
        String text = String.valueOf(number);
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }
}
