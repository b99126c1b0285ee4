package sparrow.server.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;

/// A long study of live tables, done in every game, each time in a folder of its own.
@FunctionalInterface
interface EveryGame {
    Census study(Path folder, Mahjong game, long seed, int count) throws IOException, SQLException;

    /// A part of a long run: what was counted, by game. Each game has a thread of its own, for much
    /// of the time goes into waiting for the disk.
    static LongRun.Chunk in(Path data, EveryGame study) {
        return (from, count) -> {
            List<Mahjong> games = Catalog.games();
            try (ExecutorService threads = Executors.newFixedThreadPool(games.size())) {
                List<Future<Census>> studies =
                        games.stream()
                                .map(game ->
                                        threads.submit(() -> count(data, study, game, from, count)))
                                .toList();
                Census census = new Census();
                for (int i = 0; i < games.size(); i++) {
                    String game = games.get(i).name();
                    counted(studies.get(i))
                            .counts()
                            .forEach((what, often) -> census.add(game + ": " + what, often));
                }
                return census;
            }
        };
    }

    private static Census counted(Future<Census> study) {
        try {
            return study.get();
        } catch (ExecutionException broken) {
            throw new AssertionError(broken.getCause());
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }

    private static Census count(Path data, EveryGame study, Mahjong game, int from, int count) {
        try {
            Path folder = Files.createTempDirectory(data, game.name());
            return study.study(folder, game, 1_000_003L * LongRun.SEED + from, count);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (SQLException broken) {
            throw new IllegalStateException(broken);
        }
    }
}
