package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.catalog.Catalog;
import sparrow.core.table.RuleSet;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.desk.Mahjong;
import sparrow.server.fair.FairSeed;
import tools.jackson.databind.JsonNode;

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

    @Test
    void the_key_depends_on_every_nonce() {
        FairSeed fairSeed = FairSeed.draw();
        Seats<String> nonces = Seats.first(4, fairSeed::botNonce);
        long word = fairSeed.seed(nonces).hand(0).next();
        assertThat(fairSeed.seed(nonces).hand(0).next()).isEqualTo(word);
        for (Seat seat : nonces.seats()) {
            Seats<String> other = nonces.with(seat, "00".repeat(32));
            assertThat(fairSeed.seed(other).hand(0).next()).isNotEqualTo(word);
        }
    }

    @Test
    void a_pledge_tells_nothing_and_no_other_fits_it() {
        FairSeed fairSeed = FairSeed.draw();
        assertThat(fairSeed.commitment()).hasSize(64).doesNotContain(fairSeed.seed());
        assertThat(new FairSeed("00".repeat(32), fairSeed.salt()).commitment())
                .isNotEqualTo(fairSeed.commitment());
    }

    @ParameterizedTest
    @CsvSource({
        "riichi, length, east",
        "filipino, hands, 2",
        "changchun, hands, 2",
        "american, rounds, 1"
    })
    void the_script_accepts_a_game_and_refuses_every_forgery(
            String game, String option, String value) throws Exception {
        assumeTrue(isPythonThere());
        Path file = data.resolve("record.jsonl");
        String nonce;
        String commitment;
        try (Club club = Club.open(data.resolve("club"))) {
            String table = played(club, game, option, value);
            JsonNode fair = club.get("/api/v1/records/" + table).json().path("fair");
            nonce = fair.path("nonces").path("A").asString();
            commitment = fair.path("commitment").asString();
            Files.writeString(
                    file, club.get("/api/v1/records/" + table + "/file?format=sparrow").text());
        }
        assertThat(verify(file, "--commitment", commitment, "--nonce", "A=" + nonce))
                .startsWith("0 fair: ");
        assertThat(verify(file, "--commitment", "00".repeat(32))).startsWith("1 NOT FAIR: ");
        assertThat(verify(file, "--nonce", "A=" + "cd".repeat(16))).startsWith("1 NOT FAIR: ");
        List<String> lines = Files.readAllLines(file);
        Random random = new Random(7);
        for (int i = 0; i < 12; i++) {
            Path forged = data.resolve("forged.jsonl");
            Files.write(forged, forged(lines, i % 6, random));
            assertThat(verify(forged)).as("forgery %d", i).startsWith("1 NOT FAIR: ");
        }
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

    /// One small lie about the wall, the secrets or the tiles drawn.
    private static List<String> forged(List<String> lines, int kind, Random random) {
        List<String> forged = new ArrayList<>(lines);
        switch (kind) {
            case 0 -> forged.set(0, changedHex(lines.getFirst(), "fair_seed", random));
            case 1 -> forged.set(0, changedHex(lines.getFirst(), "fair_nonce_A", random));
            case 2 -> forged.set(0, changedHex(lines.getFirst(), "fair_nonce_B", random));
            case 3 -> swap(forged, "\"event\":\"wall\"", random);
            case 4 -> swap(forged, "\"event\":\"dealt\"", random);
            default -> {
                int last = lines.size();
                int start = 1;
                while (!lines.get(start + 1).contains("\"started\"")) {
                    start++;
                }
                return concat(lines.subList(0, 1), lines.subList(start + 1, last));
            }
        }
        assertThat(forged).isNotEqualTo(lines);
        return forged;
    }

    private static List<String> concat(List<String> first, List<String> second) {
        List<String> both = new ArrayList<>(first);
        both.addAll(second);
        return both;
    }

    private static String changedHex(String header, String name, Random random) {
        int at = header.indexOf(name) + name.length() + 3 + random.nextInt(32);
        char digit = header.charAt(at) == '0' ? '1' : '0';
        return header.substring(0, at) + digit + header.substring(at + 1);
    }

    /// Exchanges two different neighbours among the tiles of the first such event.
    private static void swap(List<String> lines, String event, Random random) {
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.contains(event)) {
                int from = line.indexOf("\"tiles\":\"") + 9;
                int to = line.indexOf('"', from);
                String tiles = line.substring(from, to);
                for (int at = random.nextInt(10); at + 1 < tiles.length(); at++) {
                    char one = tiles.charAt(at);
                    char two = tiles.charAt(at + 1);
                    if (Character.isDigit(one) && Character.isDigit(two) && one != two) {
                        String swapped =
                                tiles.substring(0, at) + two + one + tiles.substring(at + 2);
                        lines.set(i, line.substring(0, from) + swapped + line.substring(to));
                        return;
                    }
                }
            }
        }
        throw new AssertionError("there is nothing to swap in " + event);
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
