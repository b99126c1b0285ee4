package sparrow.arena;

import java.util.Set;
import sparrow.core.tile.Seat;

/// How hands went for one side; a hand counts once for each seat of that side.
///
/// @param wins hands won, the self-drawn ones among them
/// @param dealIns hands in which another won on a tile of this seat
/// @param draws hands that nobody won
/// @param won points gained in hands won
/// @param lost points lost in hands dealt into
public record Side(
        long hands, long wins, long selfDraws, long dealIns, long draws, long won, long lost) {
    static final Side NONE = new Side(0, 0, 0, 0, 0, 0, 0);

    static Side hand(Seat seat, Set<Seat> winners, Set<Seat> payers, int change) {
        boolean wins = winners.contains(seat);
        boolean pays = payers.contains(seat);
        return new Side(
                1,
                wins ? 1 : 0,
                wins && payers.isEmpty() ? 1 : 0,
                pays ? 1 : 0,
                winners.isEmpty() ? 1 : 0,
                wins ? change : 0,
                pays ? -change : 0);
    }

    Side plus(Side other) {
        return new Side(
                hands + other.hands,
                wins + other.wins,
                selfDraws + other.selfDraws,
                dealIns + other.dealIns,
                draws + other.draws,
                won + other.won,
                lost + other.lost);
    }

    /// The part of all hands that this many are.
    public double rate(long some) {
        return hands == 0 ? 0 : (double) some / hands;
    }

    public double pointsAWin() {
        return wins == 0 ? 0 : (double) won / wins;
    }

    public double pointsADealIn() {
        return dealIns == 0 ? 0 : (double) lost / dealIns;
    }
}
