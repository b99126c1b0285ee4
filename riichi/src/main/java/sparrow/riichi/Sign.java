package sparrow.riichi;

import static sparrow.riichi.Yaku.*;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/// What a glance shows of a win. Each yaku is looked for only where its sign shows; one that stands
/// under no sign of the hand or of the arrangement is always looked for.
enum Sign {
    /// Of the hand: riichi.
    DECLARED(of(RIICHI)),
    /// Of the hand: a self-draw.
    DRAWN(of(MENZEN_TSUMO)),
    /// Of the hand: anything rarer.
    LUCK(
            of(DOUBLE_RIICHI, IPPATSU, RENHOU, TSUBAME_GAESHI, KANBURI),
            EnumSet.range(HAITEI, CHANKAN),
            of(OPEN_RIICHI, DOUBLE_OPEN_RIICHI, SASHIKOMI, ISHINOUENIMOSANNEN),
            EnumSet.range(IIPIN_MOYUE, RYANZOU_CHANKAN),
            EnumSet.range(TENHOU, RENHOU_YAKUMAN)),
    /// Of the hand: three kans or more.
    KANS(of(SAN_KANTSU, SUU_KANTSU)),
    /// Of the hand: one suit, with or without honors.
    ONE_SUIT(of(HONITSU, CHINITSU, HYAKUMANGOKU), of(CHUUREN, JUNSEI_CHUUREN)),
    /// Of the hand: no terminals and honors, or nothing else.
    ONE_SORT(of(TANYAO, HONROUTOU)),
    /// Of the hand: nine kinds of tiles or less.
    FEW_KINDS(
            of(TSUU_IISOU, CHINROUTOU, RYUUIISOU, JUNSEI_RYUUIISOU),
            of(BENI_KUJAKU, KOKUIISOU, KOUITTEN)),
    /// Of the hand: whatever it is.
    HAND(
            of(SHIIARU_RAOTAI, KINKEI_DOKURITSU),
            EnumSet.range(DAISHARIN, SHOUSHARIN),
            of(PAARENCHAN)),

    /// Of an arrangement: no sets.
    NO_SETS(
            of(CHIITOITSU, SANGEN_CHIITOITSU, SUUSHI_CHIITOITSU, DAICHISEI),
            of(KOKUSHI, KOKUSHI_13, SHIISAN_PUUTAA)),
    /// Of an arrangement: no triplets.
    RUNS_ALONE(of(PINFU)),
    /// Of an arrangement: a run twice.
    TWINS(of(IIPEIKOU, RYANPEIKOU, ISSHOKU_SANJUN, ISSHOKU_YONJUN)),
    /// Of an arrangement: three different runs.
    THREE_RUNS(of(SANSHOKU, ITTSU, KINMONKYOU, TOUHOKU_SHINKANSEN)),
    /// Of an arrangement: runs, all of them with a terminal.
    OUTER_RUNS(of(CHANTAI, JUNCHAN)),
    /// Of an arrangement: a triplet of dragons.
    DRAGON_TRIPLETS(of(HAKU, HATSU, CHUN, SHOU_SANGEN)),
    /// Of an arrangement: a triplet of winds.
    WIND_TRIPLETS(of(SEAT_WIND, ROUND_WIND, SANFONKOU)),
    /// Of an arrangement: three triplets.
    THREE_TRIPLETS(
            of(TOITOI, SAN_ANKOU, SANSHOKU_DOUKOU, SANRENKOU, SUURENKOU, KACHOU_FUUGETSU),
            EnumSet.range(SUU_ANKOU, DAI_SUUSHII)),
    /// Of an arrangement: whatever it is.
    ANY;

    private static final Sign[] BY_YAKU = byYaku();

    private final Set<Yaku> yaku = EnumSet.noneOf(Yaku.class);

    @SafeVarargs
    Sign(Set<Yaku>... yaku) {
        for (Set<Yaku> some : yaku) {
            this.yaku.addAll(some);
        }
    }

    private static Set<Yaku> of(Yaku first, Yaku... rest) {
        return EnumSet.of(first, rest);
    }

    private static Sign[] byYaku() {
        Sign[] signs = new Sign[Yaku.all().size()];
        Arrays.fill(signs, ANY);
        for (Sign sign : values()) {
            for (Yaku yaku : sign.yaku) {
                signs[yaku.ordinal()] = sign;
            }
        }
        return signs;
    }

    /// The sign under which a yaku stands.
    static Sign over(Yaku yaku) {
        return BY_YAKU[yaku.ordinal()];
    }

    int bit() {
        return 1 << ordinal();
    }

    /// A bit for each sign of the hand.
    static int ofHand(Contents contents) {
        return HAND.bit()
                | (contents.isAnyRiichi() ? DECLARED.bit() : 0)
                | (contents.isTsumo() ? DRAWN.bit() : 0)
                | (contents.isLucky() ? LUCK.bit() : 0)
                | (contents.kans >= 3 ? KANS.bit() : 0)
                | (contents.isOneSuit() ? ONE_SUIT.bit() : 0)
                | (contents.isOneSort() ? ONE_SORT.bit() : 0)
                | (Kinds.size(contents.kinds) <= 9 ? FEW_KINDS.bit() : 0);
    }

    /// A bit for each sign of the arrangement.
    static int ofArrangement(Pattern pattern) {
        if (!pattern.hasSets()) {
            return ANY.bit() | NO_SETS.bit();
        }
        return ANY.bit()
                | (pattern.triplets == 0 ? RUNS_ALONE.bit() : 0)
                | (pattern.runs2 != 0 ? TWINS.bit() : 0)
                | (Kinds.size(pattern.runs) >= 3 ? THREE_RUNS.bit() : 0)
                | (pattern.hasOuterRunsAlone() ? OUTER_RUNS.bit() : 0)
                | ((pattern.triplets & Kinds.DRAGONS) != 0 ? DRAGON_TRIPLETS.bit() : 0)
                | ((pattern.triplets & Kinds.WINDS) != 0 ? WIND_TRIPLETS.bit() : 0)
                | (pattern.tripletCount() >= 3 ? THREE_TRIPLETS.bit() : 0);
    }
}
