package sparrow.page.stead.java.util;

/// Bytes as hexadecimal digits.
public final class HexFormat {
    private static final HexFormat LOWER = new HexFormat("0123456789abcdef");
    private static final HexFormat UPPER = new HexFormat("0123456789ABCDEF");

    private final String digits;

    private HexFormat(String digits) {
        this.digits = digits;
    }

    public static HexFormat of() {
        return LOWER;
    }

    public HexFormat withUpperCase() {
        return UPPER;
    }

    public String toHexDigits(byte value) {
        return String.valueOf(
                new char[] {digits.charAt((value >> 4) & 15), digits.charAt(value & 15)});
    }

    public String formatHex(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte each : bytes) {
            text.append(toHexDigits(each));
        }
        return text.toString();
    }

    public byte[] parseHex(CharSequence text) {
        if (text.length() % 2 != 0) {
            throw new IllegalArgumentException("a digit is missing");
        }
        byte[] bytes = new byte[text.length() / 2];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) fromHexDigits(text, 2 * i, 2 * i + 2);
        }
        return bytes;
    }

    public static boolean isHexDigit(int letter) {
        return (letter >= '0' && letter <= '9')
                || (letter >= 'a' && letter <= 'f')
                || (letter >= 'A' && letter <= 'F');
    }

    public static int fromHexDigits(CharSequence text, int from, int to) {
        int number = 0;
        for (int i = from; i < to; i++) {
            if (!isHexDigit(text.charAt(i))) {
                throw new IllegalArgumentException("no hexadecimal digit: " + text.charAt(i));
            }
            number = 16 * number + Character.digit(text.charAt(i), 16);
        }
        return number;
    }
}
