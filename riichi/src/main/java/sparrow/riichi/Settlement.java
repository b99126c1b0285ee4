package sparrow.riichi;

import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// What each seat wins or loses.
final class Settlement {
    private static final int STICK = 1_000;
    private static final int SEATS = 4;

    private final Win win;
    private final RiichiRules rules;
    private final int winner;
    private final long[] deltas = new long[SEATS];

    private Settlement(Win win, RiichiRules rules) {
        this.win = win;
        this.rules = rules;
        this.winner = seat(win.seat().orElseThrow());
    }

    private static int seat(Tile wind) {
        return wind.kind() - Kinds.EAST;
    }

    /// What honba add.
    static long honba(Win win, RiichiRules rules) {
        return (long) win.honba() * rules.honba * (rules.players() - 1);
    }

    static long sticks(Win win) {
        return (long) win.sticks() * STICK;
    }

    static List<Long> deltas(Win win, RiichiRules rules, Valuation value) {
        if (win.seat().isEmpty() || (!win.isTsumo() && win.from().isEmpty())) {
            return List.of();
        }
        Settlement settlement = new Settlement(win, rules);
        settlement.settle(value);
        settlement.deltas[settlement.winner] += sticks(win);
        long[] deltas = settlement.deltas;
        return List.of(deltas[0], deltas[1], deltas[2], deltas[3]);
    }

    private void settle(Valuation value) {
        long part = liablePart(win, rules, value);
        if (part == 0) {
            pay(value.base(), (long) win.honba() * rules.honba);
            return;
        }
        int liable = seat(win.liable().orElseThrow());
        long points = Shares.of(win, rules).points(part);
        long honba = honba(win, rules);
        if (win.isTsumo()) {
            move(liable, points + honba);
        } else {
            int discarder = seat(win.from().orElseThrow());
            move(liable, points / 2);
            move(discarder, points - points / 2);
            move(rules.liablePaysHonba ? liable : discarder, honba);
        }
        if (value.base() > part) {
            pay(value.base() - part, 0);
        }
    }

    /// Who pays how much, liability counted.
    static Payments payments(Win win, RiichiRules rules, Valuation value) {
        Shares shares = Shares.of(win, rules);
        long extra = (long) win.honba() * rules.honba;
        long part = liablePart(win, rules, value);
        if (part == 0 || (!win.isTsumo() && win.from().equals(win.liable()))) {
            return win.isTsumo()
                    ? shares.tsumo(value.base(), extra)
                    : shares.ron(value.base(), extra, rules.players());
        }
        long points = shares.points(part);
        long honba = honba(win, rules);
        if (win.isTsumo()) {
            long rest = value.base() - part;
            Tile liable = win.liable().orElseThrow();
            long own = Shares.share(rest, liable == Tile.EAST ? shares.dealer() : shares.other());
            return new Payments.Liable(points + honba + own, others(shares, rest, liable));
        }
        long liable = points / 2 + (rules.liablePaysHonba ? honba : 0);
        return new Payments.Liable(
                liable, new Payments.Discarder(shares.points(value.base()) + honba - liable));
    }

    /// What the players who are not liable pay of a self-draw.
    private static Payments.Usual others(Shares shares, long base, Tile liable) {
        long other = Shares.share(base, shares.other());
        if (liable == Tile.EAST || shares.dealer() == 0) {
            return new Payments.Each(other);
        }
        return new Payments.DealerAndOthers(
                Shares.share(base, shares.dealer()), shares.others() > 1 ? other : 0);
    }

    /// The basic points that a liable player answers for.
    static long liablePart(Win win, RiichiRules rules, Valuation value) {
        if (win.liable().isEmpty()) {
            return 0;
        }
        long part = 0;
        for (long left = value.yakuman(); left != 0; left &= left - 1) {
            Yaku yaku = Yaku.yakumanAt(Long.numberOfTrailingZeros(left));
            if (rules.hasPao(yaku)) {
                part += (long) rules.yaku.open(yaku) / Worth.YAKUMAN * Limit.YAKUMAN.base();
            }
        }
        if (part == 0 && rules.rinshanLiability && win.is(Circumstance.RINSHAN)) {
            return win.hand().melds().stream().anyMatch(Settlement::isFedKan) ? value.base() : 0;
        }
        return part > 0 && rules.paoIsWhole ? value.base() : Math.min(part, value.base());
    }

    private static boolean isFedKan(Meld meld) {
        return meld.isKong() && meld.manner() == Meld.Manner.CLAIMED && meld.added() == 0;
    }

    /// Everybody pays as usual.
    ///
    /// @param honba what each payer adds
    private void pay(long base, long honba) {
        Shares shares = Shares.of(win, rules);
        if (!win.isTsumo()) {
            move(
                    seat(win.from().orElseThrow()),
                    shares.points(base) + (rules.players() - 1) * honba);
            return;
        }
        for (int seat = 0; seat < rules.players(); seat++) {
            if (seat != winner) {
                int halves = seat == 0 ? shares.dealer() : shares.other();
                move(seat, Shares.share(base, halves) + honba);
            }
        }
    }

    private void move(int payer, long amount) {
        deltas[payer] -= amount;
        deltas[winner] += amount;
    }
}
