package sparrow.strategy.riichi;

import java.util.List;
import sparrow.strategy.Bot;
import sparrow.strategy.Idle;

/// The bots for Riichi, from the weakest to the strongest.
public final class RiichiBots {
    public static final Bot BEGINNER =
            new Bot(
                    "beginner",
                    "discards what leaves it nearest to a win and looks at nothing else",
                    _ -> new Beginner());

    public static final Bot INTERMEDIATE =
            new Bot(
                    "intermediate",
                    "counts the tiles that help, calls for a yaku, and folds against riichi",
                    _ -> new Intermediate());

    private static final List<Bot> ALL =
            List.of(Idle.RANDOM, Idle.WANDERING, BEGINNER, INTERMEDIATE);

    private RiichiBots() {}

    public static List<Bot> all() {
        return ALL;
    }
}
