package sparrow.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.catalog.Catalog;
import sparrow.core.game.Game;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.game.Wandering;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.server.fair.Token;

/// Between two hands nothing is to be decided.
@Timeout(60)
final class PauseTest {
    private static final Mahjong GAME = Catalog.games().getFirst();

    @TempDir private Path data;

    @Test
    void somebody_who_comes_back_in_a_pause_is_told_of_it_and_nothing_happens()
            throws SQLException, IOException {
        Variant variant = GAME.variant(GAME.presets().getFirst().rules());
        Seats<Player> players =
                variant.first()
                        .points()
                        .map((seat, _) -> new Wandering(Seed.splitMix64(1).hand(seat.ordinal())));
        List<Event> log =
                Game.play(variant, variant.first(), Seed.splitMix64(1).hand(9), players)
                        .log()
                        .events();
        try (Sandbox sandbox = new Sandbox(data.resolve("pause.db"))) {
            LiveTable table = sandbox.table(saved(variant), log);
            table.sit(new Ear(), "A", Optional.empty());
            Ear back = new Ear();
            table.sit(back, "B", Optional.empty());
            assertThat(back.heard).anyMatch(text -> text.startsWith("{\"type\":\"pause\""));
            assertThat(table.state().path("number").asInt()).isEqualTo(log.size());
        }
    }

    private static SavedTable saved(Variant variant) {
        TableSetup setup =
                new TableSetup(
                        "table",
                        GAME,
                        GAME.presets().getFirst().key(),
                        GAME.presets().getFirst().rules(),
                        Settings.of(GAME, Map.of()).orThrow(),
                        "beginner",
                        true,
                        0,
                        Token.hash(""),
                        Token.hash(""));
        Seats<SeatHolder> holders =
                variant.first()
                        .points()
                        .map((seat, _) ->
                                seat == Seat.A || seat == Seat.B
                                        ? SeatHolder.person(
                                                "Person " + seat, Token.hash(seat.name()))
                                        : SeatHolder.bot(seat, "beginner"));
        return new SavedTable(
                setup, Phase.PLAYING, holders, StoredRows.round("table", holders), 0, Seats.none());
    }

    private static final class Ear implements Viewer {
        private final List<String> heard = new ArrayList<>();

        @Override
        public synchronized void send(String text) {
            heard.add(text);
        }

        @Override
        public String address() {
            return "";
        }

        @Override
        public void close(int status, String sentence) {}
    }
}
