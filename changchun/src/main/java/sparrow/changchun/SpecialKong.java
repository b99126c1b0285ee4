package sparrow.changchun;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Different tiles that make a kong when they are laid in a player's first turn, and that grow tile
/// by tile. The one of bamboo may stand for any of them, though it stays what it is.
enum SpecialKong {
    ONES("ones", Tile.M1, Tile.P1, Tile.S1),
    NINES("nines", Tile.M9, Tile.P9, Tile.S9),
    WINDS("winds", Tile.EAST, Tile.SOUTH, Tile.WEST, Tile.NORTH),
    DRAGONS("dragons", Tile.WHITE, Tile.GREEN, Tile.RED);

    /// The tile that stands for others.
    static final Tile WILD = Tile.S1;

    private final String title;
    private final List<Tile> members;

    SpecialKong(String title, Tile... members) {
        this.title = title;
        this.members = List.of(members);
    }

    public String title() {
        return title;
    }

    /// Which special kong this meld is, if it is one.
    public static Optional<SpecialKong> of(Meld meld) {
        if (meld.kind() != Meld.Kind.MIXED) {
            return Optional.empty();
        }
        Tile natural = meld.tiles().stream().filter(tile -> tile != WILD).findFirst().orElse(WILD);
        for (SpecialKong kong : values()) {
            if (kong.members.contains(natural)) {
                return Optional.of(kong);
            }
        }
        return Optional.empty();
    }

    boolean isPlayed(ChangchunRules rules) {
        return switch (rules.specialKongs()) {
            case ALL -> true;
            case HONORS -> this == WINDS || this == DRAGONS;
            case NO -> false;
        };
    }

    /// Whether a tile may be added to one that lies.
    boolean takes(Tile tile, ChangchunRules rules) {
        return members.contains(tile) || (tile == WILD && rules.isBambooWild());
    }

    boolean has(Tile tile) {
        return members.contains(tile);
    }

    /// Whether these tiles, all members or the wild one, can have been laid and grown: different
    /// members first, the wild tile for those missing, at least one of them natural.
    boolean canHaveGrownTo(List<Tile> tiles, ChangchunRules rules) {
        int wild = (int) tiles.stream().filter(tile -> tile == WILD).count();
        int natural = LaidSets.different(tiles);
        boolean fits = isWildHere(rules) || wild == 0;
        return fits && natural >= 1 && natural + Math.min(wild, allowedWild(rules)) >= size(rules);
    }

    private boolean isWildHere(ChangchunRules rules) {
        return this == ONES || rules.isBambooWild();
    }

    /// How many tiles are laid first.
    int size(ChangchunRules rules) {
        return this == WINDS && rules.windsLaid() == 4 ? 4 : 3;
    }

    /// Every way to lay it from the hand: different members, the wild tile for those missing, at
    /// least one of them natural.
    List<Meld> layable(Tiles hand, ChangchunRules rules) {
        List<Tile> natural =
                members.stream().filter(tile -> tile != WILD && hand.contains(tile)).toList();
        int size = size(rules);
        List<Meld> ways = new ArrayList<>();
        for (int chosen = 1; chosen < 1 << natural.size(); chosen++) {
            int wild = size - Integer.bitCount(chosen);
            if (wild >= 0 && wild <= hand.count(WILD) && wild <= allowedWild(rules)) {
                ways.add(Meld.of(Meld.Manner.OWN, tiles(natural, chosen, wild)));
            }
        }
        return ways;
    }

    /// Among ones, the one of bamboo is itself a member.
    private int allowedWild(ChangchunRules rules) {
        return rules.isBambooWild() ? size(rules) - 1 : this == ONES ? 1 : 0;
    }

    private static List<Tile> tiles(List<Tile> natural, int chosen, int wild) {
        List<Tile> tiles = new ArrayList<>(Collections.nCopies(wild, WILD));
        for (int i = 0; i < natural.size(); i++) {
            if ((chosen >> i & 1) == 1) {
                tiles.add(natural.get(i));
            }
        }
        return tiles;
    }
}
