package sparrow.riichi;

import java.util.Arrays;
import sparrow.core.table.Rules;

/// What every yaku counts under some house rules.
final class YakuSheet {
    private final int[] closed = new int[Yaku.all().size()];
    private final int[] open = new int[Yaku.all().size()];

    /// The yaku that can count at all, by closed and open hand.
    final Yaku[] closedOrdinary;

    final Yaku[] openOrdinary;
    final Yaku[] closedYakuman;
    final Yaku[] openYakuman;

    YakuSheet(Rules rules) {
        for (Yaku yaku : Yaku.all()) {
            int times = times(yaku, rules);
            closed[yaku.ordinal()] = times * yaku.closedHan();
            open[yaku.ordinal()] = times * yaku.openHan();
        }
        if (!rules.is("kuitan")) {
            open[Yaku.TANYAO.ordinal()] = 0;
        }
        closedOrdinary = counting(closed, false);
        openOrdinary = counting(open, false);
        closedYakuman = counting(closed, true);
        openYakuman = counting(open, true);
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

    private static Yaku[] counting(int[] han, boolean isYakuman) {
        return Arrays.stream(Yaku.values())
                .filter(yaku -> han[yaku.ordinal()] > 0 && yaku.isYakuman() == isYakuman)
                .toArray(Yaku[]::new);
    }

    int closed(Yaku yaku) {
        return closed[yaku.ordinal()];
    }

    int han(Yaku yaku, boolean isClosed) {
        return (isClosed ? closed : open)[yaku.ordinal()];
    }
}
