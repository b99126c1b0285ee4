package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The walks through the code name files that are there, and none twice.
class WalksTest {
    private static final Path HOUSE = Path.of("..");
    private static final Pattern FILE = Pattern.compile("`([^`]+\\.(?:java|svelte|ts))`");

    /// The main sources of every module, as they lie in the repository.
    private static List<String> sources() throws IOException {
        List<String> sources = new ArrayList<>();
        try (Stream<Path> modules = Files.list(HOUSE)) {
            for (Path module : modules.filter(each -> Files.exists(main(each))).toList()) {
                try (Stream<Path> files = Files.walk(main(module))) {
                    files.filter(Files::isRegularFile)
                            .map(file -> HOUSE.relativize(file).toString().replace('\\', '/'))
                            .forEach(sources::add);
                }
            }
        }
        return sources;
    }

    private static Path main(Path module) {
        return module.resolve("src").resolve("main");
    }

    /// A name without a folder lies beside the one before it.
    private static List<String> met(String walk, List<String> sources) {
        List<String> met = new ArrayList<>();
        String folder = "";
        for (String name : FILE.matcher(walk).results().map(each -> each.group(1)).toList()) {
            String path = name.contains("/") ? name : folder + name;
            String pattern = (path.contains("…") ? "" : "(.*/)?") + Pattern.quote(path);
            Pattern wanted = Pattern.compile(pattern.replace("/…/", "\\E/.*/\\Q"));
            List<String> found =
                    sources.stream().filter(each -> wanted.matcher(each).matches()).toList();
            assertThat(found).as(name).hasSize(1);
            folder = found.getFirst().replaceFirst("[^/]*$", "");
            met.add(found.getFirst());
        }
        return met;
    }

    @Test
    void every_file_is_there_and_met_once() throws IOException {
        String[] walks = Files.readString(HOUSE.resolve("docs/walks.md")).split("\n## ");
        List<String> sources = sources();
        assertThat(walks).hasSize(3);
        for (String walk : List.of(walks[1], walks[2])) {
            List<String> met = met(walk, sources);
            Set<String> once = new HashSet<>(met);
            assertThat(met).hasSizeGreaterThan(20).hasSameSizeAs(once);
        }
    }
}
