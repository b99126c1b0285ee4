package sparrow.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.catalog.Catalog;
import sparrow.catalog.Listing;
import sparrow.core.game.Game;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.game.Wandering;
import sparrow.core.table.Event;
import sparrow.core.table.Eyes;
import sparrow.core.table.Table;
import sparrow.core.tile.Seats;
import sparrow.records.JsonLog;

/// Keeps the games that the browser client is tested with as this engine plays them: the whole log,
/// the log as seat A saw it, and a checksum of A's table after each event.
class BrowserLogsTest {
    private static final Path LOGS = Path.of("..", "web", "src", "test", "logs");

    @ParameterizedTest
    @CsvSource({"riichi, 7", "american, 3", "filipino, 9", "changchun, 5"})
    void the_browser_is_tested_with_what_this_engine_plays(String game, long seed)
            throws IOException {
        List<Table> hands = play(Catalog.game(game).orElseThrow(), seed);
        List<Event> all = new ArrayList<>();
        List<Event> seen = new ArrayList<>();
        StringBuilder tables = new StringBuilder();
        for (Table hand : hands) {
            all.addAll(hand.log().events());
            List<Event> known =
                    hand.log().events().stream().map(event -> event.seenBy(Eyes.A)).toList();
            seen.addAll(known);
            Table table = Table.start((Event.Started) known.getFirst());
            tables.append(checksum(table)).append('\n');
            for (Event event : known.subList(1, known.size())) {
                table = table.after(event);
                tables.append(checksum(table)).append('\n');
            }
            tables.append(table);
        }
        keep(game + ".jsonl", JsonLog.write(all));
        keep(game + "-A.jsonl", JsonLog.write(seen));
        keep(game + "-A.tables", tables.toString());
    }

    /// Two hands of sensible bots, then two of players who wander.
    private static List<Table> play(Listing listing, long seed) {
        Variant variant = listing.variant(listing.presets().getFirst().rules());
        Seed chance = Seed.splitMix64(seed);
        List<Table> hands = new ArrayList<>();
        Event.Started next = variant.first();
        for (int hand = 0; hand < 4; hand++) {
            boolean sensible = hand < 2;
            int number = hand;
            Seats<Player> players =
                    next.points()
                            .map((seat, _) -> {
                                var own = chance.hand(100 * number + seat.ordinal());
                                return sensible
                                        ? listing.bots().getLast().player(own)
                                        : new Wandering(own);
                            });
            Table table = Game.play(variant, next, chance.hand(hand), players);
            hands.add(table);
            next = variant.next(table).orElseThrow();
        }
        return hands;
    }

    private static String checksum(Table table) {
        CRC32 sum = new CRC32();
        sum.update(table.toString().getBytes(StandardCharsets.UTF_8));
        return "%08x".formatted(sum.getValue());
    }

    /// `-Dgolden.update=true` writes the files anew.
    private static void keep(String name, String text) throws IOException {
        Path file = LOGS.resolve(name);
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(LOGS);
            Files.writeString(file, text);
        }
        assertThat(text).as("the client's test log %s", name).isEqualTo(Files.readString(file));
    }
}
