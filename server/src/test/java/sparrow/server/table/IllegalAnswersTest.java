package sparrow.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Action;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Seed;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.desk.Mahjong;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// Illegal, stale, premature and foreign answers at a live table: each is refused in words, and
/// neither the table nor its journal changes.
@Timeout(300)
final class IllegalAnswersTest {
    /// So many are given in one state of a hand.
    private static final int AT_ONCE = 200;

    @TempDir private Path data;

    static List<String> games() {
        return Catalog.games().stream().map(Mahjong::name).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void ten_thousand_answers_that_are_not_offered_change_nothing(String name)
            throws IOException, SQLException {
        Census census =
                refused(
                        data,
                        Catalog.game(name).orElseThrow(),
                        Long.getLong("sparrow.seed", 20_262),
                        10_000);
        census.require(
                100,
                "refused: no such option",
                "refused: tiles that may not be given",
                "refused: of another decision",
                "refused: out of turn");
    }

    @LongTest("illegal-answers")
    @Timeout(value = 1, unit = TimeUnit.DAYS)
    void a_million_answers_that_are_not_offered_change_nothing() {
        new LongRun("illegal-answers", 1_000_000, 20_000, System.out)
                .seeded()
                .run(
                        "Answers that are not offered, so many in each game, given to live tables in the middle of a hand:"
                                + " each is refused in words; the table and its journal stay as they were.",
                        EveryGame.in(data, IllegalAnswersTest::refused));
    }

    private static Census refused(Path folder, Mahjong game, long seed, int count)
            throws IOException, SQLException {
        Chance chance = Seed.splitMix64(seed).hand(0);
        Census census = new Census();
        try (Sandbox sandbox = new Sandbox(folder.resolve("sparrow.db"))) {
            int tried = 0;
            for (int hand = 0; tried < count; hand++) {
                for (List<Event> log : TwinBytesTest.states(game, seed + hand, chance)) {
                    if (tried < count) {
                        SavedTable saved = TwinBytesTest.saved(game, log, "table " + tried);
                        new State(game, log, sandbox.table(saved, log), sandbox)
                                .refuse(chance, census);
                        tried += AT_ONCE;
                    }
                }
            }
        }
        return census;
    }

    /// A moment of a hand at which somebody chooses, with everybody there.
    private static final class State {
        private final LiveTable table;
        private final Sandbox sandbox;
        private final int decision;
        private final Seats<Choice> pending;
        private final Map<Seat, Ear> ears = new EnumMap<>(Seat.class);

        State(Mahjong game, List<Event> log, LiveTable table, Sandbox sandbox) {
            this.table = table;
            this.sandbox = sandbox;
            this.decision = log.size();
            Event.Started started = (Event.Started) log.getFirst();
            this.pending = game.variant(started.rules()).pending(Table.fold(log));
            for (Seat seat : started.points().seats()) {
                Ear ear = new Ear();
                table.sit(ear, seat.name(), Optional.of(decision));
                ears.put(seat, ear);
            }
            sandbox.settle(table);
        }

        void refuse(Chance chance, Census census) {
            String before = table.state().toString();
            int rows = sandbox.rows(table);
            ears.values().forEach(ear -> ear.said.clear());
            List<Map.Entry<Seat, Ear>> seats = List.copyOf(ears.entrySet());
            Map<Seat, Integer> given = new EnumMap<>(Seat.class);
            for (int i = 0; i < AT_ONCE; i++) {
                Map.Entry<Seat, Ear> one = seats.get(chance.below(seats.size()));
                Illegal illegal = illegal(chance, one.getKey());
                table.hear(one.getValue(), new Request.Answering(illegal.answer));
                given.merge(one.getKey(), 1, Integer::sum);
                census.add("refused: " + illegal.what, 1);
            }
            assertThat(table.state()).as("the table").hasToString(before);
            assertThat(sandbox.rows(table)).as("rows of the journal").isEqualTo(rows);
            ears.forEach((seat, ear) ->
                    assertThat(ear.said)
                            .hasSize(given.getOrDefault(seat, 0))
                            .allMatch(text ->
                                    text.startsWith("{\"type\":\"refused\"")
                                            && text.contains(".\"")));
            table.disconnect(Tables.stopping());
        }

        private record Illegal(String what, Answer answer) {}

        private Illegal illegal(Chance chance, Seat seat) {
            int option = chance.below(40);
            if (!pending.has(seat)) {
                return new Illegal("out of turn", option(decision, option));
            }
            Choice choice = pending.get(seat);
            List<Tile> gift =
                    Collections.nCopies(
                            1 + chance.below(4),
                            Tile.faces().get(chance.below(Tile.faces().size())));
            return switch (chance.below(4)) {
                case 0 ->
                        new Illegal(
                                "no such option",
                                option(decision, Answer.options(choice).size() + option));
                case 1 -> new Illegal("no such option", option(decision, -1 - option));
                case 2 ->
                        choice.allows(new Action.Give(gift))
                                ? new Illegal("no such option", option(decision, 1_000 + option))
                                : new Illegal(
                                        "tiles that may not be given",
                                        new Answer(decision, Optional.empty(), Optional.of(gift)));
                default -> {
                    int other = decision + (chance.below(2) == 0 ? 1 + option : -1 - option);
                    yield new Illegal("of another decision", option(other, 0));
                }
            };
        }

        private static Answer option(int decision, int option) {
            return new Answer(decision, Optional.of(option), Optional.empty());
        }
    }

    private static final class Ear implements Viewer {
        private final List<String> said = Collections.synchronizedList(new ArrayList<>());

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
