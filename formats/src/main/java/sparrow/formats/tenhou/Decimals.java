package sparrow.formats.tenhou;

import java.math.BigDecimal;
import sparrow.records.BadRecord;

/// Numbers with a decimal or without, as records have them.
final class Decimals {
    private static final BigDecimal MOST = BigDecimal.valueOf(10_000_000);

    private Decimals() {}

    static int whole(String text) throws BadRecord {
        return scaled(text, 0);
    }

    /// The number in tenths.
    static int tenths(String text) throws BadRecord {
        return scaled(text, 1);
    }

    private static int scaled(String text, int places) throws BadRecord {
        try {
            if (text.length() > 12) {
                throw new NumberFormatException("too long");
            }
            BigDecimal number = new BigDecimal(text);
            if (number.scale() > 6 || number.scale() < -6 || number.abs().compareTo(MOST) > 0) {
                throw new ArithmeticException("too big");
            }
            return number.movePointRight(places).intValueExact();
        } catch (NumberFormatException | ArithmeticException wrong) {
            throw new BadRecord("a number was expected, with " + places + " decimals at most");
        }
    }

    /// Tenths with one decimal, such as -14.0.
    static String text(int tenths) {
        return BigDecimal.valueOf(tenths, 1).toPlainString();
    }
}
