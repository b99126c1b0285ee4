package sparrow.riichi.play;

import java.util.List;
import java.util.Optional;
import sparrow.core.game.Idle;
import sparrow.core.game.Level;
import sparrow.odds.Fitting;
import sparrow.odds.ForecastLevels;
import sparrow.odds.OneModel;

/// The bots for Riichi, from the weakest to the strongest.
public final class RiichiBots {
    public static final Level BEGINNER =
            new Level(
                    "beginner",
                    "discards what leaves it nearest to a win and looks at nothing else",
                    _ -> new Beginner());

    private static final ForecastLevels LEVELS =
            new ForecastLevels(
                    Measures.NAMES,
                    Measures.READY,
                    RiichiExaminer::new,
                    0,
                    new OneModel(
                            "riichi.odds",
                            () ->
                                    Optional.ofNullable(
                                            RiichiBots.class.getResourceAsStream("riichi.odds"))));

    public static final Level INTERMEDIATE =
            LEVELS.intermediate(
                    "counts the tiles that help, calls for a yaku, and folds against riichi");

    public static final Level ADVANCED = LEVELS.advanced();

    private RiichiBots() {}

    /// From the weakest to the strongest.
    public static List<Level> all() {
        return List.of(Idle.RANDOM, Idle.WANDERING, BEGINNER, INTERMEDIATE, ADVANCED);
    }

    /// How positions are measured, and the levels that tell how hands will end.
    public static Fitting fitting() {
        return LEVELS.fitting();
    }
}
