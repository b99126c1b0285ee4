package sparrow.server.table;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.server.journal.JournalConflict;

/// Does one thing after another, in the order they were posted, on a virtual thread that lives only
/// while there is something to do. Whatever could not be written down ends what the table does.
final class Mailbox {
    private static final Logger LOG = LoggerFactory.getLogger(Mailbox.class);

    private final String name;
    private final Consumer<JournalConflict> lost;
    private final Queue<Runnable> letters = new ArrayDeque<>();
    private boolean running;

    /// @param lost is told what could not be written, whoever wanted it: people, bots or clocks
    Mailbox(String name, Consumer<JournalConflict> lost) {
        this.name = name;
        this.lost = lost;
    }

    synchronized void post(Runnable letter) {
        letters.add(letter);
        if (!running) {
            running = true;
            Thread.ofVirtual().name("table " + name).start(this::work);
        }
    }

    /// Posts, waits, and returns what came of it; what it throws is thrown here.
    <T> T ask(Supplier<T> question) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        post(() -> {
            try {
                answer.complete(question.get());
            } catch (RuntimeException thrown) {
                answer.completeExceptionally(thrown);
            }
        });
        try {
            return answer.join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof RuntimeException thrown) {
                throw thrown;
            }
            throw failed;
        }
    }

    private void work() {
        for (Runnable letter = next(); letter != null; letter = next()) {
            try {
                letter.run();
            } catch (JournalConflict unwritten) {
                lost.accept(unwritten);
            } catch (RuntimeException bug) {
                LOG.error("table {}: something went wrong", name, bug);
            }
        }
    }

    private synchronized @Nullable Runnable next() {
        Runnable letter = letters.poll();
        running = letter != null;
        return letter;
    }
}
