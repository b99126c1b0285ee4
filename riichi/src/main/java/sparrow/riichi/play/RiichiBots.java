package sparrow.riichi.play;

import java.util.List;
import sparrow.core.game.Idle;
import sparrow.core.game.Level;

/// The bots for Riichi, from the weakest to the strongest.
public final class RiichiBots {
    public static final Level BEGINNER =
            new Level(
                    "beginner",
                    "discards what leaves it nearest to a win and looks at nothing else",
                    _ -> new Beginner());

    public static final Level INTERMEDIATE =
            new Level(
                    "intermediate",
                    "counts the tiles that help, calls for a yaku, and folds against riichi",
                    _ -> new Intermediate());

    private static final List<Level> ALL =
            List.of(Idle.RANDOM, Idle.WANDERING, BEGINNER, INTERMEDIATE);

    private RiichiBots() {}

    public static List<Level> all() {
        return ALL;
    }
}
