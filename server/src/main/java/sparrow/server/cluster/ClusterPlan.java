package sparrow.server.cluster;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Which cluster a server joins, and how the other nodes reach it.
///
/// @param name of the cluster, the same on all nodes
/// @param host the address or name by which the others reach this node
/// @param port the same; 0 for any that is free
/// @param seeds nodes to begin with, as host and port, the same list on all nodes; a node that
///   stands first in it begins a cluster if it finds none
/// @param settings a file with further settings of Pekko's
public record ClusterPlan(
        String name, String host, int port, List<String> seeds, Optional<Path> settings) {
    public ClusterPlan {
        seeds = List.copyOf(seeds);
    }
}
