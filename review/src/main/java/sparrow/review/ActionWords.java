package sparrow.review;

import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.table.Origin;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.desk.Mahjong;
import sparrow.desk.Retelling;

/// Actions in words of their game.
record ActionWords(Optional<Retelling> words) {
    static ActionWords of(Mahjong game) {
        return new ActionWords(game.retelling());
    }

    String of(Action action) {
        return switch (action) {
            case Action.Discard(Tile tile, Origin _) -> "discard " + tile;
            case Action.Claim(Meld meld) -> set(meld, action);
            case Action.Lay(Meld meld) -> set(meld, action);
            case Action.Add(int _, Tile tile) ->
                    words.map(each -> each.added(tile)).orElse("add " + tile);
            case Action.Declare(String word) -> word;
            case Action.TakeBack _,
                    Action.Give _,
                    Action.TakeJoker _,
                    Action.Win _,
                    Action.Pass _ ->
                    action.text();
        };
    }

    private String set(Meld meld, Action action) {
        return words.map(each -> each.set(meld)).orElse(action.text());
    }
}
