package sparrow.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.catalog.Catalog;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.server.health.Metrics;
import sparrow.server.journal.Journal;
import sparrow.server.work.HeavyWork;

/// A message that was on its way when the server stopped finds no threads and no journal any more:
/// it is refused in words, whatever of the server is closed already.
@Timeout(60)
final class StoppedTablesTest {
    @TempDir private Path folder;

    private static final class Deaf implements Viewer {
        @Override
        public void send(String text) {}

        @Override
        public String address() {
            return "";
        }

        @Override
        public void close(int status, String sentence) {}
    }

    @Test
    void who_comes_while_the_server_stops_is_refused_in_words() throws Exception {
        Metrics metrics = new Metrics();
        Journal journal = Journal.open(folder.resolve("sparrow.db"), metrics);
        Tables tables = new Tables(journal, new HeavyWork(HeavyWork.Bounds.STANDARD), metrics);
        Mahjong game = Catalog.game("riichi").orElseThrow();
        var preset = game.presets().getFirst();
        NewTable plan =
                new NewTable(
                        game,
                        preset.key(),
                        preset.rules(),
                        Settings.of(game, Map.of()).orThrow(),
                        Seats.each(
                                NewTable.seats(game, preset.rules()),
                                _ -> Optional.of(game.levels().getFirst().name())),
                        game.levels().getFirst().name(),
                        true);
        String name = tables.make(plan, "", TableQuota.STANDARD).table();
        LiveTable table = tables.find(name).orElseThrow();
        tables.stop();
        refused(() -> table.watch(new Deaf(), Optional.empty()));
        tables.close();
        refused(() -> table.watch(new Deaf(), Optional.empty()));
        refused(() -> tables.find(table.name()));
        refused(() -> tables.make(plan, "", TableQuota.STANDARD));
        journal.close();
        refused(() -> tables.find("NOSUCHTABLE"));
    }

    private static void refused(Runnable coming) {
        assertThatExceptionOfType(ApiRefusal.class)
                .isThrownBy(coming::run)
                .satisfies(refusal -> {
                    assertThat(refusal.kind()).isEqualTo(ApiRefusal.Kind.UNAVAILABLE);
                    assertThat(refusal.code()).isEqualTo("stopping");
                });
    }
}
