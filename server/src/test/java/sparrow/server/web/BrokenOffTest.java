package sparrow.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.NoSuchFileException;
import org.eclipse.jetty.io.EofException;
import org.junit.jupiter.api.Test;

final class BrokenOffTest {
    @Test
    void a_closed_connection_is_known_however_deep_it_is_wrapped() {
        assertThat(BrokenOff.isWhy(new EofException())).isTrue();
        assertThat(BrokenOff.isWhy(new IOException(new ClosedChannelException()))).isTrue();
        assertThat(
                        BrokenOff.isWhy(
                                new IllegalStateException(
                                        new UncheckedIOException(
                                                new IOException(
                                                        new AsynchronousCloseException())))))
                .isTrue();
    }

    @Test
    void other_failures_of_reading_and_writing_are_mistakes() {
        assertThat(BrokenOff.isWhy(new IOException("No space left on device"))).isFalse();
        assertThat(BrokenOff.isWhy(new UncheckedIOException(new NoSuchFileException("journal"))))
                .isFalse();
        assertThat(BrokenOff.isWhy(new IllegalStateException())).isFalse();
    }
}
