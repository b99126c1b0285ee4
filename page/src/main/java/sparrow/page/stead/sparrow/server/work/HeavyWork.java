package sparrow.page.stead.sparrow.server.work;

import java.util.function.Consumer;
import java.util.function.Supplier;
import sparrow.page.stead.Browser;
import sparrow.server.work.Asker;
import sparrow.server.work.Outcome;
import sparrow.server.work.Size;

/// Work for the one person who is here.
public final class HeavyWork {
    public Place admit(Asker asker, Size size) {
        return new Place();
    }

    /// A place for one piece of work.
    public static final class Place implements AutoCloseable {
        public <T> T ask(Supplier<T> work, Consumer<Runnable> watch) {
            return work.get();
        }

        /// Has the work done soon.
        public <T> Errand start(Supplier<T> work, Consumer<Outcome<T>> then) {
            boolean[] cancelled = new boolean[1];
            Browser.later(
                    () -> {
                        if (!cancelled[0]) {
                            then.accept(Outcome.of(work));
                        }
                    },
                    0);
            return () -> cancelled[0] = true;
        }

        @Override
        public void close() {}
    }

    /// Work under way.
    @FunctionalInterface
    public interface Errand {
        /// Nobody waits for it any more.
        void cancel();
    }
}
