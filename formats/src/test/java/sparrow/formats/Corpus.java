package sparrow.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Records of real games, read in place; tests that need them are skipped where they are absent.
public final class Corpus {
    private Corpus() {}

    /// The records whose names end so.
    public static List<Path> logs(String end) throws IOException {
        return files("logs", end);
    }

    /// Records in forms that few programs write.
    public static List<Path> foreign() throws IOException {
        return files("foreign", "");
    }

    private static List<Path> files(String name, String end) throws IOException {
        String corpus = System.getProperty("sparrow.corpus", "");
        Path folder = Path.of(corpus, "riichi", name);
        assumeTrue(
                !corpus.isEmpty() && Files.isDirectory(folder),
                "no corpus: set -Dsparrow.corpus to its folder");
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> logs = files.filter(path -> path.toString().endsWith(end)).sorted().toList();
            assertThat(logs).isNotEmpty();
            return logs;
        }
    }
}
