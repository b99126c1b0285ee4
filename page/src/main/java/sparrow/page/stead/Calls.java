package sparrow.page.stead;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.UnsupportedCharsetException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What TeaVM's class library lacks of classes that it has.
public final class Calls {
    private static final long LOW = 0xFFFF_FFFFL;
    private static final Map<String, byte[]> FETCHED = new HashMap<>();

    private Calls() {}

    /// A file that lies beside the engine and was fetched, or one within it.
    public static @Nullable InputStream getResourceAsStream(Class<?> owner, String name) {
        byte[] file = FETCHED.get(name);
        return file == null ? owner.getResourceAsStream(name) : new ByteArrayInputStream(file);
    }

    /// A file that was fetched, by the name that its class asks for.
    public static void fetched(String name, byte[] file) {
        FETCHED.put(name, file);
    }

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

    public static Stream<MatchResult> results(Matcher matcher) {
        List<MatchResult> results = new ArrayList<>();
        matcher.reset();
        while (matcher.find()) {
            results.add(matcher.toMatchResult());
        }
        return results.stream();
    }

    /// Whether texts written so can be read.
    public static boolean isSupported(String charset) {
        try {
            return !Charset.forName(charset).name().isEmpty();
        } catch (UnsupportedCharsetException unknown) {
            return false;
        }
    }

    public static <K, V> SortedMap<K, V> emptySortedMap() {
        return unmodifiableSortedMap(new TreeMap<>());
    }

    public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> map) {
        return new KeptMap<>(map);
    }

    // --- what TeaVM does otherwise ---

    /// Half goes up.
    public static long round(double x) {
        double below = Math.floor(x);
        return (long) (x - below >= 0.5 ? below + 1 : below);
    }

    /// Half goes to the even one.
    public static double rint(double x) {
        double below = Math.floor(x);
        double rest = x - below;
        boolean up = rest > 0.5 || (rest == 0.5 && below % 2 != 0);
        return Math.copySign(up ? below + 1 : below, x);
    }

    /// TeaVM forgets what has been, wherever a part of the stream ends.
    public static <T> Stream<T> distinct(Stream<T> stream) {
        Set<T> found = new LinkedHashSet<>();
        stream.forEach(found::add);
        return new ArrayList<>(found).stream();
    }

    public static IntStream distinct(IntStream stream) {
        Set<Integer> found = new LinkedHashSet<>();
        stream.forEach(found::add);
        return found.stream().mapToInt(each -> each);
    }

    /// Java carries along what additions lose.
    public static double sum(DoubleStream stream) {
        return sum(stream.toArray());
    }

    private static double sum(double[] numbers) {
        double sum = 0;
        double lost = 0;
        double simple = 0;
        for (double number : numbers) {
            double more = number - lost;
            double now = sum + more;
            lost = now - sum - more;
            sum = now;
            simple += number;
        }
        double whole = sum - lost;
        return Double.isNaN(whole) && Double.isInfinite(simple) ? simple : whole;
    }

    public static OptionalDouble average(DoubleStream stream) {
        double[] numbers = stream.toArray();
        return numbers.length == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(sum(numbers) / numbers.length);
    }

    public static String formatted(String format, Object[] values) {
        return format(Locale.ROOT, format, values);
    }

    public static String format(String format, Object[] values) {
        return format(Locale.ROOT, format, values);
    }

    public static String format(Locale locale, String format, Object[] values) {
        return new CallsFormat(format, values).text(locale);
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
