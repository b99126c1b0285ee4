package sparrow.server;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import sparrow.server.cluster.ClusterPlan;
import sparrow.server.journal.DataPlace;
import sparrow.server.journal.Retention;
import sparrow.server.web.Limits;

/// How to run a server.
///
/// @param operatorPort where the operator is answered, 0 for any port that is free; nowhere if
///   there is none
/// @param cluster the cluster it is a node of; none for a server of its own
public record Options(
        Door door, Store store, Optional<Integer> operatorPort, Optional<ClusterPlan> cluster) {
    /// Where people come in, and who may.
    ///
    /// @param port 0 for any that is free
    /// @param origins pages from elsewhere that are welcome
    /// @param proxies addresses of proxies that may say for whom they ask
    public record Door(
            String host, int port, Set<String> origins, Set<String> proxies, Limits limits) {}

    /// Where games are kept, and how long.
    ///
    /// @param data a folder is made if it is not there
    /// @param keys the folder of the operator's key, unless that is the folder of the games
    public record Store(DataPlace data, Optional<Path> keys, Retention retention) {
        /// The folder of this server on this machine, if it has one.
        Optional<Path> folder() {
            return switch (data) {
                case DataPlace.Folder(Path path) -> Optional.of(path);
                case DataPlace.Database _ -> keys;
            };
        }
    }

    public Options(String host, int port, DataPlace data, Set<String> origins, Limits limits) {
        this(
                new Door(host, port, origins, Set.of(), limits),
                new Store(data, Optional.empty(), Retention.FOREVER),
                Optional.empty(),
                Optional.empty());
    }

    public Options(String host, int port, Path data, Set<String> origins, Limits limits) {
        this(host, port, new DataPlace.Folder(data), origins, limits);
    }

    public Options(String host, int port, Path data) {
        this(host, port, data, Set.of(), Limits.STANDARD);
    }

    /// These behind proxies that may say for whom they ask.
    public Options behind(Set<String> trusted) {
        Door behind = new Door(door.host, door.port, door.origins, trusted, door.limits);
        return new Options(behind, store, operatorPort, cluster);
    }

    /// These, but games are kept only so long.
    public Options keeping(Retention kept) {
        Store keeping = new Store(store.data, store.keys, kept);
        return new Options(door, keeping, operatorPort, cluster);
    }

    /// These with the operator's key in that folder.
    public Options keyedIn(Path folder) {
        Store keyed = new Store(store.data, Optional.of(folder), store.retention);
        return new Options(door, keyed, operatorPort, cluster);
    }

    /// These with an operator at that port.
    public Options operatedAt(int port) {
        return new Options(door, store, Optional.of(port), cluster);
    }

    /// These as a node of a cluster.
    public Options joining(ClusterPlan plan) {
        return new Options(door, store, operatorPort, Optional.of(plan));
    }
}
