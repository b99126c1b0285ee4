package sparrow.answers;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/// A text that grows, in UTF-8.
public final class ByteText {
    private static final int MOST_DIGITS = 10;

    private byte[] bytes;
    private int size;

    /// @param room how many bytes fit before it takes more memory
    public ByteText(int room) {
        bytes = new byte[Math.max(1, room)];
    }

    public void writeTo(OutputStream out) throws IOException {
        out.write(bytes, 0, size);
    }

    /// @param letter of ASCII
    boolean endsWith(char letter) {
        return size > 0 && bytes[size - 1] == letter;
    }

    /// @param letter of ASCII
    public ByteText append(char letter) {
        reserve(1);
        bytes[size++] = (byte) letter;
        return this;
    }

    public ByteText append(String text) {
        return append(text.getBytes(UTF_8));
    }

    /// @param text in UTF-8
    ByteText append(byte[] text) {
        reserve(text.length);
        System.arraycopy(text, 0, bytes, size, text.length);
        size += text.length;
        return this;
    }

    ByteText append(long number) {
        if (Math.abs(number) > Integer.MAX_VALUE || number == Long.MIN_VALUE) {
            return append(Long.toString(number));
        }
        if (number < 0) {
            append('-');
        }
        appendSmall((int) Math.abs(number));
        return this;
    }

    private void appendSmall(int number) {
        int digits = 1;
        for (int least = 10; digits < MOST_DIGITS && number >= least; least *= 10) {
            digits++;
        }
        reserve(digits);
        int left = number;
        for (int at = size + digits - 1; at >= size; at--) {
            int tenth = tenth(left);
            bytes[at] = (byte) ('0' + left - 10 * tenth);
            left = tenth;
        }
        size += digits;
    }

    /// By multiplying, since the quick compiler would divide.
    private static int tenth(int number) {
        return (int) ((number * 0xCCCC_CCCDL) >>> 35);
    }

    /// Appends the text if it has only letters that JSON has as they are; whether it has.
    boolean isAppendedPlain(String text) {
        int length = text.length();
        reserve(length);
        byte[] to = bytes;
        int at = size;
        for (int i = 0; i < length; i++) {
            char letter = text.charAt(i);
            if (letter < ' ' || letter > '~' || letter == '"' || letter == '\\') {
                return false;
            }
            to[at++] = (byte) letter;
        }
        size = at;
        return true;
    }

    private void reserve(int more) {
        if (size + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more));
        }
    }

    @Override
    public String toString() {
        return new String(bytes, 0, size, UTF_8);
    }
}
