package sparrow.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/// What is in `deploy/` can be read, and says what the command understands.
final class DeployTest {
    private static final Path ROOT = Path.of(System.getProperty("sparrow.root", ".."));
    private static final Pattern OPTION = Pattern.compile("--[a-z][a-z-]+");

    private static List<Map<?, ?>> documents(String name) throws IOException {
        LoaderOptions strict = new LoaderOptions();
        strict.setAllowDuplicateKeys(false);
        List<Map<?, ?>> documents = new ArrayList<>();
        String text = Files.readString(ROOT.resolve("deploy").resolve(name));
        for (Object each : new Yaml(new SafeConstructor(strict)).loadAll(text)) {
            documents.add((Map<?, ?>) each);
        }
        return documents;
    }

    /// All texts in what was read.
    private static Stream<String> texts(@Nullable Object node) {
        return switch (node) {
            case Map<?, ?> map -> map.values().stream().flatMap(DeployTest::texts);
            case List<?> list -> list.stream().flatMap(DeployTest::texts);
            case null -> Stream.empty();
            default -> Stream.of(String.valueOf(node));
        };
    }

    @Test
    void kubernetes_finds_one_set_of_nodes_and_what_belongs_to_it() throws Exception {
        List<Map<?, ?>> documents = documents("kubernetes.yaml");
        assertThat(documents)
                .allSatisfy(each -> {
                    assertThat(each.get("apiVersion")).isInstanceOf(String.class);
                    assertThat(each.get("metadata")).isInstanceOf(Map.class);
                });
        assertThat(documents.stream().map(each -> String.valueOf(each.get("kind"))))
                .containsExactly(
                        "Secret",
                        "Service",
                        "Service",
                        "PodDisruptionBudget",
                        "NetworkPolicy",
                        "StatefulSet");
        assertThat(documents.stream().flatMap(DeployTest::texts))
                .contains("--cluster=club", "/ready", "/health", "sparrow-nodes");
    }

    @Test
    void compose_starts_three_nodes_a_database_and_a_proxy() throws Exception {
        Map<?, ?> compose = documents("compose.yaml").getFirst();
        Map<?, ?> services = (Map<?, ?>) Objects.requireNonNull(compose.get("services"));
        assertThat(services.keySet().stream().map(String::valueOf))
                .containsExactlyInAnyOrder("node1", "node2", "node3", "database", "proxy");
        for (String node : List.of("node1", "node2", "node3")) {
            assertThat(texts(Objects.requireNonNull(services.get(node))))
                    .anySatisfy(text -> assertThat(text).contains("--cluster-host " + node + " "))
                    .contains("sparrow");
        }
    }

    @Test
    void every_option_of_a_node_is_one_of_the_command() throws Exception {
        StringBuilder sources = new StringBuilder();
        try (Stream<Path> files = Files.list(ROOT.resolve("cli/src/main/java/sparrow/cli"))) {
            for (Path file : files.toList()) {
                sources.append(Files.readString(file));
            }
        }
        TreeSet<String> given = new TreeSet<>();
        documents("kubernetes.yaml").stream()
                .flatMap(DeployTest::texts)
                .flatMap(DeployTest::options)
                .forEach(given::add);
        documents("compose.yaml").stream()
                .flatMap(DeployTest::texts)
                .filter(text -> text.startsWith("serve "))
                .flatMap(DeployTest::options)
                .forEach(given::add);
        assertThat(given).contains("--cluster", "--join", "--data");
        assertThat(given).allMatch(option -> sources.indexOf("\"" + option + "\"") >= 0);
    }

    private static Stream<String> options(String text) {
        return OPTION.matcher(text).results().map(MatchResult::group);
    }
}
