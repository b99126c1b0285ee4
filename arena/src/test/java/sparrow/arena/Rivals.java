package sparrow.arena;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.game.Player;
import sparrow.core.game.Wandering;
import sparrow.core.table.View;
import sparrow.core.tile.Tiles;
import sparrow.desk.Mahjong;
import sparrow.testkit.wren.Wren;

/// Wren, with bots whose order of strength is plain.
final class Rivals {
    /// Takes wins and whatever it can claim, and keeps tiles that belong together.
    static final Level GREEDY = bot("greedy", Rivals::greedy);

    static final Mahjong WREN = new WrenMahjong();

    private Rivals() {}

    static Level bot(String name, Player player) {
        return new Level(
                name,
                name,
                _ ->
                        (view, choice) ->
                                new Advice(
                                        List.of(
                                                new Advice.Ranked(
                                                        player.choose(view, choice),
                                                        0,
                                                        List.of()))));
    }

    static Contest contest(Level challenger, Level champion, long seed) {
        return Contest.of(
                WREN, Wren.with(Map.of("hands", "2")).rules(), challenger, champion, seed);
    }

    private static Action greedy(View view, Choice choice) {
        if (!(choice instanceof Choice.OneOf(List<Action> actions))) {
            return choice.fallback();
        }
        if (actions.contains(Action.Win.WIN)) {
            return Action.Win.WIN;
        }
        Tiles hand = view.own().hand();
        return actions.stream()
                .filter(Action.Discard.class::isInstance)
                .map(Action.Discard.class::cast)
                .min(Comparator.comparingInt(discard -> Wandering.company(hand, discard.tile())))
                .map(Action.class::cast)
                .orElseGet(actions::getFirst);
    }
}
