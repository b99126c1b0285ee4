package sparrow.changchun.play;

import java.util.List;
import sparrow.core.game.Idle;
import sparrow.core.game.Level;

/// The bots of Changchun, from the weakest to the strongest.
public final class ChangchunBots {
    /// Discards the tile worth least keeping; claims unless that leads away from a win.
    public static final Level BEGINNER =
            new Level(
                    "beginner",
                    "discards the tile that is least worth keeping",
                    chance ->
                            new ChangchunAdvisor(
                                    chance,
                                    Discarding.KEEP_VALUE,
                                    ChangchunAdvisor.Claiming.NOT_FARTHER));

    /// Goes the shortest way to a win that shows all it must, and claims only what shortens it.
    public static final Level INTERMEDIATE =
            new Level(
                    "intermediate",
                    "takes the shortest way to a win, and of equal ways the one that most tiles help",
                    chance ->
                            new ChangchunAdvisor(
                                    chance, Discarding.DISTANCE, ChangchunAdvisor.Claiming.NEARER));

    private static final List<Level> ALL =
            List.of(Idle.RANDOM, Idle.WANDERING, BEGINNER, INTERMEDIATE);

    private ChangchunBots() {}

    public static List<Level> all() {
        return ALL;
    }
}
