package sparrow.odds;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// How dangerous tiles are, roughly, from what a seat sees: what the others threw, claimed and
/// declared, and how many copies of a tile and of its neighbours may be in their hands. A measure
/// for a model, and no chance.
public final class Dangers {
    private static final int RANKS = 9;
    private static final int SUITED = 27;
    private static final int COPIES = 4;

    /// So many discards ago is late.
    private static final int LATE = 3;

    private static final double THROWN = 0.45;
    private static final double THROWN_LATE = 0.2;
    private static final double PER_DISCARD = 0.02;
    private static final double PER_CLAIM = 0.12;
    private static final double UNDECLARED = 0.9;

    private final List<Other> others;
    private final int[] unseen;
    private final double[] shapes = new double[Tile.KINDS];

    /// What is known of another seat; kinds are bits.
    ///
    /// @param thrown what it let go of and this seat did not claim
    /// @param late the last of that
    /// @param passed what was discarded since it declared, and it did not win on
    private record Other(
            double threat,
            long thrown,
            long late,
            long passed,
            boolean declared,
            int claims,
            int discards) {
        double factor(int kind) {
            if ((passed >>> kind & 1) != 0) {
                return 0;
            }
            return (late >>> kind & 1) != 0 ? THROWN_LATE : (thrown >>> kind & 1) != 0 ? THROWN : 1;
        }
    }

    private Dangers(List<Other> others, int[] unseen) {
        this.others = others;
        this.unseen = unseen;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            shapes[kind] = shape(kind);
        }
    }

    /// @param word by which one declares to be ready; empty where nobody does
    public static Dangers of(View view, String word) {
        Table table = view.table();
        List<Other> others =
                table.seats().stream()
                        .filter(seat -> seat != view.seat())
                        .map(seat -> other(table, seat, view.seat(), word))
                        .toList();
        return new Dangers(others, unseen(view));
    }

    private static Other other(Table table, Seat seat, Seat own, String word) {
        Place place = table.place(seat);
        List<Tile> left =
                place.pond().stream()
                        .filter(each -> !each.claimedBy().equals(Optional.of(own)))
                        .map(Thrown::tile)
                        .toList();
        int size = left.size();
        long thrown = 0;
        long late = 0;
        for (int i = 0; i < size; i++) {
            thrown |= bit(left.get(i));
            late |= i >= size - LATE ? bit(left.get(i)) : 0;
        }
        int claims = 0;
        for (Meld meld : place.melds()) {
            claims += meld.manner() == Meld.Manner.CLAIMED ? 1 : 0;
        }
        boolean declared = !word.isEmpty() && place.hasSaid(word);
        double threat =
                declared ? 1 : Math.min(UNDECLARED, PER_DISCARD * size + PER_CLAIM * claims);
        return new Other(
                threat,
                thrown,
                late,
                declared ? passed(table, seat, word) : 0,
                declared,
                claims,
                size);
    }

    private static long bit(Tile tile) {
        return tile.kind() < Tile.KINDS ? 1L << tile.kind() : 0;
    }

    private static long passed(Table table, Seat seat, String word) {
        long passed = 0;
        long since = 0;
        for (Event event : table.log().events()) {
            if (event instanceof Event.Declared(Seat who, String said)
                    && who == seat
                    && said.equals(word)) {
                since = ~0L;
            } else if (event instanceof Event.Discarded(Seat _, Tile tile, var _)) {
                passed |= bit(tile) & since;
            }
        }
        return passed;
    }

    private static int[] unseen(View view) {
        int[] unseen = new int[Tile.KINDS];
        Arrays.fill(unseen, COPIES);
        Table table = view.table();
        for (Seat seat : table.seats()) {
            Place place = table.place(seat);
            for (Thrown thrown : place.pond()) {
                if (thrown.claimedBy().isEmpty()) {
                    see(unseen, thrown.tile());
                }
            }
            if (seat != view.seat()) {
                place.flowers().list().forEach(tile -> see(unseen, tile));
            }
            for (Meld meld : place.melds()) {
                meld.tiles().forEach(tile -> see(unseen, tile));
            }
        }
        int[] own = view.own().hand().kinds();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            unseen[kind] = Math.max(0, unseen[kind] - own[kind]);
        }
        return unseen;
    }

    private static void see(int[] unseen, Tile tile) {
        if (tile.kind() < Tile.KINDS) {
            unseen[tile.kind()]--;
        }
    }

    /// How many ways there are to wait for it.
    private double shape(int kind) {
        int left = unseen[kind];
        double alike = 0.3 * left / 3 + 0.7 * left * Math.max(0, left - 1) / 12;
        if (kind >= SUITED) {
            return alike;
        }
        return alike
                + (at(kind, -2) * at(kind, -1) + at(kind, 1) * at(kind, 2)) / 16
                + 0.7 * at(kind, -1) * at(kind, 1) / 16;
    }

    private double at(int kind, int step) {
        int rank = kind % RANKS + step;
        return rank >= 0 && rank < RANKS ? unseen[kind + step] : 0;
    }

    /// How many copies of a kind this seat sees nowhere.
    public int unseen(int kind) {
        return unseen[kind];
    }

    /// How dangerous a kind is against all others together.
    public double of(int kind) {
        double risk = 0;
        for (Other other : others) {
            risk += other.threat * other.factor(kind);
        }
        return risk * shapes[kind];
    }

    /// The same against those who have declared.
    public double ofDeclared(int kind) {
        double risk = 0;
        for (Other other : others) {
            risk += other.declared ? other.factor(kind) : 0;
        }
        return risk * shapes[kind];
    }

    /// The part that a kind has in all that those who declared may wait for, summed over them: the
    /// fewer tiles are left that they can win with, the more.
    public double shareOfDeclared(int kind) {
        double share = 0;
        for (Other other : others) {
            if (other.declared) {
                double all = 0;
                for (int each = 0; each < Tile.KINDS; each++) {
                    all += other.factor(each) * shapes[each];
                }
                share += all == 0 ? 0 : other.factor(kind) * shapes[kind] / all;
            }
        }
        return share;
    }

    /// Whether somebody has declared, and nobody of those can win with this kind.
    public boolean isSafe(int kind) {
        boolean declared = false;
        for (Other other : others) {
            if (other.declared && other.factor(kind) > 0) {
                return false;
            }
            declared |= other.declared;
        }
        return declared;
    }

    /// How many ways there are to wait for a kind, whoever does.
    public double shapes(int kind) {
        return shapes[kind];
    }

    /// How many others have thrown this kind.
    public int thrown(int kind) {
        int thrown = 0;
        for (Other other : others) {
            thrown += (int) (other.thrown >>> kind & 1);
        }
        return thrown;
    }

    /// How many others threw this kind of late.
    public int thrownLate(int kind) {
        int thrown = 0;
        for (Other other : others) {
            thrown += (int) (other.late >>> kind & 1);
        }
        return thrown;
    }

    /// How many tiles the others have let go of that this seat did not claim.
    public int discards() {
        int discards = 0;
        for (Other other : others) {
            discards += other.discards;
        }
        return discards;
    }

    /// How many others have declared.
    public int declared() {
        int declared = 0;
        for (Other other : others) {
            declared += other.declared ? 1 : 0;
        }
        return declared;
    }

    /// The sets that others have claimed.
    public int claims() {
        int claims = 0;
        for (Other other : others) {
            claims += other.claims;
        }
        return claims;
    }

    /// The most sets that one of the others has claimed.
    public int mostClaims() {
        int most = 0;
        for (Other other : others) {
            most = Math.max(most, other.claims);
        }
        return most;
    }
}
