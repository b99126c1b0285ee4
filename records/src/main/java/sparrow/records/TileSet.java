package sparrow.records;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.table.Rules;
import sparrow.core.tile.Tile;

/// All tiles a Riichi hand is played with.
public final class TileSet {
    private TileSet() {}

    public static List<Tile> of(Rules rules) {
        List<Tile> tiles = new ArrayList<>();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            boolean isAbsent = rules.is("sanma") && kind > 0 && kind < 8;
            int reds = tile.isNumbered() && tile.rank() == 5 ? reds(tile, rules) : 0;
            for (int copy = 0; copy < 4 && !isAbsent; copy++) {
                tiles.add(copy < reds ? Tile.faces().get(tile.ordinal() + 1) : tile);
            }
        }
        return List.copyOf(tiles);
    }

    private static int reds(Tile five, Rules rules) {
        return rules.number(
                switch (five) {
                    case M5 -> "aka_m";
                    case P5 -> "aka_p";
                    default -> "aka_s";
                });
    }
}
