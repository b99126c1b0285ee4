package sparrow.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/// What a command line came to.
///
/// @param out what it printed
/// @param err what it said besides
public record Line(int code, String out, String err) {
    /// Runs a line, typed after `sparrow`.
    public static Line run(String line) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code =
                Main.run(Paper.PLAIN, new PrintWriter(out), new PrintWriter(err), line.split(" +"));
        return new Line(code, out.toString(), err.toString());
    }
}
