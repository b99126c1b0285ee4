package sparrow.american.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.american.card.Group;
import sparrow.american.card.Kinds;
import sparrow.american.card.Supply;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.core.tile.TileSentence;

/// Why a position cannot have come about at a table.
public final class Legality {
    private static final int OPPONENTS = 3;
    private final Position position;
    private final Supply supply;

    private Legality(Position position, Supply supply) {
        this.position = position;
        this.supply = supply;
    }

    /// One sentence that says what is wrong apart from the wall, and what to do; empty if nothing
    /// is.
    public static Optional<String> complaint(Position position, Supply supply) {
        Legality legality = new Legality(position, supply);
        return legality.groups().or(legality::copies).or(legality::size).or(legality::table);
    }

    /// The same about the number of tiles in the wall.
    public static Optional<String> ofWall(Position position, int told, Supply supply) {
        return new Legality(position, supply).wall(told);
    }

    private Optional<String> size() {
        int size = position.size();
        if (size == Position.HELD || size == Position.HELD + 1) {
            return Optional.empty();
        }
        String counted = position.exposed().isEmpty() ? "" : "exposed ones among them";
        return Optional.of(TileSentence.size(size, counted, Position.HELD));
    }

    private Optional<String> groups() {
        List<Meld> melds = new ArrayList<>(position.exposed());
        position.others().forEach(other -> melds.addAll(other.exposed()));
        for (Meld meld : melds) {
            Optional<String> fault = fault(meld);
            if (fault.isPresent()) {
                return Optional.of(
                        Notation.AMERICAN.write(meld)
                                + " is no exposure: "
                                + fault.get()
                                + "; write three to six equal tiles, with jokers for all but one of them at most.");
            }
        }
        return Optional.empty();
    }

    private static Optional<String> fault(Meld meld) {
        int size = meld.tiles().size();
        if (size < Group.LEAST_EXPOSED || size > Group.MOST) {
            return Optional.of("it has " + size + " tiles");
        }
        if (meld.tiles().stream().allMatch(Tile.JOKER::equals)) {
            return Optional.of("it has no tile but jokers");
        }
        return isAlike(meld) ? Optional.empty() : Optional.of("its tiles are not equal");
    }

    private static boolean isAlike(Meld meld) {
        for (Tile tile : meld.tiles()) {
            if (tile != Tile.JOKER
                    && (!Kinds.isNatural(tile)
                            || !Kinds.isNatural(meld.face())
                            || Kinds.of(tile) != Kinds.of(meld.face()))) {
                return false;
            }
        }
        return true;
    }

    private Optional<String> copies() {
        int[] seen = new int[Kinds.COUNT];
        int jokers = 0;
        List<Tile> all = new ArrayList<>(position.concealed().list());
        all.addAll(position.open());
        all.addAll(position.elsewhere().list());
        for (Tile tile : all) {
            if (tile == Tile.JOKER) {
                jokers++;
            } else if (Kinds.isNatural(tile)) {
                seen[Kinds.of(tile)]++;
            } else if (tile != Tile.BLANK) {
                return Optional.of(TileSentence.foreign("American mahjong", tile));
            }
        }
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            if (seen[kind] > supply.copies(kind)) {
                String tile = Notation.AMERICAN.write(Kinds.tile(kind));
                return Optional.of(TileSentence.tooMany(seen[kind], tile, supply.copies(kind)));
            }
        }
        return jokers > supply.jokers()
                ? Optional.of(TileSentence.tooMany(jokers, "J", supply.jokers()))
                : Optional.empty();
    }

    private Optional<String> table() {
        if (position.others().size() > OPPONENTS) {
            return Optional.of(
                    "there are "
                            + position.others().size()
                            + " other players, and a table has three; name each of them once.");
        }
        if (position.phase() == Phase.CHARLESTON && !position.exposed().isEmpty()) {
            return Optional.of(
                    "nothing lies exposed in the Charleston; leave the exposures out or ask for"
                            + " the phase play.");
        }
        return Optional.empty();
    }

    private Optional<String> wall(int told) {
        Unseen unseen = position.unseen(supply);
        int full = position.fullWall(unseen);
        if (position.phase() == Phase.CHARLESTON && told != full) {
            return Optional.of(
                    "the wall has "
                            + full
                            + " tiles in the Charleston, not "
                            + told
                            + "; leave it out or ask for the phase play.");
        }
        int most = Math.min(full, unseen.total());
        return told < 0 || told > most
                ? Optional.of(
                        "the wall cannot hold "
                                + told
                                + " tiles: it is a number from 0 to "
                                + most
                                + (most == full
                                        ? ", which the deal leaves."
                                        : ", the tiles that are unseen."))
                : Optional.empty();
    }
}
