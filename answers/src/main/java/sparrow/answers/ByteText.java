package sparrow.answers;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/// A text that grows, in UTF-8.
public final class ByteText {
    private static final byte[] LEAST = "-9223372036854775808".getBytes(ISO_8859_1);

    private byte[] bytes;
    private int size;

    /// @param room how many bytes fit before it takes more memory
    public ByteText(int room) {
        bytes = new byte[Math.max(LEAST.length, room)];
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
        reserve(LEAST.length);
        if (number < 0) {
            if (number == Long.MIN_VALUE) {
                return append(LEAST);
            }
            bytes[size++] = '-';
        }
        long left = Math.abs(number);
        int digits = digits(left);
        for (int at = size + digits - 1; at >= size; at--) {
            bytes[at] = (byte) ('0' + left % 10);
            left /= 10;
        }
        size += digits;
        return this;
    }

    private static int digits(long number) {
        int digits = 1;
        for (long left = number / 10; left > 0; left /= 10) {
            digits++;
        }
        return digits;
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
