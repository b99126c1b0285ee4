package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.testkit.Golden;

class LadderCommandTest extends CommandTest {
    private int runLine(String line) {
        return run(line.split(" +"));
    }

    @Test
    void bots_are_rated_and_written_down(@TempDir Path folder) throws Exception {
        Path page = folder.resolve("ladder.md");
        String ladder = "arena ladder changchun --rule hands=1 --levels beginner,random,wandering";
        assertThat(runLine(ladder + " --sets 20 --seed 7 --out " + page)).isZero();
        Golden.check("ladder.txt", out.toString());
        Golden.check("ladder.md", Files.readString(page));
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void a_ladder_goes_on_where_it_was(@TempDir Path folder) throws Exception {
        Path kept = folder.resolve("ladder.json");
        String ladder = "arena ladder changchun --rule hands=1 --levels beginner,random --seed 7";
        assertThat(runLine(ladder + " --sets 6")).isZero();
        String whole = out.toString();
        assertThat(runLine(ladder + " --sets 3 --file " + kept)).isZero();
        out.getBuffer().setLength(0);
        assertThat(runLine(ladder + " --sets 6 --file " + kept)).isZero();
        assertThat(out.toString()).isEqualTo(whole);
        String all = Files.readString(kept);
        assertThat(runLine(ladder + " --sets 6 --file " + kept)).isZero();
        assertThat(Files.readString(kept)).isEqualTo(all);
        err.getBuffer().setLength(0);
        assertThat(runLine(ladder.replace("seed 7", "seed 8") + " --file " + kept)).isEqualTo(2);
        assertThat(err.toString())
                .startsWith(
                        "sparrow: the file "
                                + kept
                                + " keeps something else than this ladder; name another one.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "go | there is no game 'go'; the games are riichi",
                "riichi --levels oracle,random | Riichi has no bot 'oracle'",
                "riichi --levels random,random | a ladder needs two bots; name more",
                "riichi --sets 0 | --sets is from 1 to 10,000,000, not 0.",
                "riichi --rules x | there is no preset 'x'",
                "riichi --out no/such/file | the file no/such/file cannot be written.",
            })
    void bad_input_gets_one_sentence_and_exit_code_2(String line, String sentence) {
        assertThat(runLine("arena ladder " + line)).isEqualTo(2);
        assertThat(err.toString()).startsWith("sparrow: " + sentence);
        assertThat(out.toString()).isEmpty();
    }
}
