package sparrow.riichi.play;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.advice.Danger;
import sparrow.riichi.advice.Position;
import sparrow.riichi.advice.Situation;
import sparrow.riichi.advice.Threat;
import sparrow.riichi.play.Waits.Said;

/// A position counted out, so that its numbers are at hand.
final class Counted {
    private static final long DRAGONS = 7L << Tile.WHITE.kind();
    private static final List<Tile> RED = List.of(Tile.M5.red(), Tile.P5.red(), Tile.S5.red());

    final Position position;
    final RiichiRules rules;
    final Situation situation;

    /// The concealed tiles and the melds.
    final Tiles hand;

    final List<Meld> melds;

    /// For each kind, how many copies this seat has not seen, and how many that makes together.
    final int[] unseen;

    final int allUnseen;

    /// For each kind, how many indicators point to it.
    private final int[] dora = new int[Tile.KINDS];

    /// Every face that brings han by being dora or red.
    final List<Tile> bonusTiles = new ArrayList<>(RED.size() + 1);

    /// A bit for each honor of which a triplet is a yaku.
    final long valued;

    /// Whether all simples is a yaku of an open hand too.
    final boolean simplesMayBeOpen;

    /// A bit for each kind that this seat has discarded.
    final long thrown;

    final boolean dealer;

    /// How dangerous tiles are to each who may be ready.
    final List<Danger> dangers;

    Counted(Position position) {
        this(position, position.hand().concealed());
    }

    /// @param hand the concealed tiles of that position
    Counted(Position position, Tiles hand) {
        this.position = position;
        this.rules = position.rules();
        this.situation = position.situation();
        this.hand = hand;
        this.melds = position.hand().melds();
        this.unseen = position.unseen();
        int sum = 0;
        for (int left : unseen) {
            sum += left;
        }
        this.allUnseen = Math.max(1, sum);
        for (Tile indicator : position.dora()) {
            Tile shown = rules.dora(indicator);
            if (dora[shown.kind()]++ == 0) {
                bonusTiles.add(shown);
            }
        }
        bonusTiles.addAll(RED);
        long winds = 0;
        winds |= position.seat().isPresent() ? 1L << position.seat().get().kind() : 0;
        winds |= position.round().isPresent() ? 1L << position.round().get().kind() : 0;
        this.valued = DRAGONS | winds;
        this.simplesMayBeOpen = rules.rules().is("kuitan");
        this.thrown = kinds(position.discards());
        this.dealer = position.seat().isPresent() && position.seat().get() == Tile.EAST;
        this.dangers = new ArrayList<>(situation.threats().size());
        for (Threat threat : situation.threats()) {
            dangers.add(Danger.of(threat, unseen));
        }
    }

    private static long kinds(Tiles tiles) {
        int[] counts = tiles.kinds();
        long kinds = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            kinds |= counts[kind] > 0 ? 1L << kind : 0;
        }
        return kinds;
    }

    /// How many han this tile brings by being dora or red.
    int bonus(Tile tile) {
        return dora[tile.kind()] + (tile.isRed() ? 1 : 0);
    }

    /// The dora and red fives among some tiles.
    int bonus(List<Tile> tiles) {
        int sum = 0;
        for (Tile tile : tiles) {
            sum += bonus(tile);
        }
        return sum;
    }

    /// How many tiles of these kinds are unseen.
    int left(long kinds) {
        int sum = 0;
        for (long rest = kinds; rest != 0; rest &= rest - 1) {
            sum += unseen[Long.numberOfTrailingZeros(rest)];
        }
        return sum;
    }

    /// What this seat has declared.
    Said said() {
        return situation.isInRiichi() ? Said.RIICHI : Said.NOTHING;
    }
}
