package sparrow.riichi;

/// Values the arrangements of one win.
final class Valuer {
    private static final long PAARENCHAN = Yaku.PAARENCHAN.bit();
    private static final long FIRST_DRAW = Yaku.TENHOU.bit() | Yaku.CHIIHOU.bit();
    private static final long UNCONNECTED = Yaku.SHIISAN_PUUTAA.bit();
    private static final long SANJUN = Yaku.ISSHOKU_SANJUN.bit();
    private static final long RENHOU = Yaku.RENHOU.bit();

    private final RiichiRules rules;
    private final Pattern pattern;
    private final Shares shares;
    private final int dora;
    private final YakuSheet.Half yaku;
    private final long ofHand;
    private final long yakumanOfHand;
    private int han;
    private int lift;

    Valuer(Win win, Pattern pattern, int dora) {
        this.rules = pattern.rules;
        this.pattern = pattern;
        this.shares = Shares.of(win, rules);
        this.dora = dora;
        this.yaku = rules.yaku.of(pattern);
        int signs = Sign.ofHand(pattern);
        this.ofHand = yaku.ordinary(pattern, signs);
        this.yakumanOfHand = yaku.yakuman(pattern, signs);
    }

    /// What the arrangement is worth; nothing counts if it has no yaku.
    Valuation of(Arrangement arrangement) {
        pattern.arrange(arrangement);
        int fu = Fu.of(pattern, arrangement);
        Valuation value = byYaku(arrangement, fu);
        boolean replaced =
                rules.renhou == RiichiRules.Renhou.MANGAN
                        || rules.renhou == RiichiRules.Renhou.HIGHER;
        if (!replaced || !pattern.isRenhou()) {
            return value;
        }
        Valuation mangan = mangan(arrangement, RENHOU, fu);
        boolean better = rules.renhou == RiichiRules.Renhou.HIGHER && value.isBetterThan(mangan);
        return better ? value : mangan;
    }

    /// A mangan by one yaku, whatever else there is.
    Valuation mangan(Arrangement arrangement, long yaku, int fu) {
        int base = Limit.MANGAN.base();
        return new Valuation(
                arrangement,
                yaku,
                0,
                Worth.MANGAN,
                fu,
                0,
                Valuation.Bonus.NONE,
                0,
                Limit.MANGAN,
                base,
                shares.points(base));
    }

    private Valuation byYaku(Arrangement arrangement, int fu) {
        int signs = Sign.ofArrangement(pattern);
        long yakuman = yakuman(signs);
        boolean alone = yakuman == PAARENCHAN && rules.eighthWinNeedsYaku;
        long ordinary = yakuman == 0 || rules.aotenjou || alone ? ordinary(yakuman, signs) : 0;
        if (yakuman != 0 && !rules.aotenjou) {
            return alone && ordinary == 0 ? none(arrangement) : limited(arrangement, yakuman, fu);
        }
        int ofYaku = han + lift;
        if ((ordinary == 0 && yakuman == 0) || (yakuman == 0 && ofYaku < rules.minimumHan)) {
            return none(arrangement);
        }
        int all = han + dora;
        int raised = lift > 0 ? Math.max(0, Worth.MANGAN - all) : 0;
        return rules.aotenjou
                ? unlimited(arrangement, ordinary, yakuman, all, fu)
                : byHan(arrangement, ordinary, all + raised, fu, raised);
    }

    private static Valuation none(Arrangement arrangement) {
        return new Valuation(arrangement, 0, 0, 0, 0, 0, Valuation.Bonus.NONE, 0, Limit.NONE, 0, 0);
    }

    private long yakuman(int signs) {
        long found = yakumanOfHand | yaku.yakuman(pattern, signs);
        return (found & UNCONNECTED) == 0 ? found : found & ~FIRST_DRAW;
    }

    /// The ordinary yaku that no greater one contains; [#han] and [#lift] are theirs.
    private long ordinary(long yakuman, int signs) {
        long found = 0;
        if (!(pattern.isOrphans() || pattern.isUnconnected())) {
            found = ofHand | yaku.ordinary(pattern, signs);
        }
        for (long left = yakuman; left != 0; left &= left - 1) {
            found &= ~Replaced.by(Yaku.yakumanAt(Long.numberOfTrailingZeros(left)));
        }
        if ((found & SANJUN) != 0) {
            found &= ~Replaced.by(Yaku.ISSHOKU_SANJUN);
        }
        count(found);
        return found;
    }

    private void count(long found) {
        han = 0;
        lift = (found & Yaku.mangans()) != 0 ? Worth.MANGAN : 0;
        for (long left = found & ~Yaku.mangans(); left != 0; left &= left - 1) {
            han += yaku.han[Long.numberOfTrailingZeros(left)];
        }
    }

    private int hanOf(Yaku yakuman) {
        int once = yaku.yakumanHan[yakuman.index()];
        return yakuman == Yaku.PAARENCHAN ? once * pattern.winsInRow() : once;
    }

    private Valuation limited(Arrangement arrangement, long yakuman, int fu) {
        int sum = 0;
        int greatest = 0;
        for (long left = yakuman; left != 0; left &= left - 1) {
            int times = hanOf(Yaku.yakumanAt(Long.numberOfTrailingZeros(left))) / Worth.YAKUMAN;
            sum += times;
            greatest = Math.max(greatest, times);
        }
        int paid = rules.multipleYakuman ? sum : greatest;
        paid = rules.yakumanCap > 0 ? Math.min(paid, rules.yakumanCap) : paid;
        long base = (long) paid * Limit.YAKUMAN.base();
        return new Valuation(
                arrangement,
                0,
                yakuman,
                Worth.YAKUMAN * sum,
                fu,
                0,
                Valuation.Bonus.NONE,
                sum,
                Limit.YAKUMAN,
                base,
                shares.points(base));
    }

    private Valuation unlimited(
            Arrangement arrangement, long ordinary, long yakuman, int han, int fu) {
        int all = han;
        for (long left = yakuman; left != 0; left &= left - 1) {
            all += hanOf(Yaku.yakumanAt(Long.numberOfTrailingZeros(left)));
        }
        int times = (all - han) / Worth.YAKUMAN;
        boolean huge = all > 45;
        long base = huge ? Shares.MOST_BASE : (long) fu << (2 + all);
        return new Valuation(
                arrangement,
                ordinary,
                yakuman,
                all,
                fu,
                0,
                Valuation.Bonus.DORA,
                times,
                Limit.NONE,
                base,
                shares.points(base));
    }

    private Valuation byHan(Arrangement arrangement, long ordinary, int han, int fu, int raised) {
        Limit limit = limit(han, fu);
        long base = limit == Limit.NONE ? (long) fu << (2 + han) : limit.base();
        if (limit == Limit.YAKUMAN && rules.counted == RiichiRules.Counted.MULTIPLE) {
            base *= han / Worth.YAKUMAN;
        }
        return new Valuation(
                arrangement,
                ordinary,
                0,
                han,
                fu,
                raised,
                Valuation.Bonus.DORA,
                0,
                limit,
                base,
                shares.points(base));
    }

    private Limit limit(int han, int fu) {
        if (han >= Worth.YAKUMAN) {
            return rules.counted == RiichiRules.Counted.SANBAIMAN ? Limit.SANBAIMAN : Limit.YAKUMAN;
        }
        return switch (han) {
            case 11, 12 -> Limit.SANBAIMAN;
            case 8, 9, 10 -> Limit.BAIMAN;
            case 6, 7 -> Limit.HANEMAN;
            case 5 -> Limit.MANGAN;
            default -> {
                int base = fu << (2 + han);
                boolean lifted = rules.kiriage && base == 1_920;
                yield base > Limit.MANGAN.base() || lifted ? Limit.MANGAN : Limit.NONE;
            }
        };
    }
}
