package sparrow.bulk;

import java.io.PrintWriter;
import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.sql.SparkSession;

/// Spark at work for one command.
final class Session implements AutoCloseable {
    /// An executor may be lost so often under one task before all is given up.
    private static final String MOST_FAILURES = "16";

    private final Master master;
    private final SparkSession spark;
    private final PrintWriter err;
    private boolean said;

    private Session(Master master, SparkSession spark, PrintWriter err) {
        this.master = master;
        this.spark = spark;
        this.err = err;
    }

    /// @param err where it is said that nobody works
    static Session open(Master master, PrintWriter err) {
        SparkConf conf =
                new SparkConf(false)
                        .setAppName("sparrow")
                        .setMaster(master.address())
                        .set("spark.ui.enabled", "false")
                        .set("spark.ui.showConsoleProgress", "false")
                        .set("spark.log.structuredLogging.enabled", "false")
                        .set("spark.task.maxFailures", MOST_FAILURES)
                        .set("spark.sql.catalogImplementation", "in-memory");
        System.getProperties()
                .stringPropertyNames()
                .forEach(name -> {
                    if (name.startsWith("spark.")) {
                        conf.set(name, System.getProperty(name));
                    }
                });
        if (master.isHere()) {
            conf.set("spark.driver.host", "127.0.0.1");
            conf.set("spark.driver.bindAddress", "127.0.0.1");
        }
        Optional<Baggage> baggage =
                master.isLocal() ? Optional.empty() : Optional.of(Baggage.ofProcess());
        baggage.ifPresent(ours -> conf.set("spark.jars", String.join(",", ours.jars())));
        try {
            SparkSession spark = SparkSession.builder().config(conf).getOrCreate();
            return new Session(master, spark, err);
        } catch (RuntimeException failed) {
            throw new SparkFailure("Spark does not start: " + sentence(failed), failed);
        }
    }

    SparkSession spark() {
        return spark;
    }

    private JavaSparkContext context() {
        return JavaSparkContext.fromSparkContext(spark.sparkContext());
    }

    /// How many tasks can be done at once, as far as is known just now.
    int cores() {
        checkRuns();
        return Math.max(1, spark.sparkContext().defaultParallelism());
    }

    /// Masters send those away whose executors do not start.
    private void checkRuns() {
        if (spark.sparkContext().isStopped()) {
            throw new SparkFailure(
                    master.address() + " has ended our work; the logs of its workers tell why");
        }
    }

    /// Starts work on pieces, a task for each; their results come in the same order.
    <S extends Serializable, T> JavaFutureAction<List<T>> start(
            List<S> pieces, Function<S, T> work) {
        checkRuns();
        return context().parallelize(pieces, pieces.size()).map(work).collectAsync();
    }

    /// Says once that no worker has come yet.
    void sayIfNobodyWorks() {
        boolean nobody = spark.sparkContext().statusTracker().getExecutorInfos().length < 2;
        if (nobody && !said && !master.isLocal()) {
            said = true;
            err.println("sparrow: waiting for a worker of " + master.address() + ".");
            err.flush();
        }
    }

    /// The first line of what went wrong at the root.
    static String sentence(Throwable failed) {
        Throwable root = failed;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        String message = root.getMessage();
        return message == null || message.isBlank()
                ? root.getClass().getSimpleName()
                : message.lines().findFirst().orElseThrow();
    }

    @Override
    public void close() {
        spark.stop();
    }
}
