package sparrow.filipino.play;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.Advice.Reason;
import sparrow.core.game.Choice;
import sparrow.core.game.Considered;
import sparrow.core.game.Judge;
import sparrow.core.game.Wandering;
import sparrow.core.table.Origin;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Wins when it can, takes whatever it can, and parts with the tile that has least company: pairs
/// and neighbours are all it sees.
final class Beginner implements Judge {
    @Override
    public List<Considered> consider(View view, Choice choice) {
        if (!(choice instanceof Choice.OneOf(List<Action> actions))) {
            throw new IllegalArgumentException("nobody gives tiles away in Filipino mahjong");
        }
        Tiles hand = view.own().hand();
        List<Considered> considered = new ArrayList<>(actions.size());
        for (Action action : actions) {
            considered.add(considered(hand, action));
        }
        return considered;
    }

    private static Considered considered(Tiles hand, Action action) {
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

    private static Considered sure(Action action, double value, String sentence) {
        return new Considered(action, value, () -> List.of(new Reason("greed", value, sentence)));
    }

    private static Considered discard(Action action, Tiles hand, Tile tile) {
        int company = Wandering.company(hand, tile);
        return new Considered(
                action,
                -company,
                () ->
                        List.of(
                                new Reason(
                                        "company",
                                        company,
                                        tile + " has a company of " + company + " in the hand")));
    }
}
