package sparrow.riichi.play;

import java.util.List;
import sparrow.core.tile.Tile;

/// A way to a win with a yaku, and where every discard leaves the hand on it: quickly measured, for
/// all discards at once, by the few yaku that most open hands are won with. What the desk tells of
/// an open hand is exact, for any yaku and for one hand ([sparrow.riichi.advice.Route]).
///
/// Kinds are numbered as by [Tile#kind()]; [#NOTHING] stands for no discard at all. Only kinds that
/// are held are asked for.
abstract sealed class RoughWay permits ShapeWay, TripletsWay {
    /// The discard of nothing, when it is not this seat's turn.
    static final int NOTHING = Tile.KINDS;

    /// A distance that is never walked.
    static final int NEVER = 99;

    static final long ALL = (1L << Tile.KINDS) - 1;

    /// What a way leads to.
    ///
    /// @param name what its hand is said to be doing: "aiming for all simples"
    /// @param han of its yaku, without dora
    /// @param kinds it can use, a bit each
    record Goal(String name, double han, long kinds) {}

    final String name;
    final double han;
    final long kinds;

    RoughWay(Goal goal) {
        this.name = goal.name;
        this.han = goal.han;
        this.kinds = goal.kinds;
    }

    final boolean uses(int kind) {
        return (kinds >>> kind & 1) != 0;
    }

    /// The distance that a discard leaves.
    abstract int distance(int discard);

    /// The kinds, a bit each, that bring the hand nearer after a discard.
    abstract long accepted(int discard);

    /// The least distance that a discard can leave.
    abstract int least();

    /// The least distance of any of these ways.
    static int least(List<RoughWay> ways) {
        int least = NEVER;
        for (RoughWay way : ways) {
            least = Math.min(least, way.least());
        }
        return least;
    }
}
