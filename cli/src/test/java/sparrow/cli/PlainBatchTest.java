package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A file of questions that is named plainly gets the answers that the command gives, without the
/// command.
final class PlainBatchTest {
    private static final String ROWS =
            """
            {"id":1,"hand":"123m456p789s11122z","win_tile":"2z","riichi":true}
            {"id":2,"hand":"123m456p789s1122z"}

            {"id":3,"hand":"12x"}
            """;

    @TempDir private Path folder;

    private Path rows = Path.of("");

    @BeforeEach
    void write() throws IOException {
        rows = Files.writeString(folder.resolve("rows.jsonl"), ROWS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "riichi --batch ROWS",
                "riichi --batch ROWS --json",
                "riichi --rules mleague --batch ROWS --rule kuitan=no --level beginner",
                "riichi --batch ROWS --rules nowhere",
                "filipino --batch ROWS",
                "riichi --batch nowhere.jsonl"
            })
    void it_is_answered_as_by_the_command(String line) {
        String[] words = words(line);
        StringWriter plain = new StringWriter();
        StringWriter usual = new StringWriter();
        PrintWriter one = new PrintWriter(plain);
        PrintWriter other = new PrintWriter(usual);
        assertThat(batch(line)).isPresent();
        int code = Main.run(Paper.PLAIN, one, one, words);
        assertThat(Main.execute(Paper.PLAIN, other, other, words)).isEqualTo(code);
        assertThat(plain).hasToString(usual.toString());
        assertThat(plain.toString().lines()).hasSize(line.contains("nowhere.jsonl") ? 1 : 3);
    }

    @Test
    void the_standard_input_may_be_named() {
        assertThat(batch("riichi --batch -")).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "riichi --batch",
                "riichi --batch ROWS --batch ROWS",
                "riichi --batch ROWS --threads 2",
                "riichi --batch ROWS 123m",
                "riichi --batch ROWS -w 2z",
                "riichi --batch=ROWS",
                "american --batch ROWS --card sparrow",
                "riichi 123m456p789s1122z"
            })
    void whatever_is_typed_otherwise_is_left_to_the_command(String line) {
        assertThat(batch(line)).isEmpty();
    }

    private Optional<PlainBatch> batch(String line) {
        return PlainLine.of(words(line)).flatMap(PlainBatch::of);
    }

    private String[] words(String line) {
        return line.replace("ROWS", rows.toString()).split(" ");
    }
}
