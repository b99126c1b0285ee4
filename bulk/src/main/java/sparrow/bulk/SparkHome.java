package sparrow.bulk;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.launcher.JavaModuleOptions;

/// A folder in which Spark's own processes find Spark, made of links to the jars of this part, so
/// that nobody needs another Spark. The program itself is not in it: a driver sends its own.
final class SparkHome implements AutoCloseable {
    private static final String CONFIGURATION = "log4j2.properties";

    private final Path folder;

    private SparkHome(Path folder) {
        this.folder = folder;
    }

    static SparkHome make() {
        try {
            Path folder = Files.createTempDirectory("sparrow-spark-");
            Path jars = Files.createDirectory(folder.resolve("jars"));
            for (Path jar : Baggage.sparks()) {
                link(jars.resolve(String.valueOf(jar.getFileName())), jar);
            }
            Path conf = Files.createDirectory(folder.resolve("conf"));
            try (var in = SparkHome.class.getResourceAsStream("/" + CONFIGURATION)) {
                if (in != null) {
                    Files.copy(in, conf.resolve(CONFIGURATION));
                }
            }
            Files.createDirectory(folder.resolve("work"));
            return new SparkHome(folder);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    private static void link(Path link, Path to) throws IOException {
        try {
            Files.createSymbolicLink(link, to);
        } catch (FileAlreadyExistsException _) {
            // the class path names it twice
        } catch (UnsupportedOperationException _) {
            Files.copy(to, link);
        }
    }

    /// A process of Spark, which says what it has to say where this one does.
    ///
    /// @param main its class
    ProcessBuilder process(String main, List<String> words) {
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        for (String option : JavaModuleOptions.defaultModuleOptionArray()) {
            // These only make the JVM grumble: the vectors are not needed, the package is gone.
            if (!option.contains("incubator") && !option.contains("security.action")) {
                line.add(option);
            }
        }
        line.add("-Xmx1g");
        line.add("-Dsparrow.spark.log=" + System.getProperty("sparrow.spark.log", "off"));
        line.add("-cp");
        line.add(folder.resolve("conf") + File.pathSeparator + folder.resolve("jars") + "/*");
        line.add(main);
        line.addAll(words);
        ProcessBuilder process = new ProcessBuilder(line).inheritIO();
        process.environment().put("SPARK_HOME", folder.toString());
        process.environment().put("SPARK_WORKER_DIR", folder.resolve("work").toString());
        process.environment().put("SPARK_SCALA_VERSION", "2.13");
        process.environment().put("JAVA_HOME", System.getProperty("java.home"));
        return process;
    }

    /// Runs a process until it ends, or this one does.
    int run(String main, List<String> words) {
        try {
            Process process = process(main, words).start();
            Thread hook = new Thread(() -> end(process));
            Runtime.getRuntime().addShutdownHook(hook);
            return process.waitFor();
        } catch (IOException unstartable) {
            throw new SparkFailure("Spark does not start: " + unstartable.getMessage());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new SparkFailure("Spark was interrupted");
        }
    }

    private void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
        close();
    }

    @Override
    public void close() {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        } catch (IOException | UncheckedIOException _) {
            // it lies among the temporary files, where others clean up as well
        }
    }
}
