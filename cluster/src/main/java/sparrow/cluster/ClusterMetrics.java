package sparrow.cluster;

import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;
import org.apache.pekko.cluster.typed.Cluster;
import sparrow.server.health.Metrics;

/// What is counted of a node.
final class ClusterMetrics {
    private final LongAdder takenUp;
    private final LongAdder handedOver;

    ClusterMetrics(Metrics metrics, Cluster cluster, LongSupplier lines) {
        this.takenUp =
                metrics.counter("sparrow_cluster_taken_up_total", "Tables that this node took up.");
        this.handedOver =
                metrics.counter(
                        "sparrow_cluster_handed_over_total",
                        "Tables that this node handed over to others.");
        metrics.gauge(
                "sparrow_cluster_members",
                "Nodes of the cluster, as this one sees it.",
                () -> size(cluster.state().getMembers()));
        metrics.gauge(
                "sparrow_cluster_unreachable",
                "Those of them that it does not reach.",
                () -> cluster.state().getUnreachable().size());
        metrics.gauge(
                "sparrow_cluster_lines",
                "Connections here to tables of all nodes.",
                lines::getAsLong);
    }

    private static int size(Iterable<?> members) {
        int size = 0;
        for (Object _ : members) {
            size++;
        }
        return size;
    }

    void takenUp() {
        takenUp.increment();
    }

    void handedOver() {
        handedOver.increment();
    }
}
