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
        while (at < end || fill()) {
            any = true;
            int stop = at;
            while (stop < end && buffer[stop] != '\n') {
                stop++;
            }
            if (line.length() + stop - at > longest) {
                throw new BadRecord("it is longer than " + longest + " characters");
            }
            line.append(buffer, at, stop - at);
            at = stop;
            if (stop < end) {
                at++;
                return Optional.of(line.toString());
            }
        }
        return any ? Optional.of(line.toString()) : Optional.empty();
    }

    private boolean fill() throws IOException, BadRecord {
        at = 0;
        end = Math.max(0, reader.read(buffer));
        characters += end;
        if (characters > most) {
            throw new BadRecord("a log has " + most + " characters at most");
        }
        return end > 0;
    }
}
