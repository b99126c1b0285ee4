package sparrow.hongkong.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.hongkong.Payment;
import sparrow.hongkong.Score;

/// Who pays what for a win, by what they are in this hand.
record Bill(List<Share> shares, int total) {
    /// @param points what one of them pays
    record Share(Payer payer, int points) {}

    enum Payer {
        /// Who gave the last tile, or the kong it was robbed of.
        DISCARDER,
        /// Who gave the last tile, and pays for all.
        DISCARDER_FOR_ALL,
        /// Who gave an earlier tile, and pays for all.
        LIABLE,
        /// Who pays otherwise than the others only for being the dealer.
        DEALER,
        /// The one who is left.
        OTHER,
        OTHERS,
        EACH
    }

    static Bill of(HongKongQuestion question, Score score) {
        Seat winner = question.view().seat();
        Seat dealer = question.view().table().dealer();
        Optional<Seat> from = question.from();
        Payment payment = Payment.of(score, winner, from, dealer, question.rules());
        Seats<Integer> points = payment.points();
        List<Share> shares = new ArrayList<>();
        if (payment.liable().isPresent()) {
            shares.add(
                    new Share(
                            payment.liable().equals(from) ? Payer.DISCARDER_FOR_ALL : Payer.LIABLE,
                            points.get(winner)));
            return new Bill(shares, points.get(winner));
        }
        from.ifPresent(seat -> shares.add(new Share(Payer.DISCARDER, -points.get(seat))));
        List<Seat> others = new ArrayList<>(points.seats());
        others.remove(winner);
        from.ifPresent(others::remove);
        int least = others.stream().mapToInt(seat -> -points.get(seat)).min().orElse(0);
        if (others.contains(dealer) && -points.get(dealer) > least) {
            shares.add(new Share(Payer.DEALER, -points.get(dealer)));
            others.remove(dealer);
        }
        Payer rest = others.size() == 1 ? Payer.OTHER : Payer.OTHERS;
        shares.add(new Share(shares.isEmpty() ? Payer.EACH : rest, least));
        return new Bill(shares, points.get(winner));
    }
}
