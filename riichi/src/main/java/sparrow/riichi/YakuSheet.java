package sparrow.riichi;

import static sparrow.riichi.Yaku.*;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import sparrow.core.table.Rules;

/// What every yaku counts under some house rules, and which of them are worth asking for.
final class YakuSheet {
    /// Those of rare circumstances.
    private static final Set<Yaku> OF_LUCK = EnumSet.of(DOUBLE_RIICHI, IPPATSU, RENHOU);

    /// Those that no arrangement changes.
    private static final Set<Yaku> OF_HAND =
            EnumSet.of(RIICHI, MENZEN_TSUMO, TANYAO, SAN_KANTSU, HONITSU, CHINITSU);

    /// Those of a hand with nine kinds of tiles or less.
    private static final Set<Yaku> OF_FEW_KINDS = EnumSet.range(TSUU_IISOU, JUNSEI_CHUUREN);

    /// Those of a hand with runs.
    private static final Set<Yaku> OF_RUNS =
            EnumSet.of(PINFU, IIPEIKOU, SANSHOKU, ITTSU, CHANTAI, JUNCHAN, RYANPEIKOU);

    /// Those of a hand with triplets; a yakuman needs three.
    private static final Set<Yaku> OF_TRIPLETS = EnumSet.range(HAKU, ROUND_WIND);

    static {
        OF_LUCK.addAll(EnumSet.range(HAITEI, CHANKAN));
        OF_LUCK.addAll(EnumSet.of(OPEN_RIICHI, DOUBLE_OPEN_RIICHI, TSUBAME_GAESHI, KANBURI));
        OF_LUCK.addAll(EnumSet.range(IIPIN_MOYUE, RYANZOU_CHANKAN));
        OF_LUCK.addAll(EnumSet.range(TENHOU, RENHOU_YAKUMAN));
        OF_LUCK.addAll(EnumSet.of(SASHIKOMI, ISHINOUENIMOSANNEN));
        OF_HAND.addAll(EnumSet.of(SHIIARU_RAOTAI, KINKEI_DOKURITSU));
        OF_FEW_KINDS.addAll(EnumSet.of(BENI_KUJAKU, KOKUIISOU, KOUITTEN, HYAKUMANGOKU));
        OF_FEW_KINDS.addAll(EnumSet.of(SUU_KANTSU, JUNSEI_RYUUIISOU));
        OF_RUNS.addAll(EnumSet.of(ISSHOKU_SANJUN, ISSHOKU_YONJUN, KINMONKYOU, TOUHOKU_SHINKANSEN));
        OF_TRIPLETS.addAll(EnumSet.of(TOITOI, SAN_ANKOU, SANSHOKU_DOUKOU, SHOU_SANGEN));
        OF_TRIPLETS.addAll(EnumSet.of(SANRENKOU, SANFONKOU, SUURENKOU, KACHOU_FUUGETSU));
        OF_TRIPLETS.addAll(EnumSet.range(SUU_ANKOU, DAI_SUUSHII));
    }

    private final int[] closed = new int[Yaku.all().size()];
    private final int[] open = new int[Yaku.all().size()];

    final Half ofClosed;
    final Half ofOpen;

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
        final Yaku[] luck;
        final Yaku[] hand;
        final Yaku[] runs;
        final Yaku[] triplets;
        final Yaku[] others;
        final Yaku[] yakumanOfLuck;
        final Yaku[] yakumanOfFewKinds;
        final Yaku[] yakumanOfTriplets;
        final Yaku[] otherYakuman;

        Half(int[] han) {
            Set<Yaku> ordinary = EnumSet.noneOf(Yaku.class);
            Set<Yaku> yakuman = EnumSet.noneOf(Yaku.class);
            for (Yaku yaku : Yaku.all()) {
                if (han[yaku.ordinal()] > 0) {
                    (yaku.isYakuman() ? yakuman : ordinary).add(yaku);
                }
            }
            luck = taken(ordinary, OF_LUCK);
            hand = taken(ordinary, OF_HAND);
            runs = taken(ordinary, OF_RUNS);
            triplets = taken(ordinary, OF_TRIPLETS);
            others = taken(ordinary, ordinary);
            yakumanOfLuck = taken(yakuman, OF_LUCK);
            yakumanOfFewKinds = taken(yakuman, OF_FEW_KINDS);
            yakumanOfTriplets = taken(yakuman, OF_TRIPLETS);
            otherYakuman = taken(yakuman, yakuman);
        }

        private static Yaku[] taken(Set<Yaku> from, Set<Yaku> some) {
            Yaku[] taken = from.stream().filter(some::contains).toArray(Yaku[]::new);
            from.removeAll(Arrays.asList(taken));
            return taken;
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

    int closed(Yaku yaku) {
        return closed[yaku.ordinal()];
    }

    int han(Yaku yaku, boolean isClosed) {
        return (isClosed ? closed : open)[yaku.ordinal()];
    }
}
