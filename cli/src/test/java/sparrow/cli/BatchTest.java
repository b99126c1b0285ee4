package sparrow.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.SequenceInputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class BatchTest {
    private static final int LONGEST = 100;

    private static List<String> answers(String... pieces) {
        SequenceInputStream in =
                new SequenceInputStream(
                        ByteArrayInputStream.nullInputStream(),
                        ByteArrayInputStream.nullInputStream());
        for (String piece : pieces) {
            in = new SequenceInputStream(in, new ByteArrayInputStream(piece.getBytes(UTF_8)));
        }
        StringWriter out = new StringWriter();
        Batch.Line quoted =
                (bytes, from, to, answer) ->
                        answer.append('<')
                                .append(new String(bytes, from, to - from, UTF_8))
                                .append('>');
        new Batch(() -> quoted, LONGEST, "too long", 3)
                .answer(in, new PrintWriter(out), ProgressBar.none());
        return out.toString().lines().toList();
    }

    @Test
    void every_line_is_answered_and_blank_ones_are_passed_over() {
        assertThat(answers("a\n\n  \nb\n")).containsExactly("<a>", "<b>");
    }

    @Test
    void the_last_line_needs_no_end() {
        assertThat(answers("a\nb")).containsExactly("<a>", "<b>");
    }

    @Test
    void a_line_that_comes_in_pieces_is_one() {
        assertThat(answers("a", "b\nc", "d", "e\n", "f")).containsExactly("<ab>", "<cde>", "<f>");
    }

    @Test
    void only_the_line_that_is_too_long_is_refused() {
        String most = "x".repeat(LONGEST);
        assertThat(answers(most + "\n" + most + "y\nz\n" + most, "y", "\nz"))
                .containsExactly("<" + most + ">", "too long", "<z>", "too long", "<z>");
    }

    @Test
    void lines_far_longer_than_what_is_read_at_once_are_refused_once() {
        assertThat(answers("x".repeat(1_000_000) + "\nz")).containsExactly("too long", "<z>");
    }

    @Test
    void letters_cut_in_two_are_whole_again() {
        Random random = new Random(4);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            lines.add("東".repeat(1 + random.nextInt(20)) + i);
        }
        assertThat(answers(String.join("\n", lines)))
                .containsExactlyElementsOf(lines.stream().map(line -> "<" + line + ">").toList());
    }

    @Test
    void what_was_answered_before_a_fault_is_sent_and_then_the_fault_is_told() {
        Batch.Line careful =
                (bytes, from, to, answer) -> {
                    String line = new String(bytes, from, to - from, UTF_8);
                    if (line.equals("c")) {
                        throw new IllegalArgumentException("c is no line");
                    }
                    answer.append(line);
                };
        StringWriter out = new StringWriter();
        Batch batch = new Batch(() -> careful, LONGEST, "too long", 1);
        assertThatThrownBy(() ->
                        batch.answer(
                                new ByteArrayInputStream("a\nb\nc\nd".getBytes(UTF_8)),
                                new PrintWriter(out),
                                ProgressBar.none()))
                .hasMessage("c is no line");
        assertThat(out.toString().lines()).containsExactly("a", "b");
    }

    @Test
    void nothing_more_is_read_once_nobody_reads_the_answers() {
        AtomicInteger read = new AtomicInteger();
        InputStream endless =
                new InputStream() {
                    @Override
                    public int read() {
                        read.incrementAndGet();
                        return '\n';
                    }

                    @Override
                    public int read(byte[] bytes, int from, int length) {
                        read.incrementAndGet();
                        bytes[from] = 'a';
                        bytes[from + 1] = '\n';
                        return 2;
                    }
                };
        PrintWriter closed = new PrintWriter(Writer.nullWriter());
        closed.close();
        Batch.Line same = (_, _, _, answer) -> answer.append('b');
        new Batch(() -> same, LONGEST, "too long", 2).answer(endless, closed, ProgressBar.none());
        assertThat(read.get()).isLessThan(1_000);
    }
}
