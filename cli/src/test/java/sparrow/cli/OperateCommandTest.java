package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.server.Options;
import sparrow.server.Server;

/// The operator's commands, beside a server and without one.
@Timeout(120)
class OperateCommandTest {
    @TempDir private Path parent;
    private Path data;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void folder() throws IOException {
        data =
                Files.createDirectory(
                        parent.resolve("games"),
                        PosixFilePermissions.asFileAttribute(
                                PosixFilePermissions.fromString("rwx------")));
    }

    private int run(String... args) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Main.run(Paper.PLAIN, new PrintWriter(out), new PrintWriter(err), args);
    }

    private Server server() throws IOException {
        return Server.start(new Options("127.0.0.1", 0, data).operatedAt(0));
    }

    private static void makeTable(Server server) throws Exception {
        HttpRequest request =
                HttpRequest.newBuilder(
                                URI.create("http://127.0.0.1:" + server.port() + "/api/v1/tables"))
                        .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"riichi\"}"))
                        .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            assertThat(client.send(request, HttpResponse.BodyHandlers.ofString()).statusCode())
                    .isEqualTo(201);
        }
    }

    @Test
    void a_running_server_is_looked_at_steered_and_copied() throws Exception {
        String folder = data.toString();
        try (Server server = server()) {
            makeTable(server);
            assertThat(run("operate", "status", "--data", folder)).as(err.toString()).isZero();
            assertThat(out.toString()).startsWith("healthy, 1 tables, 0 played at, 0 damaged");
            assertThat(run("operate", "tables", "--data", folder)).isZero();
            assertThat(out.toString()).contains("riichi  waiting  open, ");
            String table = out.toString().substring(0, 16);
            assertThat(run("operate", "people", "--data", folder)).isZero();
            assertThat(out.toString()).isEmpty();
            assertThat(err.toString()).contains("Nobody is connected.");
            assertThat(run("operate", "metrics", "--data", folder)).isZero();
            assertThat(out.toString()).contains("sparrow_tables 1\n");
            assertThat(run("operate", "announce", "--data", folder, "Cake!")).isZero();
            assertThat(run("operate", "ban", "--data", folder, "192.0.2.7")).isZero();
            assertThat(run("operate", "bans", "--data", folder)).isZero();
            assertThat(out.toString()).startsWith("192.0.2.7  ");
            assertThat(run("operate", "unban", "--data", folder, "192.0.2.7")).isZero();
            assertThat(run("operate", "drain", "--data", folder)).isZero();
            assertThat(out.toString())
                    .isEqualToIgnoringNewLines("makes no more tables, 0 played at");
            assertThat(run("operate", "drain", "--off", "--data", folder)).isZero();
            assertThat(run("operate", "page", "--data", folder)).isZero();
            assertThat(out.toString()).startsWith("http://127.0.0.1:");

            String copy = parent.resolve("copy.db").toString();
            assertThat(run("data", "backup", "--data", folder, copy)).as(err.toString()).isZero();
            assertThat(out.toString()).startsWith(copy + ": 1 tables, ");
            assertThat(run("data", "check", "--data", folder)).isZero();
            assertThat(out.toString()).isEqualToIgnoringNewLines("1 tables, 0 rows, all whole");
            assertThat(run("data", "restore", "--data", folder, "--replace", copy)).isEqualTo(2);
            assertThat(err.toString()).contains("another server uses the folder").hasLineCount(1);

            assertThat(run("operate", "close", "--data", folder, table)).isZero();
            assertThat(run("operate", "close", "--data", folder, table)).isZero();
            assertThat(run("operate", "close", "--data", folder, "NOSUCHTABLE")).isEqualTo(2);
            assertThat(err.toString())
                    .isEqualToIgnoringNewLines(
                            "sparrow: There is no such table any more; look at the lobby.");
            assertThat(run("data", "forget", "--data", folder, "Ada")).isZero();
            assertThat(out.toString()).isEqualToIgnoringNewLines("forgotten in 0 games");
            assertThat(run("data", "prune", "--data", folder, "--keep-closed", "1")).isZero();
            assertThat(out.toString()).isEqualToIgnoringNewLines("0 games deleted");
        }
        String copy = parent.resolve("copy.db").toString();
        assertThat(run("data", "restore", "--data", folder, copy)).isEqualTo(2);
        assertThat(err.toString()).contains("there are games in").hasLineCount(1);
        assertThat(run("data", "restore", "--data", folder, "--replace", copy)).isZero();
        assertThat(out.toString()).contains("1 tables are back in " + folder);
    }

    @ParameterizedTest
    @CsvSource({
        "status",
        "tables",
        "people",
        "damage",
        "bans",
        "metrics",
        "page",
        "close",
        "ban",
        "unban",
        "announce",
        "drain"
    })
    void every_command_explains_itself(String command) {
        assertThat(run("operate", command, "--help")).as(err.toString()).isZero();
        assertThat(out.toString()).startsWith("Usage: sparrow operate " + command);
    }

    @Test
    void a_server_is_not_there() throws IOException {
        assertThat(run("operate", "tables", "--data", data.toString())).isEqualTo(2);
        assertThat(err.toString())
                .isEqualToIgnoringNewLines(
                        "sparrow: no server with games in " + data + " answers its operator.");
        server().close();
        assertThat(run("operate", "tables", "--data", data.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("answers its operator.").hasLineCount(1);
    }

    @Test
    void damage_is_named() throws Exception {
        try (Server server = server()) {
            makeTable(server);
        }
        Path file = data.resolve("sparrow.db");
        byte[] bytes = Files.readAllBytes(file);
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        int at = text.indexOf("\"stand_in\"");
        bytes[at + 3] ^= 1;
        Files.write(file, bytes);
        assertThat(run("data", "check", "--data", data.toString())).isEqualTo(1);
        assertThat(out.toString())
                .contains(": its row is not as it was written")
                .contains("1 tables, 0 rows, 1 damaged");
        Files.writeString(file, "Dear aunt! ".repeat(1_000));
        assertThat(run("data", "check", "--data", data.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("is no database of Sparrow's").hasLineCount(1);
        assertThat(run("serve", "--port", "0", "--data", data.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("is no database of Sparrow's").hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "data backup --data none copy.db     | there are no games in none.",
                "data backup copy.db                 | Missing required option: '--data=DIR'",
                "data restore --data none nothing.db | there is no file nothing.db.",
                "data check --data none              | there are no games in none.",
                "data prune --data none              | say how long to keep what",
                "data prune --data none --keep-closed -1 | --keep-closed is a number of days",
                "data forget --data none Ada         | there are no games in none.",
                "operate close --data none           | Missing required parameter: 'TABLE'",
                "operate nonsense                    | there is no command 'nonsense'",
                "serve --data x --operator-port -1   | --operator-port is a number from 0 to 65535",
                "serve --data x --keep-finished 1000000 | --keep-finished is a number of days"
            })
    void bad_input_is_refused_in_one_sentence(String line, String sentence) {
        assertThat(run(line.split(" "))).isEqualTo(2);
        assertThat(err.toString()).startsWith("sparrow: " + sentence);
    }
}
