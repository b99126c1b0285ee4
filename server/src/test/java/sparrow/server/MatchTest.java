package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Whole matches over the wire.
@Timeout(120)
final class MatchTest {
    @TempDir private Path data;

    @ParameterizedTest
    @CsvSource({
        "riichi, tenhou, length, east",
        "riichi, tenhou3, length, east",
        "filipino, standard, rounds, 1",
        "changchun, mil2024, circles, 1",
        "american, league, rounds, 1"
    })
    void a_person_plays_a_match_against_bots(
            String game, String preset, String option, String value) {
        try (Club club = Club.open(data)) {
            JsonNode made =
                    club.table(
                            """
                            {"game":"%s","preset":"%s","options":{"%s":"%s"},
                             "settings":{"bot_delay_ms":"0","assist":"yes"}}\
                            """
                                    .formatted(game, preset, option, value));
            String table = made.path("table").asString();
            String token = club.join(table, "Ada", "").path("token").asString();
            try (Guest ada = Guest.sit(club.port(), table, token)) {
                JsonNode over = Playing.toTheEnd(ada, new Random(1));
                assertThat(over.path("record").asString()).isEqualTo(table);
                assertThat(over.path("results").isObject()).isTrue();
            }
            JsonNode record = club.get("/api/v1/records/" + table).json();
            assertThat(record.path("players").path("A").asString()).isEqualTo("Ada");
            assertThat(record.path("hands")).isNotEmpty();
            JsonNode line = club.get("/api/v1/records").json().at("/records/0");
            assertThat(line.path("hands").asInt()).isEqualTo(record.path("hands").size());
        }
    }

    @Test
    void bots_play_among_themselves_and_are_watched() {
        try (Club club = Club.open(data)) {
            JsonNode made =
                    club.table(
                            """
                            {"game":"riichi","options":{"length":"east"},
                             "settings":{"bot_delay_ms":"0"},
                             "seats":{"A":"beginner","B":"beginner","C":"beginner","D":"beginner"}}\
                            """);
            String table = made.path("table").asString();
            try (Guest watcher = Guest.watch(club.port(), table)) {
                assertThat(watcher.next("welcome").has("seat")).isFalse();
                watcher.next("over");
                assertThat(watcher.heard()).noneMatch(text -> text.contains("\"choice\""));
            }
        }
    }
}
