package sparrow.page.stead.sparrow.server.table;

import sparrow.page.stead.Browser;

/// The clock of the browser, and things to do later.
public class Timers implements AutoCloseable {
    Timers() {}

    /// Milliseconds from some fixed moment.
    long now() {
        return (long) Browser.millis();
    }

    /// Runs a short task later.
    public void after(long millis, Runnable task) {
        Browser.later(task::run, (int) Math.min(millis, Integer.MAX_VALUE));
    }

    /// Runs a short task again and again.
    public void every(long millis, Runnable task) {
        Browser.always(task::run, (int) millis);
    }

    @Override
    public void close() {}
}
