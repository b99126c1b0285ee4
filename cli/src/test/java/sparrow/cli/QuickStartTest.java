package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;

/// What a command loads before it answers, counted, since time is told by the machine: classes at
/// all, and classes made anew at every start because no start-up cache can hold them.
///
/// The program is put together as scripts/build-app.sh does it.
final class QuickStartTest {
    /// What a plain program that prints a line loads, and the rules, words and options of one game.
    private static final int MOST_CLASSES = 2_600;

    private static final int MOST_MADE = 12;

    @TempDir private static Path folder;

    private static Path jar = Path.of("");

    @BeforeAll
    static void put_together() throws IOException, InterruptedException {
        jar = folder.resolve("quick.jar");
        List<String> line = new ArrayList<>(List.of(script().toString(), jar.toString()));
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(QuickStartTest::isOfCommand)
                .forEach(line::add);
        run(folder.resolve("build.txt"), line);
    }

    private static Path script() {
        Path here = Path.of("scripts/QuickJar.java");
        return Files.exists(here) ? here : Path.of("..").resolve(here);
    }

    private static boolean isOfCommand(String entry) {
        return entry.matches(
                ".*/(?!web|testkit)\\w+/target/classes"
                        + "|.*/(sparrow-(?!testkit|web)|picocli-|jackson-)[^/]*\\.jar");
    }

    private static void run(Path output, List<String> line)
            throws IOException, InterruptedException {
        List<String> whole = new ArrayList<>(line);
        whole.addFirst(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        Process process =
                new ProcessBuilder(whole)
                        .redirectErrorStream(true)
                        .redirectOutput(output.toFile())
                        .start();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as(Files.readString(output)).isZero();
    }

    static Stream<Mahjong> games() {
        return Catalog.games().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_question_about_a_hand_loads_few_classes_and_makes_hardly_any(Mahjong game)
            throws IOException, InterruptedException {
        Path cache = folder.resolve(game.name() + ".aot");
        List<String> quick =
                List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Dsparrow.terminal=false");
        List<String> rehearsal = new ArrayList<>(quick);
        rehearsal.addAll(
                List.of(
                        "-XX:AOTCacheOutput=" + cache,
                        "-cp",
                        jar.toString(),
                        "sparrow.cli.Rehearsal",
                        game.name()));
        run(folder.resolve("rehearsal.txt"), rehearsal);
        Path loaded = folder.resolve("loaded.txt");
        List<String> question = new ArrayList<>(quick);
        question.addAll(
                List.of(
                        "-XX:AOTCache=" + cache,
                        "-Xlog:class+load:file=" + loaded,
                        "-cp",
                        jar.toString(),
                        "sparrow.cli.Main",
                        game.name(),
                        game.desk().example()));
        run(folder.resolve("answer.txt"), question);
        List<String> classes = Files.readAllLines(loaded);
        List<String> made =
                classes.stream().filter(each -> !each.contains("shared objects file")).toList();
        assertThat(classes).hasSizeLessThan(MOST_CLASSES);
        assertThat(made.size())
                .as(() -> "made at the start: " + String.join("\n", made) + "\n" + rehearsed())
                .isLessThan(MOST_MADE);
    }

    private static String rehearsed() {
        try {
            return Files.readString(folder.resolve("rehearsal.txt"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Test
    void switches_and_records_mean_the_same_in_the_quick_jar()
            throws IOException, InterruptedException {
        for (Mahjong game : Catalog.games()) {
            List<String> question = List.of(game.name(), game.desk().example(), "--json");
            Path quick = folder.resolve("quick.txt");
            Path plain = folder.resolve("plain.txt");
            run(quick, command(jar.toString(), question));
            run(plain, command(System.getProperty("java.class.path"), question));
            assertThat(Files.readString(quick)).isEqualTo(Files.readString(plain));
        }
    }

    private static List<String> command(String classPath, List<String> question) {
        List<String> line = new ArrayList<>(List.of("-cp", classPath, "sparrow.cli.Main"));
        line.addAll(question);
        return line;
    }
}
