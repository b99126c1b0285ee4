package sparrow.american.play;

import java.util.List;
import java.util.Optional;
import sparrow.american.source.Constants;
import sparrow.american.source.Strength;
import sparrow.core.game.Level;
import sparrow.core.game.Idle;

/// The bots of American mahjong, from the weakest to the strongest.
public final class AmericanBots {
    /// The older computer player as it was first written down.
    public static final Level SOURCE_ORIGINAL =
            source(
                    "source-original",
                    "the older player with its first weights: counts the tiles in place",
                    Constants.ORIGINAL,
                    Optional.empty());

    /// The same with its second constants.
    public static final Level SOURCE_UPDATED =
            source(
                    "source-updated",
                    "the older player with its later weights",
                    Constants.UPDATED,
                    Optional.empty());

    public static final Level SOURCE_EASY =
            source(
                    "source-easy",
                    "the older player, easy: follows two lines and is careless at times",
                    Constants.UPDATED,
                    Optional.of(Strength.EASY));

    public static final Level SOURCE_MEDIUM =
            source(
                    "source-medium",
                    "the older player, medium: follows five lines and is seldom careless",
                    Constants.UPDATED,
                    Optional.of(Strength.MEDIUM));

    public static final Level SOURCE_HARD =
            source(
                    "source-hard",
                    "the older player, hard: follows all lines and is never careless",
                    Constants.UPDATED,
                    Optional.of(Strength.HARD));

    /// The older player at its middle strength.
    public static final Level BEGINNER =
            new Level("beginner", "counts the tiles in place for a few lines", SOURCE_MEDIUM.maker());

    /// Weighs all live lines; claims and exchanges only what helps.
    public static final Level INTERMEDIATE =
            new Level(
                    "intermediate",
                    "weighs every line that can still be made by its points and its chance",
                    _ -> new Intermediate());

    private static final List<Level> ALL =
            List.of(
                    Idle.RANDOM,
                    Idle.WANDERING,
                    SOURCE_EASY,
                    SOURCE_MEDIUM,
                    SOURCE_HARD,
                    SOURCE_ORIGINAL,
                    SOURCE_UPDATED,
                    BEGINNER,
                    INTERMEDIATE);

    private AmericanBots() {}

    private static Level source(
            String name, String meaning, Constants constants, Optional<Strength> strength) {
        return new Level(name, meaning, chance -> new SourceAdvisor(chance, constants, strength));
    }

    public static List<Level> all() {
        return ALL;
    }
}
