package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Game;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.game.Wandering;
import sparrow.core.table.RuleSet;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.desk.Mahjong;
import sparrow.records.Header;
import sparrow.records.JsonLog;
import sparrow.server.fair.FairCheck;
import sparrow.server.fair.FairRound;
import sparrow.server.fair.FairSeed;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Walls that can be checked, by a script that shares no code with the server.
@Timeout(120)
final class FairWallTest {
    private static final Path SCRIPT =
            Path.of(System.getProperty("sparrow.root", ".."), "tools", "verify-wall");

    @TempDir private Path data;

    /// The script sorts the tiles of a wall before it shuffles them.
    @Test
    void every_game_lists_its_tiles_in_sorting_order() {
        for (Mahjong game : Catalog.games()) {
            for (RuleSet preset : game.presets()) {
                List<Tile> tiles = game.variant(preset.rules()).tiles();
                assertThat(tiles).as(preset.key()).isSorted();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "riichi, length, east",
        "filipino, hands, 2",
        "changchun, hands, 2",
        "hongkong, rounds, 1",
        "american, rounds, 1"
    })
    void the_record_of_a_live_match_is_fair_and_holds_what_was_said_at_the_table(
            String game, String option, String value) throws Exception {
        assumeTrue(isPythonThere());
        Path file = data.resolve("record.jsonl");
        JsonNode fair;
        try (Club club = Club.open(data.resolve("club"))) {
            String table = played(club, game, option, value);
            fair = club.get("/api/v1/records/" + table).json().path("fair");
            Files.writeString(
                    file, club.get("/api/v1/records/" + table + "/file?format=sparrow").text());
        }
        String text = Files.readString(file);
        assertThat(FairCheck.flaw(JsonLog.header(text), JsonLog.read(text).orThrow())).isEmpty();
        String commitment = fair.path("commitment").asString();
        String nonce = fair.path("nonces").path("A").asString();
        String committed = fair.path("commitments").path("A").asString();
        assertThat(
                        verify(
                                file,
                                "--commitment",
                                commitment,
                                "--nonce",
                                "A=" + nonce,
                                "--committed",
                                "A=" + committed))
                .startsWith("0 fair: ");
        assertThat(verify(file, "--commitment", "00".repeat(32))).startsWith("1 NOT FAIR: ");
        assertThat(verify(file, "--nonce", "A=" + "cd".repeat(32))).startsWith("1 NOT FAIR: ");
        assertThat(verify(file, "--committed", "A=" + nonce)).startsWith("1 NOT FAIR: ");
        Path kept = data.resolve("kept.json");
        Files.writeString(kept, kept(fair, file, nonce));
        assertThat(verify(file, "--kept", kept.toString())).startsWith("0 fair: ");
        Files.writeString(kept, kept(fair, file, "cd".repeat(32)));
        assertThat(verify(file, "--kept", kept.toString())).startsWith("1 NOT FAIR: ");
    }

    /// What a browser would save.
    private static String kept(JsonNode fair, Path record, String nonce) throws Exception {
        String table = JsonLog.header(Files.readString(record)).note("fair_table").orElseThrow();
        ObjectNode kept = Guest.JSON.createObjectNode();
        kept.put("table", table).put("seat", "A").put("round", fair.path("round").asInt());
        kept.put("commitment", fair.path("commitment").asString()).put("nonce", nonce);
        return kept.set("commitments", fair.path("commitments")).toString();
    }

    /// Records of the scheme in which people did not commit can be checked as before.
    @Test
    void an_older_record_is_still_checked() throws Exception {
        assumeTrue(isPythonThere());
        Mahjong game = Catalog.games().getFirst();
        Variant variant = game.variant(game.presets().getFirst().rules());
        FairSeed secret = new FairSeed("12".repeat(32), "34".repeat(32));
        Seats<String> nonces =
                variant.first()
                        .points()
                        .map((seat, _) -> seat == Seat.A ? "56".repeat(16) : secret.botNonce(seat));
        FairRound round = FairRound.old("", secret, nonces);
        Table table =
                Game.play(
                        variant,
                        variant.first(),
                        round.seed().hand(0),
                        nonces.map((seat, _) ->
                                new Wandering(Seed.splitMix64(3).hand(seat.ordinal()))));
        Header header =
                new Header(
                        Seats.none(),
                        round.notes(List.of(Seat.B, Seat.C, Seat.D), variant.dice()),
                        Optional.empty());
        String text = JsonLog.write(header, table.log().events());
        Path file = data.resolve("old.jsonl");
        Files.writeString(file, text);
        assertThat(verify(file)).startsWith("0 fair: ");
        assertThat(FairCheck.flaw(header, table.log().events())).isEmpty();
        Files.writeString(file, text.replace("\"fair_nonce_A\":\"56", "\"fair_nonce_A\":\"57"));
        assertThat(verify(file)).startsWith("1 NOT FAIR: ");
    }

    private static String played(Club club, String game, String option, String value) {
        JsonNode made =
                club.table(
                        """
                        {"game":"%s","options":{"%s":"%s"%s},
                         "settings":{"bot_delay_ms":"0","assist":"yes"},
                         "seats":{"A":"person","B":"beginner","C":"beginner","D":"beginner"}}\
                        """
                                .formatted(
                                        game,
                                        option,
                                        value,
                                        game.equals("filipino") ? ",\"length\":\"hands\"" : ""));
        String table = made.path("table").asString();
        String token = club.join(table, "Ada", "").path("token").asString();
        try (Guest ada = Guest.sit(club.port(), table, token)) {
            Playing.toTheEnd(ada, new Random(1));
        }
        return table;
    }

    private static boolean isPythonThere() {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException | InterruptedException _) {
            return false;
        }
    }

    /// The exit code and what the script says.
    private static String verify(Path file, String... more) throws Exception {
        List<String> command =
                new ArrayList<>(List.of("python3", SCRIPT.toString(), file.toString()));
        command.addAll(List.of(more));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said =
                new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        return process.waitFor() + " " + said;
    }
}
