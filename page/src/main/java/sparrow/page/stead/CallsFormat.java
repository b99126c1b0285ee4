package sparrow.page.stead;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Formatter;
import java.util.Locale;

/// A format whose decimals are rounded as Java rounds them: half goes up, as the number is written.
final class CallsFormat {
    private static final int USUAL_PLACES = 6;

    private final String format;
    private final Object[] values;

    CallsFormat(String format, Object[] values) {
        this.format = format;
        this.values = values.clone();
    }

    /// Every decimal is a text before TeaVM sees it; its width stays with the format.
    String text(Locale locale) {
        StringBuilder known = new StringBuilder();
        int value = 0;
        int at = 0;
        while (at < format.length()) {
            int mark = format.indexOf('%', at);
            if (mark < 0) {
                break;
            }
            known.append(format, at, mark);
            int end = mark + 1;
            while (!Character.isLetter(format.charAt(end)) && format.charAt(end) != '%') {
                end++;
            }
            char kind = format.charAt(end);
            String how = format.substring(mark + 1, end);
            if (kind == 'f') {
                values[value] = decimal(((Number) values[value]).doubleValue(), how);
                known.append('%').append(width(how)).append('s');
            } else {
                known.append(format, mark, end + 1);
            }
            value += kind == '%' || kind == 'n' ? 0 : 1;
            at = end + 1;
        }
        known.append(format, at, format.length());
        return new Formatter(locale).format(known.toString(), values).toString();
    }

    private static String width(String how) {
        int point = how.indexOf('.');
        String before = point < 0 ? how : how.substring(0, point);
        return before.replace("+", "").replace(",", "");
    }

    private static String decimal(double number, String how) {
        if (Double.isNaN(number) || Double.isInfinite(number)) {
            return number > 0 && how.contains("+") ? "+" + word(number) : word(number);
        }
        int point = how.indexOf('.');
        int places = point < 0 ? USUAL_PLACES : Integer.parseInt(how.substring(point + 1));
        String digits =
                BigDecimal.valueOf(Math.abs(number))
                        .setScale(places, RoundingMode.HALF_UP)
                        .toPlainString();
        boolean negative = number < 0 || 1 / number < 0;
        return (negative ? "-" : how.contains("+") ? "+" : "")
                + (how.contains(",") ? grouped(digits) : digits);
    }

    private static String word(double number) {
        return Double.isNaN(number) ? "NaN" : number < 0 ? "-Infinity" : "Infinity";
    }

    private static String grouped(String digits) {
        int end = digits.indexOf('.') < 0 ? digits.length() : digits.indexOf('.');
        StringBuilder text = new StringBuilder(digits);
        for (int at = end - 3; at > 0; at -= 3) {
            text.insert(at, ',');
        }
        return text.toString();
    }
}
