package sparrow.core.table;

import java.math.BigDecimal;
import java.math.RoundingMode;

/// Numbers as people read them, the same in every country: `12,300`, `-1.5`, `40.8`.
///
/// They are written by hand since Java's own formats take longer to load than most answers to find.
public final class Figures {
    private static final int GROUP = 3;

    private Figures() {}

    /// A whole number with commas, such as `12,300`.
    public static String whole(long number) {
        return grouped(Long.toString(number));
    }

    /// A number rounded to so many digits behind the point, halves away from zero.
    public static String fixed(double number, int digits) {
        return BigDecimal.valueOf(number).setScale(digits, RoundingMode.HALF_UP).toPlainString();
    }

    /// A number rounded to a whole one, with commas.
    public static String rounded(double number) {
        return grouped(fixed(number, 0));
    }

    private static String grouped(String digits) {
        int first = digits.startsWith("-") ? 1 : 0;
        StringBuilder text = new StringBuilder(digits);
        for (int at = digits.length() - GROUP; at > first; at -= GROUP) {
            text.insert(at, ',');
        }
        return text.toString();
    }
}
