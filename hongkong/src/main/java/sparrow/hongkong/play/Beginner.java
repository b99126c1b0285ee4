package sparrow.hongkong.play;

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

/// Wins when it can, takes whatever it can, and parts with the tile that has least company.
final class Beginner implements Judge {
    @Override
    public List<Considered> consider(View view, Choice choice) {
        Tiles hand = view.own().hand();
        return Intermediate.actions(choice).stream()
                .map(action -> considered(action, hand))
                .toList();
    }

    private static Considered considered(Action action, Tiles hand) {
        return switch (action) {
            case Action.Win() -> because(action, 1_000, "a win is a win");
            case Action.Lay _, Action.Add _ -> because(action, 900, "a kong draws a tile more");
            case Action.Claim(Meld meld) ->
                    because(
                            action,
                            meld.kind() == Meld.Kind.RUN ? 800 : 800 + meld.tiles().size(),
                            "a set that lies is a set");
            case Action.Discard(Tile tile, Origin _) -> discard(action, hand, tile);
            case Action.Pass _,
                    Action.TakeBack _,
                    Action.Declare _,
                    Action.Give _,
                    Action.TakeJoker _ ->
                    because(action, 0, "there is nothing to take");
        };
    }

    private static Considered because(Action action, double value, String sentence) {
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
