package sparrow.cli;

import java.util.concurrent.atomic.AtomicBoolean;

/// What a long command says when it is stopped from outside, as by Ctrl-C.
final class LastWords {
    private final AtomicBoolean over = new AtomicBoolean();
    private final Thread hook;

    LastWords(Runnable words) {
        hook =
                new Thread(() -> {
                    if (over.compareAndSet(false, true)) {
                        words.run();
                    }
                });
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /// Takes the words back, because the command has come to its end; false if they are being said.
    boolean forget() {
        boolean inTime = over.compareAndSet(false, true);
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            return inTime; // the process is ending, the hook has been started
        }
        return inTime;
    }
}
