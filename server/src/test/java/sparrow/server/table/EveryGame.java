package sparrow.server.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;

/// A long study of live tables, done in every game, each time in a folder of its own.
@FunctionalInterface
interface EveryGame {
    Census study(Path folder, Mahjong game, long seed, int count) throws IOException, SQLException;

    /// A part of a long run: what was counted, by game.
    static LongRun.Chunk in(Path data, EveryGame study) {
        return (from, count) -> {
            Census census = new Census();
            for (Mahjong game : Catalog.games()) {
                count(data, study, game, from, count)
                        .counts()
                        .forEach((what, often) -> census.add(game.name() + ": " + what, often));
            }
            return census;
        };
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
