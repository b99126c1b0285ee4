package sparrow.page.stead.sparrow.server.table;

import java.util.function.Consumer;
import java.util.function.Supplier;
import sparrow.page.stead.Browser;
import sparrow.server.work.Outcome;

/// Bots think one after another, each when what was told before has gone out.
final class BotThreads implements AutoCloseable {
    private int waiting;

    /// @param simply is not needed: nobody else's bots keep one waiting
    <T> void think(
            String table, Supplier<T> thought, Supplier<T> simply, Consumer<Outcome<T>> then) {
        waiting++;
        Browser.later(
                () -> {
                    waiting--;
                    then.accept(Outcome.of(thought));
                },
                0);
    }

    int waiting() {
        return waiting;
    }

    boolean isIdle() {
        return waiting == 0;
    }

    @Override
    public void close() {}
}
