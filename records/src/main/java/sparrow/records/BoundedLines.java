package sparrow.records;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/// Lines of a text that may be hostile: neither one of them nor all of them are read beyond their
/// bounds.
public final class BoundedLines {
    private final Reader reader;
    private final int longest;
    private final int most;
    private long characters;
    private final char[] buffer = new char[8_192];
    private int at;
    private int end;

    /// @param longest the most characters in a line
    /// @param most the most characters in all
    public BoundedLines(Reader reader, int longest, int most) {
        this.reader = reader;
        this.longest = longest;
        this.most = most;
    }

    /// The next line without its end; empty after the last.
    public Optional<String> next() throws IOException, BadRecord {
        StringBuilder line = new StringBuilder(128);
        boolean any = false;
        for (int c = read(); c >= 0; c = read()) {
            any = true;
            if (c == '\n') {
                return Optional.of(line.toString());
            }
            if (line.length() == longest) {
                throw new BadRecord("it is longer than " + longest + " characters");
            }
            line.append((char) c);
        }
        return any ? Optional.of(line.toString()) : Optional.empty();
    }

    private int read() throws IOException, BadRecord {
        if (at == end) {
            end = reader.read(buffer);
            at = 0;
            if (end <= 0) {
                end = 0;
                return -1;
            }
            characters += end;
            if (characters > most) {
                throw new BadRecord("a log has " + most + " characters at most");
            }
        }
        return buffer[at++];
    }
}
