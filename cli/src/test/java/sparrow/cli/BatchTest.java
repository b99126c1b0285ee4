package sparrow.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.SequenceInputStream;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BatchTest {
    private static final int LONGEST = 100;

    private static List<String> answers(String... pieces) throws IOException {
        SequenceInputStream in =
                new SequenceInputStream(
                        ByteArrayInputStream.nullInputStream(),
                        ByteArrayInputStream.nullInputStream());
        for (String piece : pieces) {
            in = new SequenceInputStream(in, new ByteArrayInputStream(piece.getBytes(UTF_8)));
        }
        StringWriter out = new StringWriter();
        new Batch(in, new PrintWriter(out)).answer(LONGEST, "too long", line -> "<" + line + ">");
        return out.toString().lines().toList();
    }

    @Test
    void every_line_is_answered_and_blank_ones_are_passed_over() throws IOException {
        assertThat(answers("a\n\n  \nb\n")).containsExactly("<a>", "<b>");
    }

    @Test
    void the_last_line_needs_no_end() throws IOException {
        assertThat(answers("a\nb")).containsExactly("<a>", "<b>");
    }

    @Test
    void a_line_that_comes_in_pieces_is_one() throws IOException {
        assertThat(answers("a", "b\nc", "d", "e\n", "f")).containsExactly("<ab>", "<cde>", "<f>");
    }

    @Test
    void only_the_line_that_is_too_long_is_refused() throws IOException {
        String most = "x".repeat(LONGEST);
        assertThat(answers(most + "\n" + most + "y\nz\n" + most, "y", "\nz"))
                .containsExactly("<" + most + ">", "too long", "<z>", "too long", "<z>");
    }

    @Test
    void lines_far_longer_than_what_is_read_at_once_are_refused_once() throws IOException {
        assertThat(answers("x".repeat(1_000_000) + "\nz")).containsExactly("too long", "<z>");
    }

    @Test
    void letters_cut_in_two_are_whole_again() throws IOException {
        Random random = new Random(4);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            lines.add("東".repeat(1 + random.nextInt(20)) + i);
        }
        assertThat(answers(String.join("\n", lines)))
                .containsExactlyElementsOf(lines.stream().map(line -> "<" + line + ">").toList());
    }
}
