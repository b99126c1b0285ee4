package sparrow.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/// What came of one command on plain paper.
record Ran(int code, String out, String err) {
    static Ran of(String... words) {
        return on(Paper.PLAIN, words);
    }

    static Ran on(Paper paper, String... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.run(paper, new PrintWriter(out), new PrintWriter(err), words);
        return new Ran(code, out.toString(), err.toString());
    }
}
