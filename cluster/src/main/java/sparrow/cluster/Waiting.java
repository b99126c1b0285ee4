package sparrow.cluster;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import sparrow.server.table.ApiRefusal;

/// Waits for what another node answers.
final class Waiting {
    private Waiting() {}

    /// Whether there is an answer, be it a refusal, within so many milliseconds.
    static boolean hasCome(CompletableFuture<?> answer, long millis) {
        try {
            answer.get(millis, TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException _) {
            return false;
        } catch (ExecutionException _) {
            return true;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    /// @throws ApiRefusal what is refused, or that nothing came
    static <T> T on(CompletableFuture<T> answer, long time, TimeUnit unit) {
        try {
            return answer.get(time, unit);
        } catch (TimeoutException _) {
            throw onTheMove();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw onTheMove();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof ApiRefusal refusal) {
                throw refusal;
            }
            throw new IllegalStateException(failed);
        }
    }

    /// What people are told while nobody answers for a table.
    static ApiRefusal onTheMove() {
        return new ApiRefusal(
                ApiRefusal.Kind.UNAVAILABLE,
                "moving",
                "The table is on the move between machines; your seat is kept. Try again soon.");
    }
}
