package sparrow.records.file;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Records that stand in links to a viewer, such as `https://tenhou.net/6/#json=…`: whoever shares
/// or saves a hand from there has a line like that.
final class Links {
    private static final List<String> BEGINNINGS = List.of("http://", "https://");

    /// Behind it stands the record, encoded as everything in a link is.
    private static final String RECORD = "#json=";

    private static final Pattern LINK = Pattern.compile("https?://[^\\s\"'<>]*#json=[^\\s\"'<>]+");

    private Links() {}

    /// The records of a text that has nothing but such links, a line for each; any other text as it
    /// is.
    static String followed(String text) {
        if (BEGINNINGS.stream().noneMatch(text.stripLeading()::startsWith)) {
            return text;
        }
        List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
        return lines.stream().allMatch(Links::isOne)
                ? lines.stream().map(Links::record).collect(Collectors.joining("\n", "", "\n"))
                : text;
    }

    /// The records of the links that stand among other words, each once.
    static List<String> within(String text) {
        return LINK.matcher(text)
                .results()
                .map(result -> record(upToBrace(result.group())))
                .distinct()
                .toList();
    }

    /// Without what follows the record, such as the bracket behind a link in other words.
    private static String upToBrace(String link) {
        int plain = link.lastIndexOf('}') + 1;
        int encoded = link.toUpperCase(Locale.ROOT).lastIndexOf("%7D") + 3;
        return encoded > 2
                ? link.substring(0, encoded)
                : plain > 0 ? link.substring(0, plain) : link;
    }

    private static boolean isOne(String line) {
        return BEGINNINGS.stream().anyMatch(line.strip()::startsWith) && line.contains(RECORD);
    }

    /// A plus stands for itself there.
    private static String record(String line) {
        String told = line.substring(line.indexOf(RECORD) + RECORD.length()).strip();
        int end = told.lastIndexOf('}') < 0 ? told.indexOf('&') : -1;
        String record = (end < 0 ? told : told.substring(0, end)).replace("+", "%2B");
        try {
            return URLDecoder.decode(record, StandardCharsets.UTF_8).replaceAll("\\R", " ");
        } catch (IllegalArgumentException notEncoded) {
            return told;
        }
    }
}
