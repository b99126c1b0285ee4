package sparrow.page.stead.sparrow.server.table;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.server.journal.JournalConflict;

/// Does one thing after another, in the order they were posted, at once: there is one thread.
final class Mailbox {
    private static final Logger LOG = LoggerFactory.getLogger(Mailbox.class);

    private final String name;
    private final Consumer<JournalConflict> lost;
    private final Queue<Runnable> letters = new ArrayDeque<>();
    private boolean running;

    /// @param lost is told what could not be written, whoever wanted it
    Mailbox(String name, Consumer<JournalConflict> lost) {
        this.name = name;
        this.lost = lost;
    }

    void post(Runnable letter) {
        letters.add(letter);
        if (running) {
            return;
        }
        running = true;
        for (Runnable next = letters.poll(); next != null; next = letters.poll()) {
            try {
                next.run();
            } catch (JournalConflict unwritten) {
                lost.accept(unwritten);
            } catch (RuntimeException bug) {
                LOG.error("table {}: something went wrong", name, bug);
            }
        }
        running = false;
    }

    /// What comes of it; what it throws is thrown here.
    <T> T ask(Supplier<T> question) {
        if (running) {
            throw new IllegalStateException("a table asks itself");
        }
        running = true;
        try {
            return question.get();
        } finally {
            running = false;
            post(() -> {});
        }
    }
}
