package sparrow.american.card;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The groups of a printed line, each with its alternatives, and the remark behind them.
record Pattern(List<List<Piece>> slots, Remark remark) {
    Pattern {
        slots = slots.stream().map(List::copyOf).toList();
    }

    Stream<Piece> pieces() {
        return slots.stream().flatMap(List::stream);
    }

    boolean uses(char glyph) {
        for (List<Piece> slot : slots) {
            for (Piece piece : slot) {
                if (piece.glyphs().indexOf(glyph) >= 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The line in canonical form.
    String text() {
        String groups = slots.stream().map(Pattern::text).collect(Collectors.joining(" "));
        return remark.text().isEmpty() ? groups : groups + " (" + remark.text() + ")";
    }

    /// Alternatives that share suit and flag print them once, behind the brace.
    private static String text(List<Piece> slot) {
        Piece first = slot.getFirst();
        if (slot.size() == 1) {
            return first.text();
        }
        boolean shared =
                slot.stream()
                        .allMatch(piece ->
                                piece.suit() == first.suit() && piece.flag() == first.flag());
        return slot.stream()
                .map(shared ? Piece::glyphs : Piece::text)
                .collect(
                        Collectors.joining(
                                "|",
                                "{",
                                shared ? "}" + first.suit().text() + first.flag().text() : "}"));
    }
}
