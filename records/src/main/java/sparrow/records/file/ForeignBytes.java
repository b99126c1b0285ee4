package sparrow.records.file;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/// Files that hold records in a way that is not read, known by their first bytes.
final class ForeignBytes {
    /// @param first one letter for each byte
    private record Mark(String first, String sentence) {}

    private static final List<Mark> MARKS =
            List.of(
                    packed("BZh", "bzip2"),
                    packed("\u00FD7zXZ\0", "xz"),
                    packed("7z\u00BC\u00AF'\u001C", "7-Zip"),
                    packed("Rar!\u001A", "RAR"),
                    packed("(\u00B5/\u00FD", "Zstandard"),
                    new Mark(
                            "SQLite format 3",
                            "this is a database; export its records, one a file or one a line"),
                    new Mark(
                            "%PDF",
                            "this is a document in PDF; save the record itself, not its print"));

    /// The names of the messages in which the server of Mahjong Soul sends a record.
    private static final List<String> MESSAGES = List.of("lq.GameDetailRecords", "lq.Record");

    private static final int LOOKED_AT = 512;

    private ForeignBytes() {}

    private static Mark packed(String first, String program) {
        return new Mark(
                first, "the file is packed by " + program + ", which is not read; unpack it first");
    }

    /// What such a file is and what to do with it.
    static Optional<String> sentence(byte[] bytes) {
        String beginning =
                new String(
                        bytes, 0, Math.min(bytes.length, LOOKED_AT), StandardCharsets.ISO_8859_1);
        for (Mark mark : MARKS) {
            if (beginning.startsWith(mark.first)) {
                return Optional.of(mark.sentence);
            }
        }
        boolean isMessage =
                beginning.chars().anyMatch(c -> c < '\t')
                        && MESSAGES.stream().anyMatch(beginning::contains);
        return isMessage
                ? Optional.of(
                        "this is a record of Mahjong Soul as its server sends it; decode it into"
                                + " JSON first")
                : Optional.empty();
    }
}
