package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/// The standard input belongs to the whole process.
@Isolated
class MjaiCommandTest extends CommandTest {
    private int runOn(String input, String... args) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            return run(args);
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void every_line_gets_one_reply() {
        String lines = "[{\"type\":\"start_game\",\"id\":0}]\n\n[{\"type\":\"end_game\"}]\n";
        assertThat(runOn(lines, "mjai", "--bot", "intermediate")).isZero();
        assertThat(out.toString().lines())
                .containsExactly("{\"type\":\"none\"}", "{\"type\":\"none\"}");
    }

    @Test
    void a_line_may_hold_one_event() {
        String lines = "{\"type\":\"hello\"}\n{\"type\":\"start_game\",\"id\":0}\n";
        assertThat(runOn(lines, "mjai", "--bot", "intermediate")).isZero();
        assertThat(out.toString().lines())
                .containsExactly(
                        "{\"type\":\"join\",\"name\":\"sparrow\",\"room\":\"default\"}",
                        "{\"type\":\"none\"}");
    }

    @Test
    void a_bad_line_is_named_with_exit_code_2() {
        String lines = "[{\"type\":\"start_game\",\"id\":0}]\nnonsense\n";
        assertThat(runOn(lines, "mjai", "--bot", "beginner")).isEqualTo(2);
        assertThat(err.toString()).startsWith("sparrow: line 2: this is not JSON");
    }

    @Test
    void an_unknown_bot_is_named() {
        assertThat(runOn("", "mjai", "--bot", "oracle")).isEqualTo(2);
        assertThat(err.toString()).startsWith("sparrow: Riichi has no bot 'oracle'");
    }
}
