package sparrow.records.file;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Texts that hold several records one after another.
public final class SeveralRecords {
    private SeveralRecords() {}

    /// The text cut before every place at which a record begins; what stands before the first
    /// belongs to it.
    public static List<String> before(String text, Pattern beginning) {
        List<Integer> places = new ArrayList<>();
        Matcher matcher = beginning.matcher(text);
        while (matcher.find()) {
            places.add(matcher.start());
        }
        return cut(text, places.isEmpty() ? places : places.subList(1, places.size()));
    }

    /// The text cut behind every place at which a record ends.
    public static List<String> behind(String text, String ending) {
        List<Integer> places = new ArrayList<>();
        for (int at = text.indexOf(ending); at >= 0; at = text.indexOf(ending, at + 1)) {
            places.add(at + ending.length());
        }
        return cut(text, places);
    }

    private static List<String> cut(String text, List<Integer> places) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int place : places) {
            parts.add(text.substring(from, place));
            from = place;
        }
        parts.add(text.substring(from));
        parts.removeIf(String::isBlank);
        return parts.size() < 2
                ? List.of(text)
                : parts.stream().map(part -> part.stripTrailing() + "\n").toList();
    }
}
