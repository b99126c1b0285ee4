package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.testkit.Golden;

class DuelCommandTest extends CommandTest {
    private int runLine(String line) {
        return run(line.split(" +"));
    }

    @Test
    void a_duel_is_told_to_people() {
        assertThat(runLine("arena duel beginner random --sets 3 --seed 7")).isZero();
        Golden.check("duel.txt", out.toString());
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void three_players_have_three_rotations() {
        assertThat(runLine("arena duel intermediate beginner --sets 2 --rules tenhou3")).isZero();
        assertThat(out.toString())
                .contains("against two of beginner", "2 sets, 6 games", "3rd")
                .doesNotContain("4th");
    }

    @Test
    void any_number_of_threads_writes_the_same_json(@TempDir Path folder) throws Exception {
        String duel = "arena duel intermediate beginner --sets 5 --seed 9 --rule aka_m=0 ";
        Path one = folder.resolve("one.json");
        assertThat(runLine(duel + "--threads 1 --json " + one)).isZero();
        assertThat(out.toString()).contains("tenhou with changes");
        out.getBuffer().setLength(0);
        assertThat(runLine(duel + "--threads 2 --json -")).isZero();
        assertThat(out.toString())
                .isEqualTo(Files.readString(one))
                .contains("\"aka_m\":\"0\"", "\"seed\":9", "\"sets\":5", "\"games\":20");
    }

    @Test
    void american_mahjong_is_played_by_any_card(@TempDir Path folder) throws Exception {
        Path card = folder.resolve("my.mjcard");
        Files.writeString(card, "card \"Mine\"\nsection \"A\"\n1: FFFF 1111a 2222b 33c X 25\n");
        String duel = "arena duel random wandering --game american --sets 1 --rule rounds=1";

        assertThat(runLine(duel + " --rule card=@" + card)).isZero();
        assertThat(out.toString()).contains("1 sets, 4 games");
        Files.writeString(card, "card \"Mine\"\nsection \"A\"\n1: FFFF 1111a 33c X 25\n");
        assertThat(runLine(duel + " --rule card=@" + card)).isEqualTo(2);
        assertThat(err.toString()).contains("line 3", "14");
        assertThat(runLine(duel + " --rule card=@" + folder.resolve("none"))).isEqualTo(2);
        assertThat(err.toString()).contains("for rule 'card' cannot be read.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "oracle random          | Riichi has no bot 'oracle'; its bots are random,",
                "random random --game go | there is no game 'go'; the games are riichi",
                "random random --sets 0 | --sets is from 1 to 10,000,000, not 0.",
                "random random --threads 0 | --threads is from 1 to",
                "random random --rules x | there is no preset 'x'; the presets are tenhou,",
                "random random --rule x=1 | there is no rule 'x'",
                "random random --rule aka_m=9 | rule 'aka_m' is a number from 0 to 4, not '9'.",
                "random random --json no/such/file | the file no/such/file cannot be written.",
            })
    void bad_input_gets_one_sentence_and_exit_code_2(String line, String sentence) {
        assertThat(runLine("arena duel " + line)).isEqualTo(2);
        assertThat(err.toString()).startsWith("sparrow: " + sentence);
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void bots_are_listed() {
        assertThat(runLine("arena bots")).isZero();
        assertThat(out.toString()).contains("Riichi", "random", "beginner", "intermediate");
    }

    /// A process that is told to stop, as by Ctrl-C, says what it knows.
    @Test
    void who_stops_a_duel_learns_what_is_known(@TempDir Path folder) throws Exception {
        Path json = folder.resolve("duel.json");
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        line.addAll(List.of("-cp", System.getProperty("java.class.path"), "-Dsparrow.progress=90"));
        line.add(Main.class.getName());
        line.addAll(List.of("arena", "duel", "beginner", "random", "--sets", "1000000"));
        line.addAll(List.of("--json", json.toString()));
        Process process = new ProcessBuilder(line).start();
        String progress = "";
        while (!progress.contains("±")) {
            int next = process.getErrorStream().read();
            assertThat(next).as("the duel goes on: " + progress).isNotNegative();
            progress += (char) next;
        }
        process.toHandle().destroy();
        String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String rest = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(told).contains("beginner against three of random", "Places");
        assertThat(rest).contains("stopped after ", "of 1,000,000 sets.");
        assertThat(Files.readString(json)).startsWith("{").endsWith("}\n");
    }
}
