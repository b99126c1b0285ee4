package sparrow.core.table;

import java.math.BigDecimal;
import java.math.RoundingMode;

/// Numbers as people read them, the same in every country: `12,300`, `-1.5`, `40.8`.
///
/// They are written by hand since Java's own formats take longer to load than most answers to find.
public final class Figures {
    private static final int GROUP = 3;

    /// Java writes smaller numbers with an exponent; with so few digits nothing is left of them.
    private static final double LEAST = 1e-3;

    private static final int FEW = 2;

    /// Percentages below the first are too small to tell apart, below the second they have a digit
    /// behind the point (as what is told roughly has), and short of certainty none is above the
    /// third.
    private static final double SMALLEST_SHOWN = 0.05;

    private static final double ONE_DIGIT = 9.95;
    private static final double MOST_UNCERTAIN = 99;

    private static final int TEN = 10;

    private Figures() {}

    /// A whole number with commas, such as `12,300`.
    public static String whole(long number) {
        return grouped(Long.toString(number));
    }

    /// A number rounded to so many digits behind the point, halves away from zero.
    public static String fixed(double number, int digits) {
        boolean isNothing = Math.abs(number) < LEAST && digits <= FEW;
        String text = isNothing ? "0.0" : Double.toString(Math.abs(number));
        int point = text.indexOf('.');
        if (point < 0 || text.indexOf('E') >= 0) {
            return BigDecimal.valueOf(number)
                    .setScale(digits, RoundingMode.HALF_UP)
                    .toPlainString();
        }
        StringBuilder all = new StringBuilder(text).deleteCharAt(point);
        boolean up = point + digits < all.length() && all.charAt(point + digits) >= '5';
        while (all.length() < point + digits) {
            all.append('0');
        }
        all.setLength(point + digits);
        int whole = point + (up ? carried(all) : 0);
        boolean isZero = all.chars().allMatch(digit -> digit == '0');
        if (digits > 0) {
            all.insert(whole, '.');
        }
        return number < 0 && !isZero ? "-" + all : all.toString();
    }

    /// Adds one to a number in digits; how many digits it has more then.
    private static int carried(StringBuilder digits) {
        for (int at = digits.length() - 1; at >= 0; at--) {
            if (digits.charAt(at) < '9') {
                digits.setCharAt(at, (char) (digits.charAt(at) + 1));
                return 0;
            }
            digits.setCharAt(at, '0');
        }
        digits.insert(0, '1');
        return 1;
    }

    /// A share from 0 to 1 in percent: `42 %`, `4.2 %` below ten. What is possible is never 0 %,
    /// what is not certain never 100 %.
    public static String percent(double share) {
        double percent = 100 * share;
        if (percent <= 0) {
            return "0 %";
        }
        if (percent < SMALLEST_SHOWN) {
            return "under 0.1 %";
        }
        if (share >= 1) {
            return "100 %";
        }
        return (percent < ONE_DIGIT
                        ? fixed(percent, 1)
                        : fixed(Math.min(MOST_UNCERTAIN, percent), 0))
                + " %";
    }

    /// A number with the thing it counts, such as `1 tile` and `2 tiles`.
    public static String counted(long number, String one, String many) {
        return whole(number) + " " + (number == 1 ? one : many);
    }

    /// A number with at most one digit behind the point, and none that says nothing.
    public static String brief(double number) {
        String text = fixed(number, 1);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }

    /// A number that is only about so, with two digits that count: `6,800`, `73`, `3.4`.
    public static String roughly(double number) {
        double size = Math.abs(number);
        if (size < ONE_DIGIT) {
            return brief(number);
        }
        double unit = 1;
        while (size >= TEN * TEN * unit) {
            unit *= TEN;
        }
        return rounded(Math.round(number / unit) * unit);
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
