package sparrow.core.game;

import java.util.List;

/// Bots that know no game and can play any: measuring sticks.
public final class Idle {
    /// Every choice at random, each equally likely.
    public static final Level RANDOM =
            new Level(
                    "random",
                    "chooses at random",
                    chance -> unreasoned((_, choice) -> any(choice, chance), "at random"));

    /// Half random, half taking whatever can be taken: it gets around in the rules.
    public static final Level WANDERING =
            new Level(
                    "wandering",
                    "chooses at random half the time, otherwise takes what it can",
                    chance -> unreasoned(new Wandering(chance), "a whim"));

    private Idle() {}

    private static Advisor unreasoned(Player player, String reason) {
        return (view, choice) ->
                new Advice(
                        List.of(
                                new Advice.Ranked(
                                        player.choose(view, choice),
                                        0,
                                        List.of(new Advice.Reason(reason, 0, reason)))));
    }

    private static Action any(Choice choice, Chance chance) {
        return switch (choice) {
            case Choice.OneOf(List<Action> actions) -> actions.get(chance.below(actions.size()));
            case Choice.TilesToGive give -> Wandering.randomGift(give, chance);
        };
    }
}
