package sparrow.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.util.function.UnaryOperator;

/// Answers lines one by one; a line is held no longer than it takes to answer it, and never beyond
/// its bound. Blank lines are passed over.
final class Batch {
    private final Reader in;
    private final PrintWriter out;
    private final char[] buffer = new char[8_192];
    private int at;
    private int end;

    Batch(Reader in, PrintWriter out) {
        this.in = in;
        this.out = out;
    }

    /// @param tooLong the answer to a line longer than `longest`
    void answer(int longest, String tooLong, UnaryOperator<String> answers) throws IOException {
        StringBuilder line = new StringBuilder(512);
        boolean over = false;
        for (int c = read(); ; c = read()) {
            if (c >= 0 && c != '\n') {
                over |= line.length() == longest;
                if (!over) {
                    line.append((char) c);
                }
                continue;
            }
            if (over || !line.toString().isBlank()) {
                out.println(over ? tooLong : answers.apply(line.toString()));
            }
            if (c < 0) {
                return;
            }
            line.setLength(0);
            over = false;
        }
    }

    private int read() throws IOException {
        if (at == end) {
            end = Math.max(0, in.read(buffer));
            at = 0;
            if (end == 0) {
                return -1;
            }
        }
        return buffer[at++];
    }
}
