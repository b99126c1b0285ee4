package sparrow.american.card.reader;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sparrow.american.card.Domain;
import sparrow.american.card.Numbers;
import sparrow.american.card.Piece;
import sparrow.american.card.Remark;

/// The numbers that a remark allows a line without alternatives. Only the digits and variables that
/// the line has must be from 1 to 9; what stands in other alternatives does not limit it.
final class NumberChoices {
    private static final int FIRST_DIGIT = 1;
    private static final int LAST_DIGIT = 9;
    private static final int FIRST_VARIABLE = Numbers.GLYPHS.indexOf(Piece.VARIABLES);

    /// Beyond these no variable can be tied to one from 1 to 9.
    private static final int LEAST = 1 - 2 * 9;

    private static final int MOST = 9 + 2 * 9;

    private final Remark remark;
    private final Map<Integer, List<Numbers>> known = new HashMap<>();

    NumberChoices(Remark remark) {
        this.remark = remark;
    }

    /// @param glyphs the digits and variables of the line, see [Pattern#numbers()]
    List<Numbers> of(int glyphs) {
        return known.computeIfAbsent(glyphs, this::choices);
    }

    private List<Numbers> choices(int glyphs) {
        Set<Numbers> choices = new LinkedHashSet<>();
        for (Numbers digits : digits(glyphs)) {
            for (Numbers variables : variables(glyphs)) {
                Numbers both = digits.and(variables);
                choices.add(both);
                if (remark.has(Remark.Word.MIRROR)) {
                    choices.add(both.mirrored());
                }
            }
        }
        return List.copyOf(choices);
    }

    private List<Numbers> digits(int glyphs) {
        List<Numbers> choices = new ArrayList<>();
        if (remark.like().isPresent()) {
            for (int number = 1; number <= 9; number++) {
                if (remark.like().get().contains(number)) {
                    choices.add(alike(glyphs, number));
                }
            }
            return choices;
        }
        for (int shift = -8; shift <= 8; shift++) {
            if (remark.run() == 0 ? shift == 0 : shift % remark.run() == 0 && fits(glyphs, shift)) {
                choices.add(shifted(glyphs, shift));
            }
        }
        return choices;
    }

    private static boolean has(int glyphs, int glyph) {
        return (glyphs >> glyph & 1) != 0;
    }

    private static boolean fits(int glyphs, int shift) {
        for (int digit = FIRST_DIGIT; digit <= LAST_DIGIT; digit++) {
            if (has(glyphs, digit) && !Domain.ANY.contains(digit + shift)) {
                return false;
            }
        }
        return true;
    }

    private static Numbers alike(int glyphs, int number) {
        Numbers numbers = Numbers.NONE;
        for (int digit = FIRST_DIGIT; digit <= LAST_DIGIT; digit++) {
            numbers = has(glyphs, digit) ? numbers.with(digit, number) : numbers;
        }
        return numbers;
    }

    private static Numbers shifted(int glyphs, int shift) {
        Numbers numbers = Numbers.NONE;
        for (int digit = FIRST_DIGIT; digit <= LAST_DIGIT; digit++) {
            numbers = has(glyphs, digit) ? numbers.with(digit, digit + shift) : numbers;
        }
        return numbers;
    }

    private Set<Numbers> variables(int glyphs) {
        Set<Numbers> choices = new LinkedHashSet<>();
        bind(glyphs, new int[Piece.VARIABLES.length()], 0, choices);
        return choices;
    }

    /// Tries every number for a variable and those behind it.
    private void bind(int glyphs, int[] values, int variable, Set<Numbers> choices) {
        if (variable == values.length) {
            if (agree(glyphs, values)) {
                choices.add(packed(glyphs, values));
            }
            return;
        }
        char name = Piece.VARIABLES.charAt(variable);
        Domain domain = remark.domains().getOrDefault(name, Domain.ANY);
        boolean used = has(glyphs, FIRST_VARIABLE + variable);
        if (!used && !remark.ties(name)) {
            bind(glyphs, values, variable + 1, choices);
        } else if (used || !domain.equals(Domain.ANY)) {
            for (int number = 1; number <= 9; number++) {
                if (domain.contains(number)) {
                    values[variable] = number;
                    bind(glyphs, values, variable + 1, choices);
                }
            }
        } else {
            for (int number = LEAST; number <= MOST; number++) {
                values[variable] = number;
                bind(glyphs, values, variable + 1, choices);
            }
        }
    }

    private boolean agree(int glyphs, int[] values) {
        for (Remark.Equation equation : remark.equations()) {
            int left = values[Piece.VARIABLES.indexOf(equation.left())];
            int right = values[Piece.VARIABLES.indexOf(equation.right())];
            if (left != right + equation.more()) {
                return false;
            }
        }
        return !remark.has(Remark.Word.DISTINCT) || areDistinct(glyphs, values);
    }

    private static boolean areDistinct(int glyphs, int[] values) {
        Set<Integer> seen = new LinkedHashSet<>();
        for (int variable = 0; variable < values.length; variable++) {
            if (has(glyphs, FIRST_VARIABLE + variable) && !seen.add(values[variable])) {
                return false;
            }
        }
        return true;
    }

    private static Numbers packed(int glyphs, int[] values) {
        Numbers numbers = Numbers.NONE;
        for (int variable = 0; variable < values.length; variable++) {
            int glyph = FIRST_VARIABLE + variable;
            numbers = has(glyphs, glyph) ? numbers.with(glyph, values[variable]) : numbers;
        }
        return numbers;
    }
}
