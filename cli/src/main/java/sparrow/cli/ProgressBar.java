package sparrow.cli;

import java.io.PrintWriter;

/// How far a long task has come, on the last line of a terminal; nothing anywhere else.
final class ProgressBar {
    private static final int WIDTH = 30;

    private final PrintWriter out;
    private final boolean isShown;
    private final int steps;
    private int done;

    ProgressBar(Paper paper, PrintWriter out, int steps) {
        this.out = out;
        this.isShown = paper.pictures() && steps > 1;
        this.steps = steps;
    }

    void advance() {
        done++;
        if (isShown) {
            int filled = WIDTH * done / steps;
            out.print(
                    "\r["
                            + "#".repeat(filled)
                            + " ".repeat(WIDTH - filled)
                            + "] "
                            + done
                            + " of "
                            + steps);
            out.flush();
        }
    }

    /// Clears the line, so that something else can be printed on it.
    void hide() {
        if (isShown) {
            out.print("\r\u001B[K");
            out.flush();
        }
    }
}
