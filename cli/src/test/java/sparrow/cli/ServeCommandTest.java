package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.server.Options;
import sparrow.server.Server;

/// The commands around live tables; the server has its own tests.
@Timeout(120)
class ServeCommandTest extends CommandTest {
    @TempDir private Path data;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "serve                          | Missing required option: '--data=DIR'",
                "serve --data x --port 99999    | --port is a number from 0 to 65535, not 99999.",
                "serve --data x --trust-proxy a | --trust-proxy is an address in figures such as 127.0.0.1, not a.",
                "load --tables 0                | --tables is a number from 1 to 1000, not 0.",
                "load --seconds 4000            | --seconds is a number from 1 to 3600, not 4000."
            })
    void bad_options_are_refused_in_one_sentence(String line, String sentence) {
        assertThat(run(line.split(" "))).isEqualTo(2);
        assertThat(err.toString()).startsWith("sparrow: " + sentence);
    }

    @Test
    void a_folder_that_cannot_be_made_is_named() throws IOException {
        Path file = Files.writeString(data.resolve("file"), "");
        assertThat(run("play", "--no-browser", "--data", file.resolve("x").toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("cannot be made").hasLineCount(1);
    }

    @Test
    void two_servers_never_share_a_folder() throws IOException {
        try (Server first = Server.start(new Options("127.0.0.1", 0, data))) {
            assertThat(first.port()).isPositive();
            assertThat(run("serve", "--port", "0", "--data", data.toString())).isEqualTo(2);
            assertThat(err.toString()).contains("another server uses the folder");
        }
    }

    @Test
    void a_port_that_is_taken_is_named() throws IOException {
        try (Server first = Server.start(new Options("127.0.0.1", 0, data))) {
            String port = String.valueOf(first.port());
            assertThat(run("serve", "--port", port, "--data", data.resolve("other").toString()))
                    .isEqualTo(2);
            assertThat(err.toString()).contains("port " + port + " cannot be used");
        }
    }

    @Test
    void a_load_ends_by_itself_and_tells_its_figures() {
        assertThat(run("load", "--tables", "2", "--seconds", "3", "--rate", "20"))
                .as(out + " " + err)
                .isZero();
        assertThat(out.toString())
                .contains("2 tables, 8 guests, 3 seconds")
                .containsPattern("acknowledged +60")
                .contains("p99")
                .contains("server's heap");
    }
}
