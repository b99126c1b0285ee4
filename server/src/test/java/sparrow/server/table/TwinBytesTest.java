package sparrow.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.game.Wandering;
import sparrow.core.table.Event;
import sparrow.core.table.Eyes;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.desk.Mahjong;
import sparrow.records.JsonLog;
import sparrow.server.MemoryFolder;
import sparrow.server.fair.Token;
import sparrow.server.health.Metrics;
import sparrow.server.journal.Entry;
import sparrow.server.journal.Journal;
import sparrow.server.work.HeavyWork;
import sparrow.testkit.Census;
import sparrow.testkit.Leaks;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// The bytes that go to a seat or a spectator are the same on twin tables, which differ only in
/// what that viewer cannot know.
@Timeout(300)
final class TwinBytesTest {
    private static final int STATES = 350;
    private static final Pattern TIME = Pattern.compile("\"(left|window|bank)\":\\d+");

    @TempDir(factory = MemoryFolder.class)
    private Path data;

    static List<String> games() {
        return Catalog.games().stream().map(Mahjong::name).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void no_viewer_can_tell_twins_apart(String name) throws IOException, SQLException {
        compared(
                        data,
                        Catalog.game(name).orElseThrow(),
                        Long.getLong("sparrow.seed", 20_261),
                        STATES)
                .require(9L * STATES / 10, "twins that are not the same")
                .require(STATES / 10, "states in which the viewer chose");
    }

    @LongTest("twin-bytes")
    @Timeout(value = 1, unit = TimeUnit.DAYS)
    void no_viewer_can_tell_a_hundred_thousand_twins_apart() {
        new LongRun("twin-bytes", 20_000, 200, System.out)
                .seeded()
                .run(
                        "States of each of five games, so many of each, shown to a seat or to a spectator in turn, as they are and with the"
                                + " faces exchanged which that viewer has not seen: the bytes that are sent are the same.",
                        EveryGame.in(data, TwinBytesTest::compared));
    }

    private static Census compared(Path folder, Mahjong game, long seed, int most)
            throws IOException, SQLException {
        Chance chance = Seed.splitMix64(seed).hand(0);
        Predicate<Tile> laidAtOnce = game.laidAtOnce(game.presets().getFirst().rules());
        Census census = new Census();
        try (Stage one = new Stage(folder.resolve("one.db"));
                Stage two = new Stage(folder.resolve("two.db"))) {
            int states = 0;
            for (int hand = 0; states < most; hand++) {
                for (List<Event> log : states(game, seed + hand, chance)) {
                    if (++states > most) {
                        break;
                    }
                    Eyes eyes = inTurn(log, states);
                    List<Event> twin = Leaks.twin(log, eyes, laidAtOnce, chance);
                    SavedTable saved = saved(game, log, states + " " + eyes);
                    List<String> said = one.show(saved, log, eyes);
                    assertThat(two.show(saved, twin, eyes))
                            .as("%s, seed %d, state %d, %s", game.name(), seed, states, eyes)
                            .isEqualTo(said);
                    census.add("twins that are not the same", twin.equals(log) ? 0 : 1);
                    census.add(
                            "states in which the viewer chose",
                            said.toString().contains("\"type\":\"answered\"") ? 1 : 0);
                    census.add("states", 1);
                }
            }
        }
        return census;
    }

    /// Some moments of a hand at which somebody chooses.
    static List<List<Event>> states(Mahjong game, long seed, Chance chance) {
        Variant variant = game.variant(game.presets().getFirst().rules());
        Seats<Player> players =
                variant.first()
                        .points()
                        .map((seat, _) ->
                                new Wandering(Seed.splitMix64(seed).hand(seat.ordinal())));
        Game hand = Game.start(variant, variant.first(), Seed.splitMix64(seed).hand(9));
        List<List<Event>> states = new ArrayList<>();
        while (!hand.isOver()) {
            if (chance.below(8) == 0) {
                states.add(hand.table().log().events());
            }
            Seats<Choice> pending = hand.pending();
            hand.answer(
                    pending.map(
                            (seat, choice) -> players.get(seat).choose(hand.view(seat), choice)));
        }
        return states;
    }

    private static Eyes inTurn(List<Event> log, int number) {
        List<Eyes> eyes = new ArrayList<>(List.of(Eyes.SPECTATOR));
        ((Event.Started) log.getFirst()).points().seats().forEach(seat -> eyes.add(Eyes.of(seat)));
        return eyes.get(number % eyes.size());
    }

    static SavedTable saved(Mahjong game, List<Event> log, String name) {
        Event.Started started = (Event.Started) log.getFirst();
        TableSetup setup =
                new TableSetup(
                        name,
                        game,
                        game.presets().getFirst().key(),
                        started.rules(),
                        Settings.of(game, Map.of()).orThrow(),
                        "beginner",
                        true,
                        0,
                        Token.hash(""),
                        Token.hash(""));
        Seats<SeatHolder> holders =
                started.points()
                        .map((seat, _) ->
                                SeatHolder.person("Person " + seat, Token.hash(seat.name())));
        return new SavedTable(
                setup, Phase.PLAYING, holders, StoredRows.round(name, holders), 0, Seats.none());
    }

    /// One of two worlds.
    private static final class Stage implements AutoCloseable {
        private final Journal journal;
        private final SharedServices services;

        Stage(Path file) throws IOException {
            Metrics metrics = new Metrics();
            journal = Journal.open(file, metrics);
            services =
                    new SharedServices(
                            journal,
                            new Timers(),
                            new BotThreads(),
                            new HeavyWork(HeavyWork.Bounds.STANDARD),
                            Clock.systemUTC(),
                            metrics);
        }

        /// Everything a viewer is sent who connects, and then answers if asked.
        List<String> show(SavedTable saved, List<Event> log, Eyes eyes) {
            journal.append(
                    saved.setup().name(),
                    0,
                    log.stream().map(event -> Entry.event(JsonLog.line(event))).toList());
            LiveTable table = new LiveTable(saved, services, _ -> {});
            Notes notes = new Notes();
            if (eyes == Eyes.SPECTATOR) {
                table.watch(notes, Optional.of(0));
            } else {
                table.sit(notes, Seat.values()[eyes.ordinal()].name(), Optional.of(0));
                table.hear(
                        notes,
                        new Request.Answering(
                                new Answer(log.size(), Optional.of(0), Optional.empty())));
            }
            table.state();
            List<String> said = List.copyOf(notes.said);
            table.disconnect(Tables.stopping());
            return said.stream()
                    .takeWhile(text -> !text.contains("\"from\":" + log.size()))
                    .map(text -> TIME.matcher(text).replaceAll("\"$1\":0"))
                    .toList();
        }

        @Override
        public void close() throws SQLException {
            services.timers().close();
            services.botThreads().close();
            services.heavyWork().close();
            journal.close();
        }
    }

    private static final class Notes implements Viewer {
        private final List<String> said = new ArrayList<>();

        @Override
        public void send(String text) {
            said.add(text);
        }

        @Override
        public String address() {
            return "";
        }

        @Override
        public void close(int status, String sentence) {}
    }
}
