package sparrow.cluster;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import tools.jackson.databind.node.ObjectNode;

/// How listed tables are, as those who keep them say; asked once a second at most, however many
/// look at the lobby.
final class Lobby {
    private static final long FRESH = 1_000_000_000L;
    private static final long PATIENCE = 2_000;

    private final Function<String, CompletableFuture<ObjectNode>> ask;
    private Map<String, ObjectNode> states = Map.of();
    private long asked = System.nanoTime() - 2 * FRESH;

    /// @param ask a table how it is
    Lobby(Function<String, CompletableFuture<ObjectNode>> ask) {
        this.ask = ask;
    }

    /// The states of these tables; one that is on the move is as it was when it last answered, or
    /// left out.
    synchronized List<ObjectNode> now(List<String> names) {
        if (System.nanoTime() - asked > FRESH) {
            states = fresh(names);
            asked = System.nanoTime();
        }
        return names.stream()
                .flatMap(name -> Optional.ofNullable(states.get(name)).stream())
                .toList();
    }

    private Map<String, ObjectNode> fresh(List<String> names) {
        Map<String, CompletableFuture<Optional<ObjectNode>>> asking = new HashMap<>();
        for (String name : names) {
            asking.put(
                    name,
                    ask.apply(name)
                            .thenApply(Optional::of)
                            .completeOnTimeout(Optional.empty(), PATIENCE, TimeUnit.MILLISECONDS)
                            .exceptionally(_ -> Optional.empty()));
        }
        Map<String, ObjectNode> found = new HashMap<>();
        asking.forEach((name, answer) ->
                answer.join()
                        .or(() -> Optional.ofNullable(states.get(name)))
                        .ifPresent(state -> found.put(name, state)));
        return found;
    }
}
