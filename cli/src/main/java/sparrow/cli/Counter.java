package sparrow.cli;

import java.io.PrintWriter;

/// One line of a terminal that says how many tables are done, where nobody knows how many there
/// are. Where there is no terminal it says nothing.
final class Counter {
    private static final int EVERY = 100;

    private final PrintWriter to;
    private final boolean shown = Integer.getInteger("sparrow.progress", 0) > 0;

    Counter(PrintWriter to) {
        this.to = to;
    }

    void show(int tables) {
        if (shown && tables % EVERY == 0) {
            to.print("\r" + tables + " tables");
            to.flush();
        }
    }

    /// Makes room for other text.
    void clear() {
        if (shown) {
            to.print("\r\u001B[K");
            to.flush();
        }
    }
}
