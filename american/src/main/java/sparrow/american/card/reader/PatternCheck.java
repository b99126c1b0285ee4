package sparrow.american.card.reader;

import java.util.List;
import java.util.TreeSet;
import sparrow.american.card.Numbers;
import sparrow.american.card.Pattern;
import sparrow.american.card.Piece;
import sparrow.american.card.Remark;
import sparrow.american.card.Variation;

/// Whether groups and remark make sense together: fourteen tiles, and a remark about something that
/// is there.
record PatternCheck(Pattern pattern, int column, Problems.OnLine problems) {
    void check() {
        fourteen();
        Remark remark = pattern.remark();
        int digits = most(Piece.DIGITS);
        int variables = most(Piece.VARIABLES);
        if (remark.run() > 0 && digits == 0) {
            error("run needs digits", "write the lowest run, such as 111a 222b 333c");
        }
        if (remark.like().isPresent() && digits != 1) {
            error(
                    "like needs one digit and the line has " + (digits == 0 ? "none" : digits),
                    "write the same digit everywhere, such as 111a 111b, or use x in 1-9");
        }
        for (char variable : Piece.VARIABLES.toCharArray()) {
            if (!pattern.uses(variable) && speaksOf(variable)) {
                error("the remark speaks of " + variable + ", the groups do not", "leave it out");
            }
        }
        if (remark.has(Remark.Word.DISTINCT) && variables < 2) {
            error("distinct needs two variables", "leave it out, or use x and y");
        }
        if (remark.has(Remark.Word.MIRROR) && digits + variables == 0) {
            error("mirror needs numbers", "leave it out");
        }
    }

    private void fourteen() {
        TreeSet<Integer> sizes = sizes();
        if (!sizes.equals(new TreeSet<>(List.of(Variation.TILES)))) {
            int wrong =
                    sizes.stream().filter(size -> size != Variation.TILES).findFirst().orElse(0);
            error(
                    "the line has "
                            + wrong
                            + " tiles"
                            + (sizes.size() > 1 ? " in one version" : ""),
                    "a hand has 14: "
                            + (wrong < Variation.TILES ? "add " : "take away ")
                            + Math.abs(Variation.TILES - wrong));
        }
    }

    /// The sizes the hand can have, one unless alternatives differ in length.
    private TreeSet<Integer> sizes() {
        TreeSet<Integer> sizes = new TreeSet<>(List.of(0));
        for (List<Piece> slot : pattern.slots()) {
            TreeSet<Integer> more = new TreeSet<>();
            for (int size : sizes) {
                slot.forEach(piece -> more.add(size + piece.size()));
            }
            sizes = more;
        }
        return sizes;
    }

    private boolean speaksOf(char variable) {
        return pattern.remark().domains().containsKey(variable) || pattern.remark().ties(variable);
    }

    /// How many of these glyphs stand in one version of the line, at most.
    private int most(String glyphs) {
        int bits = glyphs.chars().map(Numbers.GLYPHS::indexOf).map(at -> 1 << at).sum();
        int most = 0;
        for (int numbers : pattern.numbersOfVersions()) {
            most = Math.max(most, Integer.bitCount(numbers & bits));
        }
        return most;
    }

    private void error(String what, String remedy) {
        problems.error(column, what, remedy);
    }
}
