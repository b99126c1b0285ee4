package sparrow.american.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sparrow.american.classic.Constants;
import sparrow.american.classic.Strength;
import sparrow.american.value.Skill;
import sparrow.core.game.Advisor;
import sparrow.core.game.Idle;
import sparrow.core.game.Level;
import sparrow.odds.Fitting;
import sparrow.odds.Model;
import sparrow.odds.OneModel;

/// The levels of American mahjong, from the weakest to the strongest.
public final class AmericanBots {
    public static final Level CLASSIC_EASY =
            classic(
                            "classic-easy",
                            "the older player, easy: follows two lines and is careless at times",
                            Constants.UPDATED,
                            Optional.of(Strength.EASY))
                    .called("source-easy");

    public static final Level CLASSIC_MEDIUM =
            classic(
                            "classic-medium",
                            "the older player, medium: follows five lines and is seldom careless",
                            Constants.UPDATED,
                            Optional.of(Strength.MEDIUM))
                    .called("source-medium");

    public static final Level CLASSIC_HARD =
            classic(
                            "classic-hard",
                            "the older player, hard: follows all lines and is never careless",
                            Constants.UPDATED,
                            Optional.of(Strength.HARD))
                    .called("source-hard");

    /// The older computer player as it was first written down.
    public static final Level CLASSIC_FIRST =
            classic(
                            "classic-first",
                            "the older player with its first weights: counts the tiles in place",
                            Constants.ORIGINAL,
                            Optional.empty())
                    .called("source-original");

    /// The same with its second constants.
    public static final Level CLASSIC_LATER =
            classic(
                            "classic-later",
                            "the older player with its later weights",
                            Constants.UPDATED,
                            Optional.empty())
                    .called("source-updated");

    static final Supplier<Model> MODEL =
            new OneModel(
                    "american.odds",
                    () ->
                            Optional.ofNullable(
                                    AmericanBots.class.getResourceAsStream("american.odds")));

    /// Plays for one line at a time.
    public static final Level BEGINNER =
            new Level(
                    "beginner",
                    "plays for the one line that is nearest for its points",
                    _ -> byRule("beginner", Skill.BEGINNER, MODEL));

    /// Weighs all live lines, and what a discard gives to others.
    public static final Level INTERMEDIATE =
            new Level(
                    "intermediate",
                    "weighs every line that can still be made by its points and its chance",
                    _ -> byRule("intermediate", Skill.INTERMEDIATE, MODEL));

    /// Counts on what the Charleston brings, and gives no hand up. It is not offered to anybody
    /// until a test has proved that it is better.
    static final Level ADVANCED =
            new Level(
                    "advanced",
                    "counts on the tiles that the Charleston brings, and gives no hand up",
                    _ -> byRule("advanced", Skill.FITTED, MODEL));

    private static final Pattern TRAITS = Pattern.compile("intermediate\\[(.+)]");

    private static final List<Level> ALL =
            List.of(
                    Idle.RANDOM,
                    Idle.WANDERING,
                    CLASSIC_EASY,
                    CLASSIC_MEDIUM,
                    CLASSIC_HARD,
                    CLASSIC_FIRST,
                    CLASSIC_LATER,
                    BEGINNER,
                    INTERMEDIATE);

    private AmericanBots() {}

    private static Level classic(
            String name, String meaning, Constants constants, Optional<Strength> strength) {
        return new Level(name, meaning, chance -> new ClassicAdvisor(chance, constants, strength));
    }

    private static Advisor byRule(String level, Skill skill, Supplier<Model> model) {
        return new ValueAdvisor(level, skill, model);
    }

    /// `intermediate` with other traits, such as `intermediate[reach=4]`, to be tried out.
    public static Optional<Level> trial(String wanted) {
        Matcher traits = TRAITS.matcher(wanted);
        return traits.matches()
                ? Skill.INTERMEDIATE.with(traits.group(1)).map(skill -> trial(wanted, skill))
                : Optional.empty();
    }

    private static Level trial(String name, Skill skill) {
        return new Level(
                name, "a trial with other traits", _ -> byRule("intermediate", skill, MODEL));
    }

    public static List<Level> all() {
        return ALL;
    }

    /// How positions are measured, and the levels that tell how hands will end.
    public static Fitting fitting() {
        return new Fitting(
                Measures.NAMES,
                Measures.READY,
                () -> new AmericanExaminer(Skill.FITTED, Scope.WORTH_TRYING),
                model ->
                        List.of(
                                BEGINNER.made(_ -> byRule("beginner", Skill.BEGINNER, model)),
                                INTERMEDIATE.made(
                                        _ -> byRule("intermediate", Skill.INTERMEDIATE, model)),
                                ADVANCED.made(_ -> byRule("advanced", Skill.FITTED, model))));
    }
}
