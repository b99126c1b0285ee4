package sparrow.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.catalog.Catalog;
import sparrow.core.game.Game;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.server.fair.Token;

/// Bots play as fast as somebody wants who is alone with them, and as the table says in company.
@Timeout(120)
final class PaceTest {
    private static final Mahjong GAME = Catalog.games().getFirst();
    private static final Variant VARIANT = GAME.variant(GAME.presets().getFirst().rules());
    private static final long SEED = 3;

    @TempDir private Path data;

    @Test
    void bots_are_fast_or_slow_as_one_who_is_alone_wants() throws SQLException, IOException {
        long fast = waited(Pace.FAST, EnumSet.of(Seat.D));
        long normal = waited(Pace.NORMAL, EnumSet.of(Seat.D));
        long slow = waited(Pace.SLOW, EnumSet.of(Seat.D));
        assertThat(fast).isLessThan(normal - 500);
        assertThat(normal).isLessThan(slow + 500);
    }

    @Test
    void nobody_hurries_bots_in_company() throws SQLException, IOException {
        long alone = waited(Pace.FAST, EnumSet.of(Seat.D));
        assertThat(waited(Pace.FAST, EnumSet.of(Seat.A, Seat.D))).isGreaterThan(alone + 500);
    }

    /// How long the last seat waits for its first turn, after the first discard of the hand.
    private long waited(Pace pace, Set<Seat> people) throws SQLException, IOException {
        try (Sandbox sandbox = new Sandbox(data.resolve(pace + " " + people.size() + ".db"))) {
            List<Event> log =
                    Game.start(VARIANT, VARIANT.first(), Seed.splitMix64(SEED).hand(0))
                            .table()
                            .log()
                            .events();
            LiveTable table = sandbox.table(saved(people), log);
            Ear first = new Ear();
            Ear last = new Ear();
            if (people.contains(Seat.A)) {
                table.sit(first, Seat.A.name(), Optional.of(0));
            }
            table.sit(last, Seat.D.name(), Optional.of(0));
            sandbox.settle(table);
            table.hear(last, new Request.Pacing(pace));
            table.hear(last, new Request.Calling(Calls.OFF));
            if (people.contains(Seat.A)) {
                table.hear(first, new Request.Calling(Calls.OFF));
                first.discard(table);
            }
            while (table.state().path("number").asInt() == log.size()) {
                sandbox.pass(table, 50);
            }
            long begun = sandbox.now();
            while (!last.asked.get()) {
                sandbox.pass(table, 50);
            }
            return sandbox.now() - begun;
        }
    }

    private static SavedTable saved(Set<Seat> people) {
        TableSetup setup =
                new TableSetup(
                        "table",
                        GAME,
                        GAME.presets().getFirst().key(),
                        VARIANT.first().rules(),
                        Settings.of(
                                        GAME,
                                        Map.of(
                                                "bot_delay_ms", "2000",
                                                "away_ms", "60000",
                                                "claim_window_ms", "500"))
                                .orThrow(),
                        "beginner",
                        true,
                        0,
                        Token.hash(""),
                        Token.hash(""));
        Seats<SeatHolder> holders =
                VARIANT.first()
                        .points()
                        .map((seat, _) ->
                                people.contains(seat)
                                        ? SeatHolder.person(
                                                "Person " + seat, Token.hash(seat.name()))
                                        : SeatHolder.bot(seat, "beginner"));
        return new SavedTable(
                setup, Phase.PLAYING, holders, StoredRows.round("table", holders), 0, Seats.none());
    }

    /// Hears whether it is asked.
    private static final class Ear implements Viewer {
        private final AtomicBoolean asked = new AtomicBoolean();
        private String choice = "";

        @Override
        public synchronized void send(String text) {
            if (text.startsWith("{\"type\":\"choice\"") && text.contains("\"discard\"")) {
                choice = text;
                asked.set(true);
            }
        }

        synchronized void discard(LiveTable table) {
            Said.option(choice, "\"origin\":\"drawn\"")
                    .ifPresent(answer -> table.hear(this, new Request.Answering(answer)));
        }

        @Override
        public String address() {
            return "";
        }

        @Override
        public void close(int status, String sentence) {}
    }
}
