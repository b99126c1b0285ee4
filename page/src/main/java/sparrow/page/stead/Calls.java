package sparrow.page.stead;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/// What TeaVM's class library lacks of classes that it has.
public final class Calls {
    private static final long LOW = 0xFFFF_FFFFL;

    private Calls() {}

    public static Stream<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            int end = from;
            while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
                end++;
            }
            lines.add(text.substring(from, end));
            boolean both = text.startsWith("\r\n", end);
            from = end + (both ? 2 : 1);
        }
        return lines.stream();
    }

    public static void writeBytes(ByteArrayOutputStream out, byte[] bytes) {
        out.write(bytes, 0, bytes.length);
    }

    public static String toString(int codePoint) {
        return new String(Character.toChars(codePoint));
    }

    /// The upper half of the product of two unsigned words.
    public static long unsignedMultiplyHigh(long one, long other) {
        long low = (one & LOW) * (other & LOW);
        long middle = (one >>> 32) * (other & LOW) + (low >>> 32);
        long cross = (one & LOW) * (other >>> 32) + (middle & LOW);
        return (one >>> 32) * (other >>> 32) + (middle >>> 32) + (cross >>> 32);
    }

    public static <K, V> SortedMap<K, V> emptySortedMap() {
        return unmodifiableSortedMap(new TreeMap<>());
    }

    public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> map) {
        return new KeptMap<>(map);
    }

    public static double exp(double x) {
        return ExactMath.exp(x);
    }

    public static double log(double x) {
        return ExactMath.log(x);
    }

    public static double log1p(double x) {
        return ExactMath.log1p(x);
    }

    public static double cos(double x) {
        return ExactMath.cos(x);
    }
}
