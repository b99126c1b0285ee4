package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import tools.jackson.databind.JsonNode;

/// The only person at a table of bots: there is nobody to hide from, so nobody asks for nothing.
@Timeout(120)
final class OnlyPersonTest {
    private static final long SEED = Long.getLong("sparrow.seed", 22);

    @TempDir private Path data;
    private Club club = Club.at(0);

    @BeforeEach
    void open() {
        club = Club.open(data);
    }

    @AfterEach
    void close() {
        club.close();
    }

    static Stream<Arguments> tables() {
        return Catalog.games().stream()
                .flatMap(game ->
                        game.presets().stream()
                                .flatMap(preset ->
                                        Stream.of("yes", "no")
                                                .map(assist ->
                                                        Arguments.of(
                                                                game.name(),
                                                                preset.name(),
                                                                assist))));
    }

    /// How often a person was asked in a hand.
    private record Asked(int times, int toPassAlone) {}

    /// No clock runs, and bots would hold back for a minute: a hand ends because nobody waits for
    /// somebody who has nothing to say.
    @ParameterizedTest
    @MethodSource("tables")
    void one_is_asked_only_when_there_is_something_to_choose(
            String game, String preset, String assist) {
        String body =
                """
                {"game":"%s","preset":"%s","settings":{"bot_delay_ms":"0","assist":"%s",
                 "human_grace_ms":"60000","claim_window_ms":"600000"}}\
                """
                        .formatted(game, preset, assist);
        try (Guest ada = alone(body)) {
            Asked asked = hand(ada);
            assertThat(asked.times).as("seed %d", SEED).isPositive();
            assertThat(asked.toPassAlone).as("seed %d", SEED).isZero();
        }
    }

    /// Plays one hand, uncovering what is covered.
    private static Asked hand(Guest guest) {
        Random random = new Random(SEED);
        int times = 0;
        int toPassAlone = 0;
        for (JsonNode message = guest.any(); ; message = guest.any()) {
            switch (message.path("type").asString()) {
                case "choice" -> {
                    if (message.path("kind").asString().equals("covered")) {
                        guest.say(
                                "{\"type\":\"uncover\",\"decision\":%d}"
                                        .formatted(message.path("decision").asInt()));
                    } else {
                        times++;
                        toPassAlone += isPassAlone(message) ? 1 : 0;
                        Playing.choose(guest, message, random);
                    }
                }
                case "pause", "over" -> {
                    return new Asked(times, toPassAlone);
                }
                case "refused", "gone" -> throw new AssertionError(message.toString());
                default -> {}
            }
        }
    }

    private static boolean isPassAlone(JsonNode choice) {
        return choice.path("kind").asString().equals("one")
                && choice.path("options").size() == 1
                && choice.at("/options/0/action").asString().equals("pass");
    }

    /// A covered choice is no hurry where clocks run for company only.
    @Test
    void a_covered_choice_waits_for_a_person_alone() {
        String body =
                """
                {"game":"filipino","settings":{"bot_delay_ms":"0","claim_window_ms":"1000",
                 "human_grace_ms":"0"}}\
                """;
        try (Guest ada = alone(body)) {
            JsonNode covered = ada.next(message -> isCovered(ada, message));
            assertThat(covered.has("clock")).isFalse();
        }
    }

    private static boolean isCovered(Guest guest, JsonNode message) {
        if (message.path("kind").asString().equals("one")) {
            guest.answer(message, message.path("fallback").asInt());
        } else if (message.path("type").asString().equals("pause")) {
            guest.say("{\"type\":\"ready\"}");
        }
        return message.path("kind").asString().equals("covered");
    }

    /// People have their grace, even where the time to answer is shorter.
    @Test
    void people_have_at_least_their_grace() {
        String body =
                """
                {"game":"riichi","settings":{"bot_delay_ms":"0","claim_window_ms":"500",
                 "human_grace_ms":"60000","away_ms":"60000"},
                 "seats":{"A":"person","B":"person"}}\
                """;
        String table = club.table(body).path("table").asString();
        String token = club.join(table, "Ada", "").path("token").asString();
        String other = club.join(table, "Bea", "").path("token").asString();
        try (Guest ada = Guest.sit(club.port(), table, token);
                Guest bea = Guest.sit(club.port(), table, other)) {
            JsonNode turn = ada.next("choice");
            ada.answer(turn, turn.path("fallback").asInt());
            JsonNode claim = bea.next("choice");
            assertThat(claim.at("/clock/left").asInt()).isGreaterThan(30_000);
            bea.answer(claim, claim.path("fallback").asInt());
            assertThat(bea.next("answered").path("decision")).isEqualTo(claim.path("decision"));
            assertThat(bea.next("events").path("events").size()).isPositive();
        }
    }

    private Guest alone(String body) {
        String table = club.table(body).path("table").asString();
        String token = club.join(table, "Ada", "").path("token").asString();
        return Guest.sit(club.port(), table, token);
    }
}
