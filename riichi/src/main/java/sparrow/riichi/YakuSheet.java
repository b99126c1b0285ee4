package sparrow.riichi;

import static sparrow.riichi.Yaku.*;

import java.util.Arrays;
import sparrow.core.table.Rules;

/// What every yaku counts under some house rules.
final class YakuSheet {
    private static final int SIGNS = Sign.values().length;

    private final int[] closed = new int[Yaku.all().size()];
    private final int[] open = new int[Yaku.all().size()];

    private final Half ofClosed;
    private final Half ofOpen;

    YakuSheet(Rules rules) {
        for (Yaku yaku : Yaku.all()) {
            int times = times(yaku, rules);
            closed[yaku.ordinal()] = times * yaku.closedHan();
            open[yaku.ordinal()] = times * yaku.openHan();
        }
        if (!rules.is("kuitan")) {
            open[TANYAO.ordinal()] = 0;
        }
        ofClosed = new Half(closed);
        ofOpen = new Half(open);
    }

    /// The yaku of closed hands, or of open ones.
    static final class Half {
        /// By index, the han of ordinary yaku and of yakuman.
        final int[] han = new int[Long.SIZE];

        final int[] yakumanHan = new int[Long.SIZE];

        private final Yaku[][] ordinary = new Yaku[SIGNS][0];
        private final Yaku[][] yakuman = new Yaku[SIGNS][0];

        Half(int[] hanByOrdinal) {
            for (Yaku yaku : Yaku.all()) {
                int counted = hanByOrdinal[yaku.ordinal()];
                (yaku.isYakuman() ? yakumanHan : han)[yaku.index()] = counted;
                if (counted > 0) {
                    add(yaku.isYakuman() ? yakuman : ordinary, yaku);
                }
            }
        }

        private static void add(Yaku[][] bySign, Yaku yaku) {
            int sign = Sign.over(yaku).ordinal();
            int size = bySign[sign].length;
            bySign[sign] = Arrays.copyOf(bySign[sign], size + 1);
            bySign[sign][size] = yaku;
        }

        /// A bit for the index of each ordinary yaku that a pattern with these signs has.
        long ordinary(Pattern pattern, int signs) {
            return found(ordinary, pattern, signs);
        }

        /// A bit for the index of each yakuman that a pattern with these signs has.
        long yakuman(Pattern pattern, int signs) {
            return found(yakuman, pattern, signs);
        }

        private static long found(Yaku[][] bySign, Pattern pattern, int signs) {
            long found = 0;
            for (int left = signs; left != 0; left &= left - 1) {
                for (Yaku yaku : bySign[Integer.numberOfTrailingZeros(left)]) {
                    if (yaku.holds(pattern)) {
                        found |= yaku.bit();
                    }
                }
            }
            return found;
        }
    }

    /// 0 where it does not count, 2 where it counts double.
    private static int times(Yaku yaku, Rules rules) {
        return switch (yaku) {
            case IPPATSU -> once(rules.is("ippatsu"));
            case RENHOU -> once(rules.value("renhou").equals("five_han"));
            case RENHOU_YAKUMAN -> once(rules.value("renhou").equals("yakuman"));
            case NAGASHI_MANGAN, DORA, URA_DORA, AKA_DORA, NUKI_DORA -> 0;
            case KOKUSHI_13, SUU_ANKOU_TANKI, JUNSEI_CHUUREN, DAI_SUUSHII ->
                    1 + once(rules.is("double_" + yaku.option()));
            case DOUBLE_OPEN_RIICHI -> once(rules.is("open_riichi"));
            case DAICHIKURIN, DAISUURIN ->
                    once(rules.is("daisharin") && rules.is("daisharin_other_suits"));
            case SASHIKOMI -> once(rules.is("sashikomi_yakuman"));
            default -> once(!yaku.isLocal() || rules.is(yaku.option()));
        };
    }

    private static int once(boolean counts) {
        return counts ? 1 : 0;
    }

    Half half(boolean isClosed) {
        return isClosed ? ofClosed : ofOpen;
    }

    int closed(Yaku yaku) {
        return closed[yaku.ordinal()];
    }

    int han(Yaku yaku, boolean isClosed) {
        return (isClosed ? closed : open)[yaku.ordinal()];
    }
}
