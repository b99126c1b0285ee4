package sparrow.american.position;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import sparrow.american.card.Rack;
import sparrow.american.card.Supply;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What a player knows when advice is asked for. Every method that takes a value answers a new
/// position.
///
/// @param concealed the own tiles that nobody else sees
/// @param exposed the own groups laid open
/// @param others the other players of whom something is known
/// @param discards discards on the table besides those of `others`
/// @param elsewhere tiles known to be in the hands of others: given away in the Charleston, or
///   taken up in sight, and not seen since
/// @param wall how many tiles are left in the wall, if somebody counted
public record Position(
        Tiles concealed,
        List<Meld> exposed,
        List<Opponent> others,
        Tiles discards,
        Tiles elsewhere,
        OptionalInt wall,
        Phase phase) {
    /// The tiles of a player between turns, exposed ones among them.
    public static final int HELD = 13;

    private static final int OPPONENTS = 3;

    /// The tiles dealt to four players, fourteen of them to East.
    private static final int DEALT = (OPPONENTS + 1) * HELD + 1;

    public Position {
        exposed = List.copyOf(exposed);
        others = List.copyOf(others);
    }

    /// A rack of which nothing else is known, at play.
    public static Position of(Tiles concealed) {
        return new Position(
                concealed,
                List.of(),
                List.of(),
                Tiles.EMPTY,
                Tiles.EMPTY,
                OptionalInt.empty(),
                Phase.PLAY);
    }

    /// What a seat knows at a table.
    public static Position of(View view) {
        return of(view, Seat::name);
    }

    /// The same with the names that advice has for the other players.
    public static Position of(View view, Function<Seat, String> names) {
        return SeenBy.seat(view, names);
    }

    public Position concealed(Tiles own) {
        return new Position(own, exposed, others, discards, elsewhere, wall, phase);
    }

    public Position exposed(List<Meld> own) {
        return new Position(concealed, own, others, discards, elsewhere, wall, phase);
    }

    public Position others(List<Opponent> seen) {
        return new Position(concealed, exposed, seen, discards, elsewhere, wall, phase);
    }

    public Position discards(Tiles onTheTable) {
        return new Position(concealed, exposed, others, onTheTable, elsewhere, wall, phase);
    }

    public Position elsewhere(Tiles held) {
        return new Position(concealed, exposed, others, discards, held, wall, phase);
    }

    public Position wall(int left) {
        return new Position(
                concealed, exposed, others, discards, elsewhere, OptionalInt.of(left), phase);
    }

    public Position phase(Phase now) {
        return new Position(concealed, exposed, others, discards, elsewhere, wall, now);
    }

    /// The own tiles as the card sees them.
    public Rack rack() {
        return Rack.of(concealed, exposed);
    }

    /// All own tiles, concealed and exposed.
    public int size() {
        int size = concealed.size();
        for (Meld meld : exposed) {
            size += meld.tiles().size();
        }
        return size;
    }

    /// Whether there is a tile to discard.
    public boolean isFull() {
        return size() > HELD;
    }

    /// Every tile that lies open: discards and the exposures of all players.
    List<Tile> open() {
        List<Tile> open = new ArrayList<>(discards.list());
        exposed.forEach(meld -> open.addAll(meld.tiles()));
        for (Opponent other : others) {
            open.addAll(other.discards().list());
            other.exposed().forEach(meld -> open.addAll(meld.tiles()));
        }
        return open;
    }

    /// What may still come, in a set of that many tiles.
    public Unseen unseen(Supply supply) {
        return Unseen.of(this, supply);
    }

    /// The tiles left in the wall: as counted, or whatever nobody holds and nobody has thrown away.
    /// It is never more than the deal leaves, where East has one tile more than the others.
    public int wallLeft(Unseen unseen) {
        int hidden = (OPPONENTS - others.size()) * HELD - elsewhere.size();
        for (Opponent other : others) {
            hidden += other.concealed();
        }
        int reckoned = Math.max(0, unseen.total() - Math.max(0, hidden));
        return Math.min(wall.orElse(Math.min(reckoned, fullWall(unseen))), unseen.total());
    }

    /// The tiles the deal leaves in the wall of a set: 99 of 152.
    int fullWall(Unseen unseen) {
        int seen = size() + discards.size() + elsewhere.size();
        for (Opponent other : others) {
            seen += other.discards().size();
            for (Meld meld : other.exposed()) {
                seen += meld.tiles().size();
            }
        }
        return Math.max(0, seen + unseen.total() - DEALT);
    }
}
