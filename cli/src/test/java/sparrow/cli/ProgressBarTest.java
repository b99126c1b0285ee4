package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressBarTest {
    private static final long SECOND = 1_000_000_000L;

    private final StringWriter text = new StringWriter();
    private final AtomicLong clock = new AtomicLong();

    private ProgressBar bar(int columns) {
        return new ProgressBar(new PrintWriter(text), columns, "sets", 1_000, clock::get);
    }

    @Test
    void it_says_how_far_and_how_long_still() {
        ProgressBar bar = bar(80);
        clock.set(30 * SECOND);
        bar.show(250, "+1.00 ± 2.00");
        assertThat(text.toString())
                .isEqualTo(
                        "\r\u001B[K█████░░░░░░░░░░░░░░░ 250 of 1,000 sets, 1:30 left"
                                + "  +1.00 ± 2.00");
    }

    @Test
    void hours_are_hours_and_lines_fit_the_terminal() {
        ProgressBar bar = bar(60);
        clock.set(100 * SECOND);
        bar.show(10, "a note that is far too long for this terminal");
        assertThat(text.toString()).contains("2:45 hours left").hasSize(4 + 59);
    }

    @Test
    void it_is_not_shown_too_often() {
        ProgressBar bar = bar(80);
        bar.show(1, "");
        clock.set(SECOND / 20);
        bar.show(2, "");
        clock.set(SECOND / 5);
        bar.show(3, "");
        assertThat(text.toString()).contains(" 1 of", " 3 of").doesNotContain(" 2 of");
    }

    @Test
    void where_there_is_no_terminal_nothing_is_said() {
        ProgressBar bar = bar(0);
        bar.show(500, "");
        bar.clear();
        assertThat(text.toString()).isEmpty();
    }

    @Test
    void other_text_gets_a_clear_line() {
        ProgressBar bar = bar(80);
        bar.clear();
        assertThat(text.toString()).isEmpty();
        bar.show(1, "");
        bar.clear();
        assertThat(text.toString()).endsWith("\r\u001B[K");
    }
}
