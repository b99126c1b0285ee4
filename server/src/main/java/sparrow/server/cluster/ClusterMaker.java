package sparrow.server.cluster;

import java.io.IOException;
import java.util.ServiceLoader;
import sparrow.server.health.Metrics;
import sparrow.server.table.Tables;
import sparrow.server.work.HeavyWork;

/// Joins servers; an optional part of the program brings one, and [ServiceLoader] finds it.
public interface ClusterMaker {
    /// Begins to join a cluster; until it has, all that concerns tables is refused.
    ///
    /// @param tables those that are kept here
    /// @throws IOException with a sentence for people
    ClusterNode join(ClusterPlan plan, Tables tables, HeavyWork work, Metrics metrics)
            throws IOException;

    /// The one that is loaded.
    ///
    /// @throws IOException with a sentence for people, if there is none
    static ClusterMaker loaded() throws IOException {
        return ServiceLoader.load(ClusterMaker.class)
                .findFirst()
                .orElseThrow(() ->
                        new IOException(
                                "a cluster needs a part of Sparrow that is not loaded; the command"
                                        + " sparrow gets it where --cluster is given"));
    }
}
