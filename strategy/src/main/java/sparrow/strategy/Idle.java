package sparrow.strategy;

import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Advisor;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Player;
import sparrow.core.game.Wandering;

/// Bots that know no game and can play any: measuring sticks.
public final class Idle {
    /// Every choice at random, each equally likely.
    public static final Bot RANDOM =
            new Bot(
                    "random",
                    "chooses at random",
                    chance -> unreasoned((_, choice) -> any(choice, chance), "at random"));

    /// Half random, half taking whatever can be taken: it gets around in the rules.
    public static final Bot WANDERING =
            new Bot(
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
