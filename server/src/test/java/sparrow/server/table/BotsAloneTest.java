package sparrow.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.catalog.Catalog;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.server.fair.Token;

/// Bots play for those who watch, not for themselves for ever.
@Timeout(120)
final class BotsAloneTest {
    private static final Mahjong GAME = Catalog.games().getFirst();

    @TempDir private Path data;

    private static SavedTable saved(Phase phase) {
        var rules = GAME.presets().getFirst().rules();
        TableSetup setup =
                new TableSetup(
                        "table",
                        GAME,
                        GAME.presets().getFirst().key(),
                        rules,
                        Settings.of(GAME, Map.of("bot_delay_ms", "2000")).orThrow(),
                        "beginner",
                        true,
                        0,
                        Token.hash(""),
                        Token.hash(""));
        Seats<SeatHolder> holders =
                Seats.each(NewTable.seats(GAME, rules), seat -> SeatHolder.bot(seat, "beginner"));
        return new SavedTable(
                setup, phase, holders, StoredRows.round("table", holders), 0, Seats.none());
    }

    private static int number(LiveTable table) {
        return table.state().path("number").asInt();
    }

    @Test
    void bots_that_nobody_watches_stop_after_a_minute_and_go_on_for_who_comes()
            throws SQLException, IOException {
        try (Sandbox sandbox = new Sandbox(data.resolve("bots.db"))) {
            LiveTable table = sandbox.table(saved(Phase.WAITING), List.of());
            int dealt = number(table);
            sandbox.pass(table, 59_000);
            assertThat(number(table)).isGreaterThan(dealt);
            sandbox.pass(table, 10_000);
            int stopped = number(table);
            sandbox.pass(table, 600_000);
            assertThat(number(table)).isEqualTo(stopped);
            Watcher watcher = new Watcher();
            table.watch(watcher, Optional.empty());
            sandbox.pass(table, 120_000);
            int watched = number(table);
            assertThat(watched).isGreaterThan(stopped + 10);
            table.lost(watcher);
            sandbox.pass(table, 70_000);
            int left = number(table);
            sandbox.pass(table, 600_000);
            assertThat(number(table)).isEqualTo(left);
            assertThat(table.isForgotten(500_000)).isTrue();
            table.giveUp();
            assertThat(table.phase()).isEqualTo(Phase.CLOSED);
        }
    }

    @Test
    void bots_do_not_play_after_a_restart_until_somebody_watches()
            throws SQLException, IOException {
        try (Sandbox sandbox = new Sandbox(data.resolve("restart.db"))) {
            LiveTable table = sandbox.table(saved(Phase.PLAYING), List.of());
            int number = number(table);
            sandbox.pass(table, 30_000);
            assertThat(number(table)).isEqualTo(number);
            table.watch(new Watcher(), Optional.empty());
            sandbox.pass(table, 30_000);
            assertThat(number(table)).isGreaterThan(number);
        }
    }

    private static final class Watcher implements Viewer {
        @Override
        public void send(String text) {}

        @Override
        public String address() {
            return "";
        }

        @Override
        public void close(int status, String sentence) {}
    }
}
