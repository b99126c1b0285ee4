package sparrow.hongkong;

import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Suit;
import sparrow.hongkong.HongKongRules.TwelveTiles;
import sparrow.hongkong.Win.Circumstance;

/// Who pays what for a win.
///
/// @param points the change of every seat
/// @param liable the seat that pays everybody's share
/// @param why it does
public record Payment(Seats<Integer> points, Optional<Seat> liable, Optional<String> why) {
    private static final int SEATS = 4;

    /// A seat that pays everybody's share, and why.
    private record Liable(Seat seat, String why) {}

    /// @param from the seat the last tile came from; empty for a self-draw
    public static Payment of(
            Score score, Seat winner, Optional<Seat> from, Seat dealer, HongKongRules rules) {
        Seats<Integer> shares =
                Seats.first(
                        SEATS,
                        seat ->
                                seat == winner
                                        ? 0
                                        : share(score, seat, winner, from, dealer, rules));
        int total = shares.values().stream().mapToInt(Integer::intValue).sum();
        Optional<Liable> liable = liable(score, from, rules);
        return new Payment(
                shares.map((seat, share) -> {
                    if (seat == winner) {
                        return total;
                    }
                    return liable.isEmpty() ? -share : liable.get().seat() == seat ? -total : 0;
                }),
                liable.map(Liable::seat),
                liable.map(Liable::why));
    }

    /// The discarder pays double, and so does everybody for a self-draw.
    private static int share(
            Score score,
            Seat seat,
            Seat winner,
            Optional<Seat> from,
            Seat dealer,
            HongKongRules rules) {
        boolean drawn = from.isEmpty() || isRobbedAsDrawn(score, rules);
        boolean doubled = drawn ? rules.drawnIsDoubled : from.get() == seat;
        boolean dealt = rules.dealerDoubles && (seat == dealer || winner == dealer);
        return score.points() * (doubled ? 2 : 1) * (dealt ? 2 : 1);
    }

    private static boolean isRobbedAsDrawn(Score score, HongKongRules rules) {
        return rules.robbedKongPays && score.win().is(Circumstance.ROBBED_KONG);
    }

    private static Optional<Liable> liable(Score score, Optional<Seat> from, HongKongRules rules) {
        List<Meld> melds = score.win().hand().melds();
        if (from.isPresent()) {
            return from.flatMap(seat -> onOffer(score, rules).map(why -> new Liable(seat, why)));
        }
        boolean twelve =
                rules.twelveTiles == TwelveTiles.ANY
                        || (rules.twelveTiles == TwelveTiles.PURE && isPure(score));
        if (twelve && claimed(melds) == 4) {
            return giver(melds.getLast(), "gave the fourth set that lies open");
        }
        if (rules.kongGiverPays && score.win().is(Circumstance.AFTER_CLAIMED_KONG)) {
            return giver(melds.getLast(), "gave the kong whose tile wins");
        }
        return rules.lastPung
                ? lastOf(Suit.DRAGONS, melds, "gave the third pung of dragons")
                        .or(() -> lastOf(Suit.WINDS, melds, "gave the fourth pung of winds"))
                : Optional.empty();
    }

    /// Why the seat pays for all whose tile wins.
    private static Optional<String> onOffer(Score score, HongKongRules rules) {
        if (rules.discarderPaysAll) {
            return Optional.of("gave the winning tile");
        }
        if (isRobbedAsDrawn(score, rules)) {
            return Optional.of("its kong was robbed");
        }
        return rules.nineTiles && isPure(score) && claimed(score.win().hand().melds()) >= 3
                ? Optional.of("gave the winning tile to three open sets of one suit")
                : Optional.empty();
    }

    private static boolean isPure(Score score) {
        return score.has(Faan.PURE_ONE_SUIT);
    }

    private static long claimed(List<Meld> melds) {
        return melds.stream().filter(meld -> meld.manner() == Meld.Manner.CLAIMED).count();
    }

    /// Who gave the last pung that makes all dragons or winds lie there.
    private static Optional<Liable> lastOf(Suit honors, List<Meld> melds, String why) {
        List<Meld> laid = melds.stream().filter(meld -> meld.face().suit() == honors).toList();
        return laid.size() == honors.ranks() ? giver(laid.getLast(), why) : Optional.empty();
    }

    private static Optional<Liable> giver(Meld meld, String why) {
        return meld.taken().map(taken -> new Liable(taken.from(), why));
    }
}
