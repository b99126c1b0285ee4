package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.server.journal.Journal;
import sparrow.server.table.DataCheck;
import tools.jackson.databind.JsonNode;

/// One game is damaged on the disk: it is kept apart and named, everything else goes on.
@Timeout(120)
final class DamageTest {
    @TempDir private Path data;

    /// A table in play, with its key.
    private record Seated(String table, String token) {}

    /// A table in its first hand, which is the one that is read when the server starts; now and
    /// then a bot has won by then.
    private static Seated seated(Club club) {
        for (int tried = 0; tried < 20; tried++) {
            String table = club.table(Tables.alone("changchun")).path("table").asString();
            String token = club.join(table, "Ada", "").path("token").asString();
            try (Guest ada = Guest.sit(club.port(), table, token)) {
                Playing.some(ada, new Random(3), 5);
                if (Transcripts.events(ada).stream()
                        .noneMatch(event -> event.path("event").asString().equals("ended"))) {
                    return new Seated(table, token);
                }
            }
        }
        throw new AssertionError("no hand lasts");
    }

    private static String finished(Club club) {
        String body =
                """
                {"game":"changchun","options":{"hands":"1"},"settings":{"bot_delay_ms":"0"},
                 "seats":{"A":"person","B":"beginner","C":"beginner","D":"beginner"}}\
                """;
        String table = club.table(body).path("table").asString();
        String token = club.join(table, "Ada", "").path("token").asString();
        try (Guest ada = Guest.sit(club.port(), table, token)) {
            Playing.toTheEnd(ada, new Random(5));
        }
        return table;
    }

    private void damage(String sql, String table) throws SQLException {
        try (Connection connection =
                        DriverManager.getConnection("jdbc:sqlite:" + data.resolve("sparrow.db"));
                Statement statement = connection.createStatement()) {
            assertThat(statement.executeUpdate(sql.replace("$T", "'" + table + "'")))
                    .as(sql)
                    .isPositive();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a row cut        | UPDATE journal SET body = substr(body, 1, 9) WHERE \"table\" = $T AND number = 6 | row 6",
                "a cut row of old | UPDATE journal SET body = substr(body, 1, 9), checksum = NULL WHERE \"table\" = $T AND number = 6 | row 6",
                "not JSON         | UPDATE journal SET body = 'x', checksum = NULL WHERE \"table\" = $T AND number = 2 | row 2",
                "an empty row     | UPDATE journal SET body = '' WHERE \"table\" = $T AND number = 0 | row 0",
                "another kind     | UPDATE journal SET kind = 'evwnt', checksum = NULL WHERE \"table\" = $T AND number = 4 | row 4",
                "a row missing    | DELETE FROM journal WHERE \"table\" = $T AND number = 5 | row 5",
                "no beginning     | DELETE FROM journal WHERE \"table\" = $T AND number = 0 | row 0",
                "tiles flipped    | UPDATE journal SET body = replace(body, '9', '8') WHERE \"table\" = $T AND number = 1 | row 1",
                "impossible       | UPDATE journal SET body = (SELECT body FROM journal WHERE \"table\" = $T AND number = 1), checksum = NULL WHERE \"table\" = $T AND number = 3 | cannot have happened",
                "no answer        | UPDATE journal SET kind = 'answer', body = '{}', checksum = NULL WHERE \"table\" = $T AND number = (SELECT max(number) FROM journal WHERE \"table\" = $T) | no answer",
                "table row cut    | UPDATE tables SET body = substr(body, 1, 50) WHERE name = $T | not as it was written",
                "cut row of old   | UPDATE tables SET body = substr(body, 1, 50), checksum = NULL WHERE name = $T | cannot be read",
                "a field missing  | UPDATE tables SET body = replace(body, 'stand_in', 'stond_in'), checksum = NULL WHERE name = $T | stand_in",
                "foreign rules    | UPDATE tables SET body = replace(body, '\"rules\":{', '\"rules\":{\"poker\":\"yes\",'), checksum = NULL WHERE name = $T | there is no rule 'poker'",
                "another game     | UPDATE tables SET game = 'bridge', checksum = NULL WHERE name = $T | its game",
                "another phase    | UPDATE tables SET phase = 'plaxing', checksum = NULL WHERE name = $T | cannot be read",
                "a seat flipped   | UPDATE tables SET body = replace(body, '\"D\":{', '\"L\":{'), checksum = NULL WHERE name = $T | cannot be read",
                "a seat gone      | UPDATE tables SET body = replace(body, '\"D\":{\"kind\"', '\"C\":{\"kind\"'), checksum = NULL WHERE name = $T | seats",
                "one bit          | UPDATE tables SET created = created + 1 WHERE name = $T | not as it was written"
            })
    void a_damaged_table_is_named_and_all_others_go_on(String what, String sql, String why)
            throws Exception {
        Seated bad;
        Seated good;
        try (Club club = Club.open(data)) {
            bad = seated(club);
            good = seated(club);
        }
        damage(sql, bad.table);
        try (Journal journal = Journal.join(data)) {
            DataCheck check = DataCheck.of(journal);
            assertThat(check.damage()).containsOnlyKeys(bad.table);
            assertThat(check.damage().get(bad.table)).contains(why);
        }
        try (Club club = Club.open(data)) {
            Club.Reply answer = club.get("/api/v1/tables/" + bad.table, bad.token);
            while (answer.status() == 200) {
                Thread.sleep(20);
                answer = club.get("/api/v1/tables/" + bad.table, bad.token);
            }
            assertThat(answer.status()).as(what).isEqualTo(500);
            assertThat(answer.json().path("error").asString()).isEqualTo("damaged");
            assertThat(club.damage().get(bad.table)).contains(why);
            assertThat(club.get("/health").json().path("damaged").asInt()).isEqualTo(1);
            assertThat(club.get("/health").status()).isEqualTo(200);
            assertThat(club.get("/api/v1/tables").status()).isEqualTo(200);
            assertThat(club.get("/api/v1/records").status()).isEqualTo(200);
            try (Guest ada = Guest.sit(club.port(), bad.table, bad.token)) {
                assertThat(ada.closed()).isEqualTo(1008);
                assertThat(ada.reason()).contains("damaged");
            }
            try (Guest ada = Guest.sit(club.port(), good.table, good.token)) {
                Playing.some(ada, new Random(4), 3);
            }
            seated(club);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "UPDATE tables SET body = '{' WHERE name = $T | gone",
                "UPDATE tables SET body = replace(body, 'results', 'resalts'), checksum = NULL WHERE name = $T | gone",
                "UPDATE journal SET body = 'x' WHERE \"table\" = $T AND number = 4 | listed",
                "DELETE FROM journal WHERE \"table\" = $T AND number = 4 | listed"
            })
    void a_damaged_record_hides_no_other(String sql, String list) throws Exception {
        String bad;
        String good;
        try (Club club = Club.open(data)) {
            bad = finished(club);
            good = finished(club);
        }
        damage(sql, bad);
        try (Club club = Club.open(data)) {
            Club.Reply records = club.get("/api/v1/records");
            assertThat(records.status()).isEqualTo(200);
            JsonNode shown = records.json().path("records");
            assertThat(shown.valueStream().map(each -> each.path("record").asString()))
                    .contains(good)
                    .hasSize(list.equals("listed") ? 2 : 1);
            assertThat(club.get("/api/v1/records/" + good).status()).isEqualTo(200);
            Club.Reply damaged = club.get("/api/v1/records/" + bad);
            assertThat(damaged.status()).isEqualTo(500);
            assertThat(damaged.json().path("error").asString()).isEqualTo("damaged");
            assertThat(club.get("/api/v1/records/" + bad + "/file").status()).isEqualTo(500);
            assertThat(club.damage()).containsOnlyKeys(bad);
        }
    }

    @Test
    void rows_without_a_table_are_named_by_the_check() throws Exception {
        Seated lost;
        try (Club club = Club.open(data)) {
            lost = seated(club);
        }
        damage("DELETE FROM tables WHERE name = $T", lost.table);
        try (Journal journal = Journal.join(data)) {
            assertThat(DataCheck.of(journal).damage())
                    .containsOnlyKeys(lost.table)
                    .containsValue("it has a journal, but no row of its own");
        }
        try (Club club = Club.open(data)) {
            assertThat(club.get("/api/v1/tables/" + lost.table).status()).isEqualTo(404);
        }
    }

    @Test
    void a_whole_folder_is_found_whole() throws Exception {
        try (Club club = Club.open(data)) {
            finished(club);
            club.table(Tables.alone("changchun"));
            try (Journal beside = Journal.join(data)) {
                DataCheck check = DataCheck.of(beside);
                assertThat(check.damage()).isEmpty();
                assertThat(check.tables()).isEqualTo(2);
                assertThat(check.rows()).isGreaterThan(50);
            }
        }
    }
}
