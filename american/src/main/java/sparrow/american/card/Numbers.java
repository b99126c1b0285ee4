package sparrow.american.card;

import java.util.ArrayList;
import java.util.List;

/// One choice of the numbers of a line: what each digit and each variable stands for.
///
/// @param packed four bits a glyph: digits 1–9, then x, y, z
record Numbers(long packed) {
    private static final String GLYPHS = " " + Piece.DIGITS + Piece.VARIABLES;

    int of(char glyph) {
        return (int) (packed >> (4 * GLYPHS.indexOf(glyph))) & 15;
    }

    /// Every choice the remark of a line allows.
    static List<Numbers> of(Pattern pattern) {
        List<Numbers> choices = new ArrayList<>();
        for (Numbers digits : digits(pattern)) {
            for (Numbers variables : variables(pattern)) {
                Numbers both = new Numbers(digits.packed | variables.packed);
                choices.add(both);
                if (pattern.remark().has(Remark.Word.MIRROR)) {
                    choices.add(both.mirrored());
                }
            }
        }
        return choices;
    }

    private static List<Numbers> digits(Pattern pattern) {
        Remark remark = pattern.remark();
        List<Numbers> choices = new ArrayList<>();
        if (remark.like().isPresent()) {
            for (int number = 1; number <= 9; number++) {
                if (remark.like().get().contains(number)) {
                    choices.add(all(number));
                }
            }
            return choices;
        }
        for (int shift = -8; shift <= 8; shift++) {
            if (remark.run() == 0
                    ? shift == 0
                    : shift % remark.run() == 0 && fits(pattern, shift)) {
                choices.add(shifted(shift));
            }
        }
        return choices;
    }

    private static boolean fits(Pattern pattern, int shift) {
        for (int digit = 1; digit <= 9; digit++) {
            if (pattern.uses((char) ('0' + digit)) && !Domain.ANY.contains(digit + shift)) {
                return false;
            }
        }
        return true;
    }

    /// Every digit standing for that number.
    private static Numbers all(int number) {
        Numbers numbers = new Numbers(0);
        for (int digit = 1; digit <= 9; digit++) {
            numbers = numbers.with(digit, number);
        }
        return numbers;
    }

    private static Numbers shifted(int shift) {
        Numbers numbers = new Numbers(0);
        for (int digit = 1; digit <= 9; digit++) {
            if (Domain.ANY.contains(digit + shift)) {
                numbers = numbers.with(digit, digit + shift);
            }
        }
        return numbers;
    }

    private Numbers with(int glyph, int number) {
        return new Numbers(packed | ((long) number << (4 * glyph)));
    }

    private static List<Numbers> variables(Pattern pattern) {
        List<Numbers> choices = List.of(new Numbers(0));
        for (char variable : Piece.VARIABLES.toCharArray()) {
            if (!pattern.uses(variable)) {
                continue;
            }
            Domain domain = pattern.remark().domains().getOrDefault(variable, Domain.ANY);
            List<Numbers> more = new ArrayList<>();
            for (Numbers before : choices) {
                for (int number = 1; number <= 9; number++) {
                    if (domain.contains(number)) {
                        more.add(before.with(GLYPHS.indexOf(variable), number));
                    }
                }
            }
            choices = more;
        }
        return choices.stream().filter(numbers -> numbers.obeys(pattern)).toList();
    }

    private boolean obeys(Pattern pattern) {
        for (Remark.Equation equation : pattern.remark().equations()) {
            if (of(equation.left()) != of(equation.right()) + equation.more()) {
                return false;
            }
        }
        return !pattern.remark().has(Remark.Word.DISTINCT) || distinct(pattern);
    }

    private boolean distinct(Pattern pattern) {
        int seen = 0;
        for (char variable : Piece.VARIABLES.toCharArray()) {
            int bit = 1 << of(variable);
            if (pattern.uses(variable) && (seen & bit) != 0) {
                return false;
            }
            seen |= pattern.uses(variable) ? bit : 0;
        }
        return true;
    }

    private Numbers mirrored() {
        Numbers mirrored = new Numbers(0);
        for (int glyph = 1; glyph < GLYPHS.length(); glyph++) {
            int number = (int) (packed >> (4 * glyph)) & 15;
            mirrored = number == 0 ? mirrored : mirrored.with(glyph, 10 - number);
        }
        return mirrored;
    }
}
