package sparrow.filipino.play;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Advice.Ranked;
import sparrow.core.game.Advice.Reason;
import sparrow.core.game.Advisor;
import sparrow.core.game.Choice;
import sparrow.core.game.Wandering;
import sparrow.core.table.Origin;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Wins when it can, takes whatever it can, and parts with the tile that has least company: pairs
/// and neighbours are all it sees.
final class Beginner implements Advisor {
    @Override
    public Advice advise(View view, Choice choice) {
        if (!(choice instanceof Choice.OneOf(List<Action> actions))) {
            throw new IllegalArgumentException("nobody gives tiles away in Filipino mahjong");
        }
        Tiles hand = view.own().hand();
        List<Ranked> ranked = new ArrayList<>();
        for (Action action : actions) {
            ranked.add(ranked(hand, action));
        }
        return Advice.ranked(ranked);
    }

    private static Ranked ranked(Tiles hand, Action action) {
        return switch (action) {
            case Action.Win() -> sure(action, 1_000, "a win is a win");
            case Action.Lay _, Action.Add _ -> sure(action, 900, "it is paid at once");
            case Action.Claim(Meld meld) ->
                    sure(action, 800 + value(meld), "a set that lies is a set");
            case Action.Discard(Tile tile, Origin _) -> discard(action, hand, tile);
            case Action.Pass _,
                    Action.TakeBack _,
                    Action.Declare _,
                    Action.Give _,
                    Action.TakeJoker _ ->
                    sure(action, 0, "nothing to take");
        };
    }

    /// A kong before a pung before a chow.
    private static int value(Meld meld) {
        return meld.kind() == Meld.Kind.RUN ? 0 : meld.tiles().size();
    }

    private static Ranked sure(Action action, double value, String sentence) {
        return new Ranked(action, value, List.of(new Reason("greed", value, sentence)));
    }

    private static Ranked discard(Action action, Tiles hand, Tile tile) {
        int company = Wandering.company(hand, tile);
        String sentence = tile + " has a company of " + company + " in the hand";
        return new Ranked(action, -company, List.of(new Reason("company", company, sentence)));
    }
}
