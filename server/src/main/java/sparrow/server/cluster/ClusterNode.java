package sparrow.server.cluster;

import java.util.concurrent.CompletableFuture;
import sparrow.server.table.Whereabouts;

/// A server in a cluster, as it sees the tables of all nodes.
public interface ClusterNode extends Whereabouts {
    /// Completed when the cluster goes on without this node, which then must not go on either.
    CompletableFuture<Void> separated();

    /// Hands the tables that are kept here over to the other nodes, and leaves.
    void leave();
}
