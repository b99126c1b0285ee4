package sparrow.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.cli.Line;

/// Bad input gets one sentence and exit code 2, before Spark is started.
class RefusalsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "duel beginner random --master yarn         | --master is local[N], local[*] or spark://HOST:PORT, not 'yarn'.",
                "duel beginner random --master local[0]     | --master is local[N], local[*] or spark://HOST:PORT, not 'local[0]'.",
                "duel beginner random --master spark://here | --master is local[N], local[*] or spark://HOST:PORT, not 'spark://here'.",
                "duel beginner random --master spark://127.0.0.1:1 | nobody answers at spark://127.0.0.1:1; start a master there with 'sparrow bulk master'.",
                "duel beginner nobody                       | Riichi has no bot 'nobody'",
                "duel beginner random --sets 0              | --sets is from 1 to 10,000,000, not 0.",
                "laws chess                                 | there is no game 'chess'",
                "laws riichi --hands 0                      | --hands is from 1 to 10,000,000, not 0.",
                "records /nowhere --out t                   | there is no folder /nowhere.",
                "stats /nowhere                             | there is no folder /nowhere.",
                "worker local[2]                            | a worker needs a master at spark://HOST:PORT.",
                "worker spark://127.0.0.1:1 --memory much   | --cores is at least 1, and --memory a size such as 2g or 900m."
            })
    void bad_input_gets_one_sentence(String words, String sentence) {
        Line line = Line.run("bulk " + words);
        assertThat(line.err()).startsWith("sparrow: " + sentence).hasLineCount(1);
        assertThat(line.out()).isEmpty();
        assertThat(line.code()).isEqualTo(2);
    }

    @Test
    void tables_never_mix_with_what_is_there(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("mine.txt"), "mine");
        Line line = Line.run("bulk records " + folder + " --out " + folder);
        assertThat(line.err()).contains("there is something in " + folder + " already");
        assertThat(line.code()).isEqualTo(2);
        assertThat(Line.run("bulk stats " + folder).err()).contains("has no complete tables");
    }

    @Test
    void help_names_spark_and_no_threads() {
        for (String command : new String[] {"duel", "test", "ladder", "calibrate", "laws"}) {
            String help = Line.run("bulk " + command + " --help").out();
            assertThat(help).contains("--master", "sparrow bulk " + command);
            assertThat(help).doesNotContain("--threads");
        }
    }
}
