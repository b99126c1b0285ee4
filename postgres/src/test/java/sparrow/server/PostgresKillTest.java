package sparrow.server;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;
import sparrow.postgres.Postgres;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// The server process is killed in the middle of play with its games in PostgreSQL: nothing
/// acknowledged is lost, nothing counts twice, every table goes on.
@Tag("slow")
@Timeout(300)
final class PostgresKillTest {
    private static final List<String> GAMES = Catalog.games().stream().map(Mahjong::name).toList();
    private static final int KILLS = Integer.getInteger("sparrow.kills", 3);

    @Test
    void three_kills_lose_nothing() throws Exception {
        Census census =
                KillTest.killed(
                        Postgres.shared().place(),
                        GAMES.subList(0, 2),
                        KILLS,
                        Long.getLong("sparrow.seed", 4));
        census.require(KILLS, "acknowledged: " + GAMES.getFirst());
    }

    @LongTest("postgres-kills")
    @Timeout(value = 1, unit = TimeUnit.DAYS)
    void a_hundred_kills_lose_nothing() {
        new LongRun("postgres-kills", 100, 5, System.out)
                .seeded()
                .run(
                        "The server process is killed (`kill -9`) while a table of each game is played at, its games in a PostgreSQL"
                                + " that runs on. After each start every table tells what it told before, and goes on; after every five"
                                + " kills the rows in the database hold every acknowledged answer, and no answer twice.",
                        (from, count) -> {
                            try {
                                return KillTest.killed(
                                        Postgres.shared().place(),
                                        GAMES,
                                        count,
                                        LongRun.SEED + from);
                            } catch (Exception broken) {
                                throw new IllegalStateException("from " + from, broken);
                            }
                        });
    }
}
