package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.testkit.Golden;

class TestCommandTest extends CommandTest {
    private static final String TEST =
            "arena test beginner random --game changchun --rule hands=1 ";

    private int runLine(String line) {
        return run(line.split(" +"));
    }

    @Test
    void who_is_better_is_told_as_soon_as_it_is_proved() {
        assertThat(runLine(TEST + "--seed 7")).isZero();
        Golden.check("test.txt", out.toString());
        assertThat(out.toString()).contains("beginner is better.");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void who_is_not_better_is_told_too() {
        String test = "arena test random beginner --game changchun --rule hands=1";
        assertThat(runLine(test)).isZero();
        assertThat(out.toString()).contains("random is not better.");
    }

    /// Stopped after 25 sets and gone on with: the same bytes as in one go, at any number of
    /// threads.
    @Test
    void a_test_that_was_stopped_goes_on_where_it_was(@TempDir Path folder) throws Exception {
        String test = "arena test intermediate beginner --game changchun --rule hands=1 --sets ";
        Path whole = folder.resolve("whole.json");
        Path parts = folder.resolve("parts.json");
        assertThat(runLine(test + "40 --threads 1 --file " + whole)).isZero();
        assertThat(runLine(test + "25 --threads 2 --file " + parts)).isZero();
        assertThat(out.toString()).contains("Not decided; more sets may tell.");
        assertThat(Files.readString(parts)).contains("\"sets\":25");
        assertThat(runLine(test + "40 --threads 2 --file " + parts)).isZero();
        assertThat(Files.readString(parts)).isEqualTo(Files.readString(whole));
    }

    @Test
    void a_file_of_another_test_is_left_alone(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("test.json");
        assertThat(runLine(TEST + "--sets 2 --file " + file)).isZero();
        String kept = Files.readString(file);
        assertThat(runLine(TEST + "--sets 2 --seed 8 --file " + file)).isEqualTo(2);
        assertThat(err.toString()).contains("keeps something else than this test; name another");
        assertThat(Files.readString(file)).isEqualTo(kept);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "random random --bounds 0.1 | --bounds is two leads, the smaller one first,",
                "random random --bounds 0.1:0 | --bounds is two leads, the smaller one first,",
                "random random --bounds a:b | --bounds is two leads, the smaller one first,",
                "random random --bounds 0:NaN | --bounds is two leads, the smaller one first,",
                "random random --sets 0 | --sets is from 1 to 10,000,000, not 0.",
                "oracle random | Riichi has no bot 'oracle'",
                "random random --file no/such/file | the file no/such/file cannot be written.",
            })
    void bad_input_gets_one_sentence_and_exit_code_2(String line, String sentence) {
        assertThat(runLine("arena test " + line)).isEqualTo(2);
        assertThat(err.toString()).startsWith("sparrow: " + sentence);
        assertThat(out.toString()).isEmpty();
    }
}
