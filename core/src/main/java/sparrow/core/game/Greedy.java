package sparrow.core.game;

import java.util.List;
import sparrow.core.game.Advice.Reason;
import sparrow.core.table.Origin;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Wins when it can, takes whatever it can, and parts with the tile that has least company: pairs
/// and neighbours are all it sees. A first bot for a game of chows and pungs.
public final class Greedy implements Judge {
    private static final double WIN = 1_000;
    private static final double KONG = 900;
    private static final double SET = 800;

    private final String kong;

    /// @param kong why it lays every kong it can
    public Greedy(String kong) {
        this.kong = kong;
    }

    @Override
    public List<Considered> consider(View view, Choice choice) {
        Tiles hand = view.own().hand();
        return switch (choice) {
            case Choice.OneOf(List<Action> actions) ->
                    actions.stream().map(action -> considered(hand, action)).toList();
            case Choice.TilesToGive _ ->
                    throw new IllegalArgumentException("it keeps what it has: " + choice);
        };
    }

    private Considered considered(Tiles hand, Action action) {
        return switch (action) {
            case Action.Win() -> because(action, WIN, "a win is a win");
            case Action.Lay _, Action.Add _ -> because(action, KONG, kong);
            case Action.Claim(Meld meld) ->
                    because(action, SET + value(meld), "it makes a set at once");
            case Action.Discard(Tile tile, Origin _) -> discard(action, hand, tile);
            case Action.Pass _,
                    Action.TakeBack _,
                    Action.Declare _,
                    Action.Give _,
                    Action.TakeJoker _ ->
                    because(action, 0, "there is nothing to take");
        };
    }

    /// A kong before a pung before a chow.
    private static int value(Meld meld) {
        return meld.kind() == Meld.Kind.RUN ? 0 : meld.tiles().size();
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
                                        "company", company, Wandering.companyInWords(hand, tile))));
    }
}
