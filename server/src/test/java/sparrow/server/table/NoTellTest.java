package sparrow.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Action;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.game.Wandering;
import sparrow.core.table.Event;
import sparrow.core.table.Eyes;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.server.fair.Token;
import sparrow.testkit.Leaks;

/// Whoever discards hears the same bytes at the same times, whether somebody could win on the tile
/// or not: with calls switched off, covered choices, automatic wins, people away, and bots.
@Timeout(300)
final class NoTellTest {
    private static final long SEED = Long.getLong("sparrow.seed", 4_711);
    private static final int MOMENTS = 3;
    private static final int FEW = 1;

    /// How the seat that may be able to win is played.
    enum Manner {
        CALLS_OFF,
        /// Switched off when the tile lies there already.
        CALLS_OFF_LATE,
        /// The choice is not shown until it is asked for.
        COVERED,
        /// The client wins by itself, or has nothing to do.
        WINS_BY_ITSELF,
        AWAY,
        /// Lost while the tile lies there.
        AWAY_LATE,
        BOT
    }

    /// A game by its first rules, and how many of its moments are looked at.
    record Played(Mahjong game, Variant variant, int moments) {
        Played(Mahjong game) {
            this(
                    game,
                    game.variant(game.presets().getFirst().rules()),
                    game.name().equals("riichi") ? MOMENTS : FEW);
        }

        @Override
        public String toString() {
            return game.name();
        }
    }

    static Stream<Arguments> games() {
        return Catalog.games().stream()
                .map(Played::new)
                .flatMap(played ->
                        Stream.of(Manner.values()).map(manner -> Arguments.of(played, manner)));
    }

    /// Who passes, and when, in milliseconds; the others say nothing.
    private static final List<List<Long>> PASSES =
            List.of(List.of(), List.of(400L), List.of(400L, 1_200L));

    @TempDir private Path data;

    /// A turn of the discarder after which another seat can win, and its twin in which it cannot.
    private record Moment(
            Played played, List<Event> log, List<Event> twin, Event.Discarded discard, Seat seat) {}

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("games")
    void nobody_can_tell_whether_a_tile_wins(Played played, Manner manner)
            throws SQLException, IOException {
        List<Moment> moments = FOUND.computeIfAbsent(played.toString(), _ -> moments(played));
        for (int i = 0; i < moments.size(); i++) {
            Moment moment = moments.get(i);
            for (List<Long> passes : PASSES) {
                String name = played + " " + manner + " " + i + " " + passes.size();
                List<Heard> can = heard(manner, moment, moment.log, passes, "a " + name);
                List<Heard> cannot = heard(manner, moment, moment.twin, passes, "b " + name);
                assertThat(can).as("%s, seed %d", name, SEED).isEqualTo(cannot);
            }
        }
    }

    /// They take longer to find than to play, and serve every manner.
    private static final Map<String, List<Moment>> FOUND = new ConcurrentHashMap<>();

    private static List<Moment> moments(Played played) {
        Chance chance = Seed.splitMix64(SEED).hand(0);
        List<Moment> moments = new ArrayList<>();
        for (int hand = 0; moments.size() < played.moments; hand++) {
            moment(played, SEED + hand, chance).ifPresent(moments::add);
        }
        return moments;
    }

    /// Something that was heard, and when.
    private record Heard(long at, String text) {}

    private List<Heard> heard(
            Manner manner, Moment moment, List<Event> log, List<Long> passes, String name)
            throws SQLException, IOException {
        try (Stage stage = new Stage(data.resolve(name.replace(' ', '-') + ".db"))) {
            return stage.play(manner, moment, log, passes);
        }
    }

    private static Optional<Moment> moment(Played played, long seed, Chance chance) {
        Variant variant = played.variant;
        Seats<Wandering> players =
                variant.first()
                        .points()
                        .map((seat, _) ->
                                new Wandering(Seed.splitMix64(seed).hand(seat.ordinal())));
        Game game = Game.start(variant, variant.first(), Seed.splitMix64(seed).hand(9));
        while (!game.isOver()) {
            List<Event> before = game.table().log().events();
            game.answer(
                    game.pending()
                            .map((seat, choice) ->
                                    players.get(seat).choose(game.view(seat), choice)));
            Optional<Moment> moment = moment(played, before, game, chance);
            if (moment.isPresent()) {
                return moment;
            }
        }
        return Optional.empty();
    }

    private static Optional<Moment> moment(
            Played played, List<Event> before, Game game, Chance chance) {
        List<Event> after = game.table().log().events();
        if (game.isOver()
                || after.size() != before.size() + 1
                || !(after.getLast() instanceof Event.Discarded discard)) {
            return Optional.empty();
        }
        for (Seat seat : game.pending().seats()) {
            if (wins(game.pending().get(seat))) {
                return twin(played.variant, before, discard, seat, chance)
                        .map(twin -> new Moment(played, before, twin, discard, seat));
            }
        }
        return Optional.empty();
    }

    private static boolean wins(Choice choice) {
        return Answer.options(choice).contains(Action.Win.WIN);
    }

    private static Optional<List<Event>> twin(
            Variant variant, List<Event> log, Event.Discarded discard, Seat seat, Chance chance) {
        for (int i = 0; i < 50; i++) {
            List<Event> twin = Leaks.twin(log, Eyes.of(discard.seat()), _ -> false, chance);
            Seats<Choice> pending = variant.pending(Table.fold(twin).after(discard));
            if (pending.has(seat) && pending.values().stream().noneMatch(NoTellTest::wins)) {
                return Optional.of(twin);
            }
        }
        return Optional.empty();
    }

    /// A table in a time of its own.
    private static final class Stage implements AutoCloseable {
        private final Sandbox sandbox;

        Stage(Path file) throws IOException {
            sandbox = new Sandbox(file);
        }

        /// Everything the discarder hears from its discard on, up to what comes of it; of that only
        /// the time.
        List<Heard> play(Manner manner, Moment moment, List<Event> log, List<Long> passes) {
            Seat discarder = moment.discard.seat();
            LiveTable table = sandbox.table(saved(manner, moment), log);
            Ear ear = new Ear();
            table.sit(ear, discarder.name(), Optional.of(log.size()));
            List<Seat> others = new ArrayList<>(moment.played.variant.first().points().seats());
            others.removeAll(Set.of(discarder, moment.seat));
            Map<Seat, Ear> ears = new EnumMap<>(Seat.class);
            for (Seat other : others) {
                ears.put(other, new Ear());
                table.sit(ears.get(other), other.name(), Optional.of(log.size()));
            }
            Ear own = new Ear();
            if (manner != Manner.BOT && manner != Manner.AWAY) {
                table.sit(own, moment.seat.name(), Optional.of(log.size()));
            }
            sandbox.pass(table, 1_000); // who is away is away now
            if (manner == Manner.CALLS_OFF) {
                table.hear(own, new Request.Calling(Calls.OFF));
            }
            int from = ear.heard.size();
            discard(table, ear, moment.discard);
            sandbox.pass(table, 350);
            switch (manner) {
                case CALLS_OFF_LATE -> table.hear(own, new Request.Calling(Calls.OFF));
                case WINS_BY_ITSELF -> own.choose(table, "win");
                case AWAY_LATE -> table.lost(own);
                case COVERED -> own.uncover(table);
                case CALLS_OFF, AWAY, BOT -> {}
            }
            long now = 350;
            for (int i = 0; i < passes.size(); i++) {
                sandbox.pass(table, passes.get(i) - now);
                now = passes.get(i);
                Objects.requireNonNull(ears.get(others.get(i))).choose(table, "pass");
            }
            sandbox.pass(table, 10_000);
            List<Heard> all = ear.heard.subList(from, ear.heard.size());
            String next = "\"from\":" + (log.size() + 1);
            List<Heard> heard = new ArrayList<>();
            for (Heard each : all) {
                if (each.text.contains(next)) {
                    heard.add(new Heard(each.at, next));
                    return heard;
                }
                heard.add(each);
            }
            throw new AssertionError("nothing came of it: " + all);
        }

        private void discard(LiveTable table, Ear ear, Event.Discarded discard) {
            String wanted =
                    "\"tile\":\"%s\",\"origin\":\"%s\""
                            .formatted(
                                    discard.tile(),
                                    discard.origin().name().toLowerCase(Locale.ROOT));
            ear.answer(table, wanted);
            sandbox.settle(table);
        }

        private static SavedTable saved(Manner manner, Moment moment) {
            Map<String, String> settings =
                    Map.of(
                            "assist", manner == Manner.COVERED ? "no" : "yes",
                            "bot_delay_ms", "0",
                            "away_ms", "500");
            Mahjong game = moment.played.game;
            Event.Started started = (Event.Started) moment.log.getFirst();
            TableSetup setup =
                    new TableSetup(
                            "table",
                            game,
                            game.presets().getFirst().key(),
                            started.rules(),
                            Settings.of(game, settings).orThrow(),
                            "beginner",
                            true,
                            0,
                            Token.hash(""),
                            Token.hash(""));
            Seats<SeatHolder> holders =
                    started.points()
                            .map((seat, _) ->
                                    seat == moment.seat && manner == Manner.BOT
                                            ? SeatHolder.bot(seat, "beginner")
                                            : SeatHolder.person(
                                                    "Person " + seat, Token.hash(seat.name())));
            return new SavedTable(
                    setup,
                    Phase.PLAYING,
                    holders,
                    StoredRows.round("table", holders),
                    0,
                    Seats.none());
        }

        /// Keeps what it is told, with the time.
        private final class Ear implements Viewer {
            private final List<Heard> heard = new ArrayList<>();

            @Override
            public synchronized void send(String text) {
                heard.add(new Heard(sandbox.now(), text));
            }

            @Override
            public String address() {
                return "";
            }

            @Override
            public void close(int status, String sentence) {}

            /// Chooses the option of that action, if it is there.
            void choose(LiveTable table, String action) {
                answer(table, "\"action\":\"" + action + "\"");
                sandbox.settle(table);
            }

            void uncover(LiveTable table) {
                table.hear(this, new Request.Uncover(Said.decision(last())));
                sandbox.settle(table);
            }

            private void answer(LiveTable table, String wanted) {
                Said.option(last(), wanted)
                        .ifPresent(answer -> table.hear(this, new Request.Answering(answer)));
            }

            private synchronized String last() {
                return heard.stream()
                        .map(Heard::text)
                        .filter(text -> text.startsWith("{\"type\":\"choice\""))
                        .reduce((_, last) -> last)
                        .orElse("{}");
            }
        }

        @Override
        public void close() throws SQLException {
            sandbox.close();
        }
    }
}
