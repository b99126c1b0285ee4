package sparrow.riichi.play;

import java.util.Arrays;
import sparrow.core.tile.Tile;

/// A way to a win with a yaku, and where every discard leaves the hand on it: quickly measured, for
/// all discards at once, by the few yaku that most open hands are won with. What the desk tells of
/// an open hand is exact, for any yaku and for one hand ([sparrow.riichi.advice.Route]).
///
/// Kinds are numbered as by [Tile#kind()]; [#NOTHING] stands for no discard at all.
final class RoughWay {
    /// The discard of nothing, when it is not this seat's turn.
    static final int NOTHING = Tile.KINDS;

    /// A distance that is never walked.
    static final int NEVER = 99;

    static final long ALL = (1L << Tile.KINDS) - 1;

    final String name;

    /// The han of its yaku, without dora.
    final double han;

    /// The kinds it can use.
    final long kinds;

    final int[] distance = new int[Tile.KINDS + 1];
    final long[] accepted = new long[Tile.KINDS + 1];

    RoughWay(String name, double han, long kinds) {
        this.name = name;
        this.han = han;
        this.kinds = kinds;
        Arrays.fill(distance, NEVER);
    }

    boolean uses(int kind) {
        return (kinds >>> kind & 1) != 0;
    }

    /// The least distance that a discard can leave.
    int least() {
        int least = NEVER;
        for (int each : distance) {
            least = Math.min(least, each);
        }
        return least;
    }
}
