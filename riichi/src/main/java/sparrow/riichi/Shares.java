package sparrow.riichi;

import java.math.BigInteger;

/// How the basic points multiply into payments: who pays how many halves of them, each rounded up
/// to hundreds.
///
/// @param dealer the dealer's halves, 0 if the dealer does not pay
/// @param other the halves of each other payer
/// @param others how many other payers there are
record Shares(int dealer, int other, int others) {
    private static final BigInteger HUNDRED = BigInteger.valueOf(100);

    /// The most basic points that payments can be worked out for exactly.
    static final long MOST_BASE = Long.MAX_VALUE / 64;

    static Shares of(Win win, RiichiRules rules) {
        if (!win.isTsumo()) {
            return new Shares(0, win.isDealer() ? 12 : 8, 1);
        }
        if (!rules.sanma) {
            return win.isDealer() ? new Shares(0, 4, 3) : new Shares(4, 2, 2);
        }
        return switch (rules.missingShare) {
            case LOSS -> win.isDealer() ? new Shares(0, 4, 2) : new Shares(4, 2, 1);
            case SPLIT -> win.isDealer() ? new Shares(0, 6, 2) : new Shares(5, 3, 1);
            case FULL -> win.isDealer() ? new Shares(0, 6, 2) : new Shares(4, 4, 1);
        };
    }

    long points(long base) {
        return (dealer > 0 ? share(base, dealer) : 0) + others * share(base, other);
    }

    static long share(long base, int halves) {
        return (base * halves / 2 + 99) / 100 * 100;
    }

    BigInteger points(BigInteger base) {
        return share(base, dealer).add(share(base, other).multiply(BigInteger.valueOf(others)));
    }

    private static BigInteger share(BigInteger base, int halves) {
        BigInteger exact = base.multiply(BigInteger.valueOf(halves)).shiftRight(1);
        return exact.add(BigInteger.valueOf(99)).divide(HUNDRED).multiply(HUNDRED);
    }

    /// What the discarder pays, adding for all what every payer adds.
    Payments.Usual ron(long base, long extra, int players) {
        return new Payments.Discarder(share(base, other) + (players - 1) * extra);
    }

    /// What everybody pays, with what every payer adds.
    Payments.Usual tsumo(long base, long extra) {
        long others = share(base, other) + extra;
        if (dealer == 0) {
            return new Payments.Each(others);
        }
        return new Payments.DealerAndOthers(share(base, dealer) + extra, others);
    }
}
