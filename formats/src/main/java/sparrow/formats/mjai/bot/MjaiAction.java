package sparrow.formats.mjai.bot;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.table.Offer;
import sparrow.core.table.Origin;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.formats.mjai.MjaiTiles;
import sparrow.riichi.table.Words;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// An action in the words of mjai.
final class MjaiAction {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    static final String NONE = "{\"type\":\"none\"}";
    static final String JOIN = "{\"type\":\"join\",\"name\":\"sparrow\",\"room\":\"default\"}";

    private final Table table;
    private final Seat seat;

    MjaiAction(Table table, Seat seat) {
        this.table = table;
        this.seat = seat;
    }

    String text(Action action) {
        return switch (action) {
            case Action.Discard(Tile tile, Origin origin) ->
                    json("dahai", tile).put("tsumogiri", origin == Origin.DRAWN).toString();
            case Action.Claim(Meld meld) -> claim(meld);
            case Action.Lay(Meld meld) when meld.kind() == Meld.Kind.FLOWERS ->
                    json("nukidora", Tile.NORTH).toString();
            case Action.Lay(Meld meld) -> consumed(json("ankan"), meld.tiles());
            case Action.Add(int meld, Tile tile) ->
                    consumed(json("kakan", tile), table.place(seat).melds().get(meld).tiles());
            case Action.Declare(String word) ->
                    switch (word) {
                        case Words.RIICHI -> json("reach").toString();
                        case Words.NINE_TERMINALS -> json("ryukyoku").toString();
                        default -> NONE;
                    };
            case Action.Win() -> win();
            case Action.Pass() -> NONE;
            case Action.Give _, Action.TakeBack _, Action.TakeJoker _ ->
                    throw new IllegalArgumentException("mjai has no word for: " + action.text());
        };
    }

    private String claim(Meld meld) {
        Meld.Taken taken = meld.taken().orElseThrow();
        List<Tile> own = new ArrayList<>(meld.tiles());
        own.remove(taken.tile());
        String type = meld.kind() == Meld.Kind.RUN ? "chi" : meld.isKong() ? "daiminkan" : "pon";
        return consumed(json(type, taken.tile()).put("target", taken.from().ordinal()), own);
    }

    private String win() {
        Seat from = table.offered().map(Offer::seat).filter(other -> other != seat).orElse(seat);
        Tile tile =
                from == seat
                        ? table.place(seat).drawn().orElseThrow()
                        : table.offered().orElseThrow().tile();
        return json("hora", tile).put("target", from.ordinal()).toString();
    }

    private ObjectNode json(String type) {
        return MAPPER.createObjectNode().put("type", type).put("actor", seat.ordinal());
    }

    private ObjectNode json(String type, Tile tile) {
        return json(type).put("pai", MjaiTiles.name(tile));
    }

    private static String consumed(ObjectNode json, List<Tile> tiles) {
        var list = json.putArray("consumed");
        tiles.forEach(tile -> list.add(MjaiTiles.name(tile)));
        return json.toString();
    }
}
