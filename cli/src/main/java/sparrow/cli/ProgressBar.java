package sparrow.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.Locale;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/// One line of a terminal that says how far a long command is and how long it will still take.
/// Where there is no terminal it says nothing.
public final class ProgressBar {
    private static final long SECOND = 1_000_000_000L;
    private static final long PAUSE = SECOND / 10;
    private static final int BAR = 20;
    private static final String CLEAR = "\r\u001B[K";

    private final PrintWriter to;
    private final int columns;
    private final String unit;
    private final long all;
    private final LongSupplier nanoseconds;
    private final long began;
    private long next;
    private boolean shown;

    /// @param columns of the terminal; 0 where there is none
    /// @param unit what is counted, such as "sets"
    /// @param nanoseconds the clock
    ProgressBar(PrintWriter to, int columns, String unit, long all, LongSupplier nanoseconds) {
        this.to = to;
        this.columns = columns;
        this.unit = unit;
        this.all = all;
        this.nanoseconds = nanoseconds;
        this.began = nanoseconds.getAsLong();
        this.next = began;
    }

    /// The bar of this process; the launcher says whether messages go to a terminal.
    public static ProgressBar ofProcess(PrintWriter to, String unit, long all) {
        int columns = Integer.getInteger("sparrow.progress", 0);
        return new ProgressBar(to, columns, unit, all, System::nanoTime);
    }

    /// The bar of a command whose answers go by as they come: none where they go to the terminal.
    static ProgressBar besideAnswers(PrintWriter to, String unit, long all) {
        return Boolean.getBoolean("sparrow.terminal") ? none() : ofProcess(to, unit, all);
    }

    /// A bar that says nothing.
    static ProgressBar none() {
        return new ProgressBar(new PrintWriter(Writer.nullWriter()), 0, "", 1, System::nanoTime);
    }

    /// Shows how much is done, unless that stands there and is still new.
    ///
    /// @param note what is known so far
    public void show(long done, String note) {
        show(done, () -> note);
    }

    /// @param note asked for only if it is shown
    synchronized void show(long done, Supplier<String> note) {
        long now = nanoseconds.getAsLong();
        if (columns > 0 && (!shown || now - next >= 0)) {
            next = now + PAUSE;
            shown = true;
            to.print(CLEAR + cut((line(done, now - began) + "  " + note.get()).stripTrailing()));
            to.flush();
        }
    }

    private String line(long done, long elapsed) {
        int full = (int) (BAR * done / all);
        String bar = "█".repeat(full) + "░".repeat(BAR - full);
        String left =
                done == 0 ? "" : ", " + time(Math.round((double) elapsed / done * (all - done)));
        return String.format(Locale.ROOT, "%s %,d of %,d %s%s", bar, done, all, unit, left);
    }

    private static String time(long nanoseconds) {
        long seconds = (nanoseconds + SECOND / 2) / SECOND;
        return seconds < 3_600
                ? String.format(Locale.ROOT, "%d:%02d left", seconds / 60, seconds % 60)
                : String.format(
                        Locale.ROOT, "%d:%02d hours left", seconds / 3_600, seconds / 60 % 60);
    }

    private String cut(String line) {
        return line.length() < columns ? line : line.substring(0, columns - 1);
    }

    /// Makes room for other text.
    public synchronized void clear() {
        if (shown) {
            shown = false;
            to.print(CLEAR);
            to.flush();
        }
    }
}
