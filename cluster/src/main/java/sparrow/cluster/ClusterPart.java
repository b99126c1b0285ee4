package sparrow.cluster;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigValue;
import com.typesafe.config.ConfigValueFactory;
import java.io.IOException;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.apache.pekko.actor.typed.ActorSystem;
import org.jspecify.annotations.Nullable;
import sparrow.server.cluster.ClusterMaker;
import sparrow.server.cluster.ClusterNode;
import sparrow.server.cluster.ClusterPlan;
import sparrow.server.health.Metrics;
import sparrow.server.table.Tables;
import sparrow.server.work.HeavyWork;

/// Joins servers by Apache Pekko.
public final class ClusterPart implements ClusterMaker {
    private static final String STANDARD = "sparrow/cluster/cluster.conf";

    @Override
    public ClusterNode join(ClusterPlan plan, Tables tables, HeavyWork work, Metrics metrics)
            throws IOException {
        ClassLoader loader = ClusterPart.class.getClassLoader();
        Gateway.Awaited awaited = new Gateway.Awaited();
        ActorSystem<Letter> system;
        try {
            system =
                    ActorSystem.create(
                            Gateway.create(awaited, tables), plan.name(), settings(plan, loader));
        } catch (ConfigException wrong) {
            throw new IOException(
                    "the settings of the cluster cannot be used: " + wrong.getMessage(), wrong);
        } catch (RuntimeException failed) {
            if (!isTaken(failed)) {
                throw failed;
            }
            throw new IOException(
                    plan.host()
                            + ":"
                            + plan.port()
                            + " cannot be used for the cluster; choose another with --cluster-host"
                            + " or --cluster-port",
                    failed);
        }
        return new PekkoNode(system, awaited, tables, work, metrics);
    }

    private static boolean isTaken(@Nullable Throwable failed) {
        return failed != null
                && (failed instanceof BindException
                        || String.valueOf(failed.getMessage()).contains("bind")
                        || isTaken(failed.getCause()));
    }

    private static Config settings(ClusterPlan plan, ClassLoader loader) throws IOException {
        Config own = ConfigFactory.empty();
        if (plan.settings().isPresent()) {
            Path file = plan.settings().get();
            if (!Files.isReadable(file)) {
                throw new IOException("the file " + file + " cannot be read");
            }
            own = ConfigFactory.parseFile(file.toFile());
        }
        return own.withFallback(named(plan))
                .withFallback(ConfigFactory.parseResources(loader, STANDARD))
                .withFallback(ConfigFactory.defaultReference(loader))
                .resolve();
    }

    private static Config named(ClusterPlan plan) {
        Stream<String> seeds =
                plan.seeds().stream().map(seed -> "pekko://" + plan.name() + "@" + seed);
        return ConfigFactory.empty()
                .withValue("pekko.remote.artery.canonical.hostname", value(plan.host()))
                .withValue("pekko.remote.artery.canonical.port", value(plan.port()))
                .withValue(
                        "pekko.cluster.seed-nodes",
                        ConfigValueFactory.fromIterable(seeds.toList()));
    }

    private static ConfigValue value(Object value) {
        return ConfigValueFactory.fromAnyRef(value);
    }
}
