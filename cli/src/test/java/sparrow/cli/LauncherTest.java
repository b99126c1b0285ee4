package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// What `./sparrow` hands to Java: the script itself, beside a program of empty files, with a Java
/// that says what it was asked.
@DisabledOnOs(OS.WINDOWS)
final class LauncherTest {
    private static final String JAVA = "#!/bin/sh\nfor each in \"$@\"; do echo \"$each\"; done\n";

    private static final String FIND_JDK =
            """
            find_jdk() { jdk=$root/jdk; jdk_id=none; }
            no_jdk() { exit 9; }
            """;

    /// Makes the program where the script expects it.
    private static final String BUILD =
            """
            build_app() {
                mkdir -p "$app/lib"
                touch "$app/quick.jar" "$app/lib/sparrow-web-1.jar" "$app/lib/sparrow-server-1.jar"
                touch "$app/complete"
            }
            """;

    @TempDir private static Path root = Path.of("");

    @BeforeAll
    static void lay_out() throws IOException {
        Path here = Files.exists(Path.of("scripts/jdk.sh")) ? Path.of("") : Path.of("..");
        executable(root.resolve("sparrow"), Files.readString(here.resolve("sparrow")));
        Files.createDirectories(root.resolve("cli/src/main"));
        Files.createDirectories(root.resolve("jdk/bin"));
        Files.createDirectories(root.resolve("scripts"));
        for (String file :
                List.of(
                        "pom.xml",
                        "cli/pom.xml",
                        "scripts/QuickJar.java",
                        "scripts/serve.options")) {
            Files.writeString(root.resolve(file), "");
        }
        Files.writeString(root.resolve("scripts/jdk.sh"), FIND_JDK);
        Files.writeString(root.resolve("scripts/build-app.sh"), BUILD);
        executable(root.resolve("jdk/bin/java"), JAVA);
    }

    private static void executable(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    /// What Java is handed for a command line.
    private static List<String> handed(String... words) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>(List.of(root.resolve("sparrow").toString()));
        line.addAll(List.of(words));
        Path out = root.resolve("out.txt");
        ProcessBuilder builder =
                new ProcessBuilder(line).redirectErrorStream(true).redirectOutput(out.toFile());
        builder.environment()
                .keySet()
                .removeAll(List.of("SPARROW_HOME", "SPARROW_JAVA_HOME", "SPARROW_JAVA_OPTS"));
        Process process = builder.start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as(Files.readString(out)).isZero();
        return Files.readAllLines(out);
    }

    private static List<String> jars(List<String> handed) {
        String path = handed.get(handed.indexOf("-cp") + 1);
        return List.of(path.split(":", -1)).stream()
                .map(jar -> jar.substring(jar.lastIndexOf('/') + 1))
                .toList();
    }

    /// The page that a review is put into lies in the jar of the client; without it `--html` has
    /// nothing to write.
    @Test
    void a_review_finds_the_page_it_is_put_into() throws IOException, InterruptedException {
        List<String> handed = handed("review", "game.mjlog", "--html", "review.html");
        assertThat(jars(handed)).containsExactly("quick.jar", "sparrow-web-1.jar");
        assertThat(handed)
                .endsWith("sparrow.cli.Main", "review", "game.mjlog", "--html", "review.html");
    }

    @Test
    void a_table_finds_all_that_a_server_needs() throws IOException, InterruptedException {
        assertThat(jars(handed("serve", "--port", "0")))
                .containsExactly("quick.jar", "sparrow-server-1.jar", "sparrow-web-1.jar");
    }

    @Test
    void a_question_loads_no_more_than_it_needs() throws IOException, InterruptedException {
        assertThat(jars(handed("tiles", "123m"))).containsExactly("quick.jar");
        assertThat(jars(handed("records", "check", "a.mjlog"))).containsExactly("quick.jar");
    }
}
