package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.server.health.Metrics;
import sparrow.server.journal.Entry;
import sparrow.server.journal.Journal;
import sparrow.server.journal.TableRow;

/// Games that are moved from one home to another.
@Timeout(120)
class DataCommandTest {
    @TempDir private Path parent;

    private String games() throws Exception {
        Path folder =
                Files.createDirectory(
                        parent.resolve("games"),
                        PosixFilePermissions.asFileAttribute(
                                PosixFilePermissions.fromString("rwx------")));
        try (Journal journal = Journal.open(folder.resolve("sparrow.db"), new Metrics())) {
            journal.save(new TableRow("T", "riichi", "closed", true, 1, 2, "{}"));
            journal.append("T", 0, List.of(Entry.answer("{}"), Entry.event("{}")));
        }
        return folder.toString();
    }

    private static Ran done(String... words) {
        Ran ran = Ran.of(words);
        assertThat(ran.code()).as(ran.err()).isZero();
        return ran;
    }

    @Test
    void exported_games_are_imported_elsewhere_and_come_out_the_same() throws Exception {
        String from = games();
        String other = parent.resolve("other").toString();
        for (String name : new String[] {"games.jsonl", "games.jsonl.gz"}) {
            String file = parent.resolve(name).toString();
            assertThat(done("data", "export", "--data", from, file).out())
                    .isEqualToIgnoringNewLines(file + ": 1 tables, 2 rows, 0 bans");
            assertThat(Files.getPosixFilePermissions(Path.of(file)))
                    .isEqualTo(PosixFilePermissions.fromString("rw-------"));
            String to = other + name;
            assertThat(done("data", "import", "--data", to, file).out())
                    .isEqualToIgnoringNewLines("1 tables, 2 rows, 0 bans are now in " + to);
            assertThat(lines(to)).isEqualTo(lines(from));
            assertThat(Ran.of("data", "export", "--data", from, file).err())
                    .isEqualToIgnoringNewLines(
                            "sparrow: " + file + " is there already; choose another name.");
            assertThat(Ran.of("data", "import", "--data", from, file).err())
                    .contains("there are games in")
                    .hasLineCount(1);
        }
    }

    /// What is exported, but for its time.
    private static String lines(String place) {
        String all = done("data", "export", "--data", place, "-").out();
        return all.lines().skip(1).filter(line -> !line.startsWith("{\"end\"")).toList().toString();
    }

    @Test
    void a_pipe_leads_from_one_home_to_another() throws Exception {
        String exported = done("data", "export", "--data", games(), "-").out();
        String to = parent.resolve("piped").toString();
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(exported.getBytes(StandardCharsets.UTF_8)));
        try {
            done("data", "import", "--data", to, "-");
        } finally {
            System.setIn(before);
        }
        assertThat(lines(to)).contains("\"row\":1");
    }

    @Test
    void a_file_that_is_cut_is_refused_in_one_sentence() throws IOException {
        Path file = Files.writeString(parent.resolve("cut"), "{\"sparrow\":\"games\"");
        Ran ran =
                Ran.of("data", "import", "--data", parent.resolve("x").toString(), file.toString());
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err())
                .isEqualToIgnoringNewLines(
                        "sparrow: line 1 of the file is cut off: the file has no last line.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "data export --data none x.jsonl         | there are no games in none.",
                "data import --data none none.jsonl      | there is no file none.jsonl.",
                "data check --data jdbc:none://h/x       | games at jdbc:none://h/x need a part of",
                "data check --data jdbc:none://h/x?password=abc | games at jdbc:none://h/x need a",
                "data restore --data jdbc:none://h/x f   | what stands in a database is not replaced",
                "serve --data jdbc:none://h/x --port 0   | games at jdbc:none://h/x need a part of",
                "serve --data jdbc:none://h/x --operator-port 9 | --operator-port needs --folder",
                "serve --data x --log xml                | --log is text or json, not xml.",
                "play --data jdbc:none://h/x             | games at jdbc:none://h/x need a part of",
                "operate status --data jdbc:none://h/x   | --data names a folder of this machine here",
            })
    void bad_input_is_refused_in_one_sentence(String line, String sentence) {
        Ran ran = Ran.of(line.split(" +"));
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).startsWith("sparrow: " + sentence).hasLineCount(1);
    }
}
