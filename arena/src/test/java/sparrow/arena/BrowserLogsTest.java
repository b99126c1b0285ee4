package sparrow.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Game;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.game.Wandering;
import sparrow.core.table.Event;
import sparrow.core.table.Eyes;
import sparrow.core.table.Table;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
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
            tables.append(checksum(table.toString())).append('\n');
            for (Event event : known.subList(1, known.size())) {
                table = table.after(event);
                tables.append(checksum(table.toString())).append('\n');
            }
            tables.append(table);
        }
        keep(game + ".jsonl", JsonLog.write(all));
        keep(game + "-A.jsonl", JsonLog.write(seen));
        keep(game + "-A.tables", tables.toString());
    }

    /// Two hands of sensible bots, then two of players who wander.
    private static List<Table> play(Mahjong listing, long seed) {
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
                                        ? listing.level("intermediate").orElseThrow().player(own)
                                        : new Wandering(own);
                            });
            Table table = Game.play(variant, next, chance.hand(hand), players);
            hands.add(table);
            next = variant.next(table).orElseThrow();
        }
        return hands;
    }

    /// A hand or two of every preset; after each event a checksum of what all viewers see of it and
    /// of the tables they fold.
    @Test
    void the_browser_is_tested_with_every_preset_and_every_kind_of_event() throws IOException {
        Set<Class<?>> kinds = new HashSet<>();
        Set<String> names = new TreeSet<>();
        for (Specimens specimen : Specimens.all()) {
            StringBuilder sums = new StringBuilder();
            List<Event> events = new ArrayList<>();
            for (Table hand : specimen.worthKeeping()) {
                events.addAll(hand.log().events());
                sums(hand.log().events(), sums);
            }
            events.forEach(event -> kinds.add(event.getClass()));
            String name = specimen.game().name() + "-" + specimen.preset().key();
            keep("every/" + name + ".jsonl", JsonLog.write(events));
            keep("every/" + name + ".sums", sums.toString());
            names.addAll(List.of(name + ".jsonl", name + ".sums"));
        }
        assertThat(kinds).isEqualTo(Set.of(Event.class.getPermittedSubclasses()));
        try (Stream<Path> files = Files.list(LOGS.resolve("every"))) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .as("no log of a preset that is no more")
                    .containsExactlyInAnyOrderElementsOf(names);
        }
    }

    private static void sums(List<Event> events, StringBuilder sums) {
        Map<Eyes, Table> tables = new EnumMap<>(Eyes.class);
        for (Event event : events) {
            StringBuilder text = new StringBuilder();
            for (Eyes eyes : Eyes.values()) {
                Event seen = event.seenBy(eyes);
                Table table =
                        seen instanceof Event.Started started
                                ? Table.start(started)
                                : Objects.requireNonNull(tables.get(eyes)).after(seen);
                tables.put(eyes, table);
                text.append(eyes).append('\n').append(JsonLog.line(seen)).append('\n');
                text.append(table).append(turn(table)).append('\n');
            }
            sums.append(checksum(text.toString())).append('\n');
        }
    }

    /// What a table knows and does not write out.
    private static String turn(Table table) {
        String offer =
                table.offered()
                        .map(each ->
                                ", "
                                        + each.source().name().toLowerCase(Locale.ROOT)
                                        + " "
                                        + each.meld())
                        .orElse("");
        return "turn " + table.turn() + offer + (table.isOver() ? ", over" : "");
    }

    private static String checksum(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return "%08x".formatted(sum.getValue());
    }

    /// `-Dgolden.update=true` writes the files anew.
    private static void keep(String name, String text) throws IOException {
        Path file = LOGS.resolve(name);
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(LOGS.resolve("every"));
            Files.writeString(file, text);
        }
        assertThat(text).as("the client's test log %s", name).isEqualTo(Files.readString(file));
    }
}
