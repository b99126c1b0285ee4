package sparrow.records.file;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A format of records, with the ends of the names of its files.
public enum Format {
    SPARROW("sparrow", "our own log, every game", ".jsonl"),
    XML("xml", "Tenhou XML", ".mjlog", ".xml"),
    JSON("json", "Tenhou JSON", ".json"),
    MJAI("mjai", "mjai, JSON lines", ".mjai", ".mjson");

    private static final String COMPRESSED = ".gz";

    private final String key;
    private final String title;
    private final List<String> ends;

    Format(String key, String title, String... ends) {
        this.key = key;
        this.title = title;
        this.ends = List.of(ends);
    }

    /// The name people type.
    public String key() {
        return key;
    }

    public String title() {
        return title;
    }

    public static Optional<Format> named(String key) {
        return Arrays.stream(values()).filter(format -> format.key.equals(key)).findFirst();
    }

    /// The format of files with such a name.
    public static Optional<Format> ofFile(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        String plain =
                isCompressed(name)
                        ? lower.substring(0, lower.length() - COMPRESSED.length())
                        : lower;
        return Arrays.stream(values())
                .filter(format -> format.ends.stream().anyMatch(plain::endsWith))
                .findFirst();
    }

    /// Whether files with such a name are compressed.
    public static boolean isCompressed(String name) {
        return name.toLowerCase(Locale.ROOT).endsWith(COMPRESSED);
    }

    /// The ends of file names, for people.
    public static String ends() {
        return String.join(
                ", ", Arrays.stream(values()).flatMap(format -> format.ends.stream()).toList());
    }
}
