package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
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
    private static final int MOST_CLASSES = 1_950;

    private static final int MOST_MADE = 4;

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
    void a_question_about_a_hand_loads_few_classes_makes_hardly_any_and_gets_the_usual_answer(
            Mahjong game) throws IOException, InterruptedException {
        Path cache = folder.resolve(game.name() + ".aot");
        Path rehearsed = folder.resolve("rehearsal.txt");
        Path loaded = folder.resolve("loaded.txt");
        Path answered = folder.resolve("answer.txt");
        run(rehearsed, question(game, "-XX:AOTCacheOutput=" + cache));
        run(answered, question(game, "-XX:AOTCache=" + cache, "-Xlog:class+load:file=" + loaded));
        List<String> classes = Files.readAllLines(loaded);
        List<String> made =
                classes.stream().filter(each -> !each.contains("shared objects file")).toList();
        assertThat(classes).hasSizeLessThan(MOST_CLASSES);
        assertThat(made.size())
                .as(() -> "made at the start: " + String.join("\n", made) + "\n" + text(rehearsed))
                .isLessThan(MOST_MADE);
        assertThat(text(answered))
                .as("switches, records and comparators mean the same in the quick jar")
                .isEqualTo(answer(game));
    }

    private static List<String> question(Mahjong game, String... options) {
        List<String> line =
                new ArrayList<>(
                        List.of(
                                "-XX:+UseSerialGC",
                                "-XX:TieredStopAtLevel=1",
                                "-Dsparrow.terminal=false"));
        line.addAll(List.of(options));
        line.addAll(List.of("-cp", jar.toString(), "sparrow.cli.Main"));
        line.addAll(List.of(game.name(), game.desk().example(), "--json"));
        return line;
    }

    /// What the classes as they were compiled say.
    private static String answer(Mahjong game) {
        StringWriter out = new StringWriter();
        PrintWriter printed = new PrintWriter(out);
        String[] line = {game.name(), game.desk().example(), "--json"};
        assertThat(Main.run(Paper.PLAIN, printed, printed, line)).isZero();
        return out.toString();
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
