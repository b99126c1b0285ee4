package sparrow.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/// Runs commands and keeps what they write.
abstract class CommandTest {
    final StringWriter out = new StringWriter();
    final StringWriter err = new StringWriter();

    final int run(Paper paper, String... words) {
        return Main.run(paper, new PrintWriter(out), new PrintWriter(err), words);
    }

    final int run(String... words) {
        return run(Paper.PLAIN, words);
    }
}
