package sparrow.american.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The groups of a printed line, each with its alternatives, and the remark behind them.
public record Pattern(List<List<Piece>> slots, Remark remark) {
    public Pattern {
        List<List<Piece>> copies = new ArrayList<>(slots.size());
        for (List<Piece> slot : slots) {
            copies.add(List.copyOf(slot));
        }
        slots = List.copyOf(copies);
    }

    public Stream<Piece> pieces() {
        return slots.stream().flatMap(List::stream);
    }

    public boolean uses(char glyph) {
        for (List<Piece> slot : slots) {
            for (Piece piece : slot) {
                if (piece.glyphs().indexOf(glyph) >= 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /// How many ways there are to choose among its alternatives.
    public long choices() {
        long choices = 1;
        for (List<Piece> slot : slots) {
            choices = Math.min(choices * slot.size(), Integer.MAX_VALUE);
        }
        return choices;
    }

    /// The pattern that one choice among its alternatives makes.
    ///
    /// @param picks the place of the alternative chosen in each slot
    public Pattern version(int[] picks) {
        List<List<Piece>> chosen = new ArrayList<>(slots.size());
        for (int slot = 0; slot < slots.size(); slot++) {
            chosen.add(List.of(slots.get(slot).get(picks[slot])));
        }
        return new Pattern(chosen, remark);
    }

    /// The digits and variables in it, a bit each, see [Numbers#GLYPHS].
    public int numbers() {
        int numbers = 0;
        for (List<Piece> slot : slots) {
            for (Piece piece : slot) {
                numbers |= piece.numbers();
            }
        }
        return numbers;
    }

    /// What [#numbers()] its versions have; there may be too many versions to look at each.
    public Set<Integer> numbersOfVersions() {
        Set<Integer> all = Set.of(0);
        for (List<Piece> slot : slots) {
            Set<Integer> more = new TreeSet<>();
            for (int before : all) {
                slot.forEach(piece -> more.add(before | piece.numbers()));
            }
            all = more;
        }
        return all;
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
