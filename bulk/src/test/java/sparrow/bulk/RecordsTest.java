package sparrow.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sparrow.catalog.Catalog;
import sparrow.cli.Line;
import sparrow.core.table.Event;
import sparrow.records.Transcript;
import sparrow.records.file.FileText;
import sparrow.records.file.Format;
import sparrow.records.file.Formats;
import sparrow.records.file.RecordFile;

/// Records of all kinds become tables that another program reads.
class RecordsTest {
    @TempDir private static Path folder;

    private static final List<Transcript> MATCHES = new ArrayList<>();
    private static Line made = new Line(0, "", "");

    @BeforeAll
    static void records_of_all_kinds_are_read() throws Exception {
        Path in = Files.createDirectories(folder.resolve("in/deeper"));
        Transcript riichi = Played.match("riichi", "beginner", 5);
        write(in.resolve("own.jsonl"), bytes(riichi, "sparrow"));
        write(in.resolve("other.mjlog.gz"), FileText.compressed(bytes(riichi, "xml")));
        Transcript filipino = Played.match("filipino", "beginner", 6);
        Transcript changchun = Played.match("changchun", "beginner", 7);
        ByteArrayOutputStream two = new ByteArrayOutputStream();
        two.writeBytes(bytes(filipino, "sparrow"));
        two.writeBytes(bytes(changchun, "sparrow"));
        write(in.resolve("two.jsonl"), two.toByteArray());
        Transcript hongkong = Played.match("hongkong", "beginner", 8);
        Transcript american = Played.match("american", "wandering", 9);
        write(
                in.resolve("some.zip"),
                zip(
                        Map.of(
                                "a.jsonl", bytes(hongkong, "sparrow"),
                                "b.jsonl", bytes(american, "sparrow"),
                                "c.txt", "no record".getBytes(StandardCharsets.UTF_8))));
        byte[] cut = bytes(riichi, "sparrow");
        write(in.resolve("cut.jsonl"), Arrays.copyOf(cut, cut.length / 2));
        write(in.resolve("empty.jsonl"), new byte[0]);
        MATCHES.addAll(List.of(riichi, riichi, filipino, changchun, hongkong, american));
        made = records("tables", "local[2]");
    }

    private static Line records(String out, String master) {
        return Line.run(
                "bulk records "
                        + folder.resolve("in")
                        + " --out "
                        + folder.resolve(out)
                        + " --measures --master "
                        + master);
    }

    private static byte[] bytes(Transcript match, String key) throws Exception {
        Format format = Catalog.formats().named(key).orElseThrow();
        RecordFile own = new RecordFile(Formats.SPARROW, match);
        return RecordFile.write(Catalog.formats().completed(own, format), format);
    }

    private static void write(Path file, byte[] bytes) throws IOException {
        Files.write(file, bytes);
    }

    private static byte[] zip(Map<String, byte[]> files) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (var file : new TreeMap<>(files).entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue());
            }
        }
        return out.toByteArray();
    }

    /// The rows that a query in DuckDB finds; `TABLE.x` is the table x.
    private static List<String> duck(String query) throws SQLException {
        String tables = folder.resolve("tables").toString();
        List<String> rows = new ArrayList<>();
        try (Connection duck = DriverManager.getConnection("jdbc:duckdb:");
                ResultSet found =
                        duck.createStatement()
                                .executeQuery(
                                        query.replaceAll(
                                                "TABLE\\.(\\w+)",
                                                "read_parquet('" + tables + "/$1/*.parquet')"))) {
            while (found.next()) {
                List<String> cells = new ArrayList<>();
                for (int i = 1; i <= found.getMetaData().getColumnCount(); i++) {
                    cells.add(String.valueOf(found.getObject(i)));
                }
                rows.add(String.join(" ", cells));
            }
        }
        return rows;
    }

    private static <T extends Event> Stream<T> all(Class<T> kind) {
        return MATCHES.stream()
                .flatMap(match -> match.events().stream())
                .filter(kind::isInstance)
                .map(kind::cast);
    }

    @Test
    void it_says_what_was_read() {
        int hands = MATCHES.stream().mapToInt(match -> match.hands().size()).sum();
        assertThat(made.err()).isEmpty();
        assertThat(made.code()).isZero();
        assertThat(made.out().lines())
                .containsExactly(
                        "6 files: 6 matches with "
                                + hands
                                + " hands are in "
                                + folder.resolve("tables"),
                        "3 could not be read; the table bad has them, with the reason.");
    }

    @Test
    void every_match_and_hand_has_a_row() throws Exception {
        assertThat(duck("select game, format, place from TABLE.matches order by match"))
                .containsExactly(
                        "riichi xml ",
                        "riichi sparrow ",
                        "hongkong sparrow a.jsonl",
                        "american sparrow b.jsonl",
                        "filipino sparrow record 1",
                        "changchun sparrow record 2");
        assertThat(duck("select count(*) from TABLE.matches where finished")).containsExactly("6");
        assertThat(duck("select count(*), count_if(replayed and finished) from TABLE.hands"))
                .containsExactly(
                        "%1$d %1$d"
                                .formatted(
                                        MATCHES.stream()
                                                .mapToInt(match -> match.hands().size())
                                                .sum()));
        assertThat(
                        duck(
                                "select points_after from TABLE.hands h join TABLE.matches m using"
                                        + " (match) where m.file = 'deeper/own.jsonl' order by hand"
                                        + " desc limit 1"))
                .containsExactly(
                        duck("select list(points_last order by seat) from TABLE.players"
                                        + " where match = 'deeper/own.jsonl'")
                                .getFirst());
    }

    @Test
    void the_same_match_in_two_formats_gives_the_same_rows() throws Exception {
        for (String rows :
                List.of(
                        "* exclude (match) from TABLE.decisions",
                        "* exclude (match, lines) from TABLE.wins")) {
            assertThat(
                            duck(
                                    "select count(*) from (select "
                                            + rows
                                            + " where match = 'deeper/own.jsonl' except select "
                                            + rows
                                            + " where match = 'deeper/other.mjlog.gz')"))
                    .as(rows)
                    .containsExactly("0");
        }
    }

    @Test
    void every_win_has_a_row() throws Exception {
        assertThat(duck("select count(*), count(\"from\") from TABLE.wins"))
                .containsExactly(
                        all(Event.Won.class).count()
                                + " "
                                + all(Event.Won.class)
                                        .filter(won -> won.from().isPresent())
                                        .count());
        assertThat(duck("select count(*) from TABLE.wins where len(lines) = 0 and gained > 0"))
                .containsExactly("0");
    }

    @Test
    void what_was_thrown_is_among_the_decisions() throws Exception {
        assertThat(duck("select count(*) from TABLE.decisions where kind = 'discard'"))
                .allSatisfy(count ->
                        assertThat(Long.parseLong(count))
                                .isBetween(
                                        all(Event.Discarded.class).count() * 6 / 10,
                                        all(Event.Discarded.class).count()));
        assertThat(
                        duck(
                                "select count(*) from TABLE.decisions where \"end\" ="
                                        + " 'deals_in_now' and kind = 'discard'"))
                .allSatisfy(count ->
                        assertThat(Long.parseLong(count))
                                .isBetween(
                                        1L,
                                        all(Event.Won.class)
                                                .filter(won -> won.from().isPresent())
                                                .count()));
        assertThat(
                        duck(
                                "select count(*) from (select distinct game, len(measures) as n"
                                        + " from TABLE.decisions where measures is not null) d"
                                        + " join (select game, count(*) as n from TABLE.measures"
                                        + " group by game) m on d.game = m.game and d.n = m.n"))
                .containsExactly("5");
    }

    @Test
    void what_cannot_be_read_is_set_aside_with_the_reason() throws Exception {
        assertThat(duck("select file, place from TABLE.bad order by 1, 2"))
                .containsExactly(
                        "deeper/cut.jsonl ", "deeper/empty.jsonl ", "deeper/some.zip c.txt");
        assertThat(duck("select count(*) from TABLE.bad where reason = ''")).containsExactly("0");
    }

    @Test
    void the_same_records_give_the_same_bytes() throws Exception {
        assertThat(records("again", "local[1]").code()).isZero();
        for (Path part : parts(folder.resolve("tables"))) {
            Path again = folder.resolve("again").resolve(folder.resolve("tables").relativize(part));
            assertThat(again).hasSameBinaryContentAs(part);
        }
        assertThat(parts(folder.resolve("again"))).hasSameSizeAs(parts(folder.resolve("tables")));
    }

    private static List<Path> parts(Path tables) throws IOException {
        try (Stream<Path> files = Files.walk(tables)) {
            return files.filter(file -> file.toString().endsWith(".parquet")).sorted().toList();
        }
    }

    @Test
    void the_tables_are_told_to_people() {
        Line told =
                Line.run(
                        "bulk stats "
                                + folder.resolve("tables")
                                + " --game riichi --master local[2]");
        assertThat(told.err()).isEmpty();
        assertThat(told.code()).isZero();
        assertThat(told.out())
                .contains("filipino", "riichi: by level", "player B", "wins by turn")
                .contains("riichi: what wins were paid for", "What could not be read")
                .contains("riichi: discards by class of tile", "dealt in %", "terminal", "█")
                .doesNotContain("filipino: by level");
    }
}
