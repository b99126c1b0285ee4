package sparrow.riichi;

import static sparrow.riichi.Worth.closed;
import static sparrow.riichi.Worth.closedYakuman;
import static sparrow.riichi.Worth.doubleYakuman;
import static sparrow.riichi.Worth.han;
import static sparrow.riichi.Worth.mangan;
import static sparrow.riichi.Worth.yakuman;

import java.util.List;
import java.util.Locale;

/// What makes a hand worth something, in the order of a rule book: the yaku everybody plays, those
/// of some houses, the yakuman, and the yakuman of some houses.
public enum Yaku {
    RIICHI("Riichi", "riichi", closed(1), Pattern::isRiichi),
    DOUBLE_RIICHI("Double Riichi", "double riichi", closed(2), Pattern::isDoubleRiichi),
    IPPATSU("Ippatsu", "within one turn of riichi", closed(1), Pattern::isIppatsu),
    MENZEN_TSUMO("Menzen Tsumo", "closed self-draw", closed(1), Pattern::isTsumo),
    PINFU("Pinfu", "runs, plain pair, two-sided wait", closed(1), Pattern::isPinfu),
    TANYAO("Tanyao", "no terminals, no honors", han(1), p -> p.hasNone(Kinds.ORPHANS)),
    IIPEIKOU("Iipeikou", "twin runs", closed(1), p -> p.twinRuns() == 1),
    HAKU("Haku", "white dragons", han(1), p -> p.hasTriplet(Kinds.WHITE)),
    HATSU("Hatsu", "green dragons", han(1), p -> p.hasTriplet(Kinds.GREEN_DRAGON)),
    CHUN("Chun", "red dragons", han(1), p -> p.hasTriplet(Kinds.RED)),
    SEAT_WIND("Seat wind", "own wind", han(1), p -> p.hasTriplet(p.seat)),
    ROUND_WIND("Round wind", "wind of the round", han(1), p -> p.hasTriplet(p.round)),
    HAITEI("Haitei Raoyue", "last draw", han(1), Pattern::isHaitei),
    HOUTEI("Houtei Raoyui", "last discard", han(1), Pattern::isHoutei),
    RINSHAN("Rinshan Kaihou", "draw after a kan", han(1), Pattern::isRinshan),
    CHANKAN("Chankan", "robbing a kan", han(1), Pattern::isChankan),
    SANSHOKU("Sanshoku Doujun", "one run in three suits", han(2, 1), Pattern::hasRunInThreeSuits),
    ITTSU("Ittsu", "one to nine", han(2, 1), p -> p.hasRuns(0b1001001)),
    CHANTAI("Chantai", "terminals or honors all over", han(2, 1), Pattern::isOutside),
    CHIITOITSU("Chiitoitsu", "seven pairs", closed(2), Pattern::isPairs),
    TOITOI("Toitoi", "all triplets", han(2), p -> p.tripletCount() == 4),
    SAN_ANKOU("San Ankou", "three concealed triplets", han(2), p -> p.concealedTriplets == 3),
    SANSHOKU_DOUKOU(
            "Sanshoku Doukou", "one triplet in three suits", han(2), Pattern::hasThreeAlike),
    SAN_KANTSU("San Kantsu", "three kans", han(2), p -> p.kans == 3),
    HONROUTOU("Honroutou", "only terminals and honors", han(2), Pattern::isTerminalsAndHonors),
    SHOU_SANGEN("Shou Sangen", "little three dragons", han(2), Pattern::isLittleDragons),
    HONITSU("Honitsu", "one suit and honors", han(3, 2), Pattern::isHalfFlush),
    JUNCHAN("Junchan", "terminals all over", han(3, 2), Pattern::isPureOutside),
    RYANPEIKOU("Ryanpeikou", "two twin runs", closed(3), p -> p.twinRuns() == 2),
    CHINITSU("Chinitsu", "one suit alone", han(6, 5), Pattern::isFlush),
    RENHOU("Renhou", "before the first draw", closed(5), Pattern::isRenhou),
    NAGASHI_MANGAN("Nagashi Mangan", "terminals and honors discarded", mangan(), _ -> false),
    DORA("Dora", "dora", han(1), _ -> false),
    URA_DORA("Ura Dora", "dora under the wall", han(1), _ -> false),
    AKA_DORA("Aka Dora", "red fives", han(1), _ -> false),
    NUKI_DORA("Nuki Dora", "norths set aside", han(1), _ -> false),

    OPEN_RIICHI("Open Riichi", "riichi, hand shown", closed(2), Pattern::isOpenRiichi),
    DOUBLE_OPEN_RIICHI(
            "Double Open Riichi",
            "double riichi, hand shown",
            closed(3),
            Pattern::isDoubleOpenRiichi),
    SANRENKOU("Sanrenkou", "three triplets in a row", han(2), p -> p.tripletsInRow() >= 3),
    ISSHOKU_SANJUN("Isshoku Sanjun", "one run three times", han(3, 2), p -> p.runs3 != 0),
    UUMENSAI("Uumensai", "all five families", han(2), Pattern::isFiveFamilies),
    SANFONKOU("Sanfonkou", "three winds", han(2), p -> p.triplets(Kinds.WINDS) == 3),
    SANGEN_CHIITOITSU("Sangen Chiitoitsu", "pairs of dragons", closed(1), Pattern::isDragonPairs),
    SUUSHI_CHIITOITSU("Suushi Chiitoitsu", "pairs of winds", closed(1), Pattern::isWindPairs),
    SHIIARU_RAOTAI("Shiiaru Raotai", "four calls", han(1), p -> p.calls == 4),
    TSUBAME_GAESHI("Tsubame Gaeshi", "on a riichi tile", han(1), Pattern::isOnRiichiTile),
    KANBURI("Kanburi", "on the discard after a kan", han(1), Pattern::isOnKanDiscard),
    IIPIN_MOYUE("Iipin Moyue", "moon under the sea", mangan(), Pattern::isMoon),
    CHUUPIN_RAOYUI("Chuupin Raoyui", "fish under the river", mangan(), Pattern::isFish),
    UUPIN_KAIHOU("Uupin Kaihou", "plum blossom on the roof", mangan(), Pattern::isPlumBlossom),
    RYANZOU_CHANKAN("Ryanzou Chankan", "robbing the two of bamboo", mangan(), Pattern::isPole),
    KINKEI_DOKURITSU("Kinkei Dokuritsu", "rooster on one leg", mangan(), Pattern::isRooster),

    KOKUSHI("Kokushi Musou", "thirteen orphans", closedYakuman(), Pattern::isPlainOrphans),
    KOKUSHI_13(
            "Kokushi Musou Juusanmen",
            "orphans, 13 waits",
            closedYakuman(),
            Pattern::isPureOrphans),
    SUU_ANKOU("Suu Ankou", "four concealed triplets", closedYakuman(), Pattern::isFourConcealed),
    SUU_ANKOU_TANKI(
            "Suu Ankou Tanki",
            "four concealed triplets, single wait",
            closedYakuman(),
            Pattern::isFourConcealedAlone),
    DAISANGEN("Daisangen", "big three dragons", yakuman(), p -> p.triplets(Kinds.DRAGONS) == 3),
    SHOUSUUSHII("Shousuushii", "little four winds", yakuman(), Pattern::isLittleWinds),
    DAI_SUUSHII("Dai Suushii", "big four winds", yakuman(), p -> p.triplets(Kinds.WINDS) == 4),
    TSUU_IISOU("Tsuu Iisou", "all honors", yakuman(), p -> p.isAll(Kinds.HONORS)),
    CHINROUTOU("Chinroutou", "all terminals", yakuman(), p -> p.isAll(Kinds.TERMINALS)),
    RYUUIISOU("Ryuuiisou", "all green", yakuman(), Pattern::isAllGreen),
    CHUUREN("Chuuren Poutou", "nine gates", closedYakuman(), Pattern::isNineGates),
    JUNSEI_CHUUREN(
            "Junsei Chuuren Poutou", "pure nine gates", closedYakuman(), Pattern::isPureNineGates),
    SUU_KANTSU("Suu Kantsu", "four kans", yakuman(), p -> p.kans == 4),
    TENHOU("Tenhou", "heaven's hand", closedYakuman(), Pattern::isTenhou),
    CHIIHOU("Chiihou", "earth's hand", closedYakuman(), Pattern::isChiihou),
    RENHOU_YAKUMAN("Renhou (yakuman)", "man's hand", closedYakuman(), Pattern::isRenhou),

    DAISHARIN("Daisharin", "big wheels", closedYakuman(), Pattern::isBigWheels),
    DAICHIKURIN("Daichikurin", "big bamboo forest", closedYakuman(), Pattern::isBambooForest),
    DAISUURIN("Daisuurin", "big numbers", closedYakuman(), Pattern::isBigNumbers),
    SHOUSHARIN("Shousharin", "little wheels", closedYakuman(), Pattern::isLittleWheels),
    DAICHISEI("Daichisei", "big seven stars", closedYakuman(), Pattern::isSevenStars),
    PAARENCHAN("Paarenchan", "eight wins in a row", yakuman(), Pattern::isEighthWin),
    SASHIKOMI("Sashikomi", "into an open riichi", closedYakuman(), Pattern::isIntoOpenRiichi),
    SUURENKOU("Suurenkou", "four triplets in a row", yakuman(), p -> p.tripletsInRow() == 4),
    ISSHOKU_YONJUN("Isshoku Yonjun", "one run four times", yakuman(), p -> p.runs4 != 0),
    ISHINOUENIMOSANNEN(
            "Ishinouenimosannen", "three years on a stone", closedYakuman(), Pattern::isThreeYears),
    BENI_KUJAKU("Beni Kujaku", "red peacock", yakuman(), p -> p.isAll(Kinds.PEACOCK)),
    KOKUIISOU("Kokuiisou", "all black", yakuman(), p -> p.isAll(Kinds.BLACK)),
    KOUITTEN("Kouitten", "one red among green", yakuman(), Pattern::isRedAmongGreen),
    HYAKUMANGOKU("Hyakumangoku", "a million koku", yakuman(), Pattern::isMillionKoku),
    KINMONKYOU("Kinmonkyou", "golden gate bridge", yakuman(), p -> p.hasRuns(0b1010101)),
    TOUHOKU_SHINKANSEN(
            "Touhoku Shinkansen", "northeast express", closedYakuman(), Pattern::isExpress),
    JUNSEI_RYUUIISOU("Junsei Ryuuiisou", "pure green", doubleYakuman(), Pattern::isPureGreen),
    SHIISAN_PUUTAA("Shiisan Puutaa", "thirteen loners", closedYakuman(), Pattern::isUnconnected),
    KACHOU_FUUGETSU(
            "Kachou Fuugetsu", "flower, bird, wind, moon", yakuman(), Pattern::isFourBeauties);

    /// When a yaku holds.
    interface Rule {
        boolean holds(Pattern pattern);
    }

    /// The ordinal of the first yakuman, known before there are constants.
    private static final int FIRST_YAKUMAN = 52;

    private static final List<Yaku> ALL = List.of(values());
    private static final long MANGANS = bitsOfMangans();

    private final String key;
    private final String title;
    private final Worth worth;
    private final Rule rule;
    private final long bit;
    private final String option = name().toLowerCase(Locale.ROOT);

    Yaku(String key, String title, Worth worth, Rule rule) {
        this.key = key;
        this.title = title;
        this.worth = worth;
        this.rule = rule;
        this.bit = 1L << index();
    }

    public static List<Yaku> all() {
        return ALL;
    }

    /// Its stable name in files.
    public String key() {
        return key;
    }

    /// What it is, in plain English.
    public String title() {
        return title;
    }

    /// The han of a closed hand; 13 for each yakuman.
    public int closedHan() {
        return worth.closed();
    }

    /// The han of an open hand; 0 if it must be closed.
    public int openHan() {
        return worth.open();
    }

    public boolean isYakuman() {
        return worth.sort() == Worth.Sort.YAKUMAN;
    }

    /// Whether it only raises the hand to a mangan.
    public boolean isMangan() {
        return worth.sort() == Worth.Sort.MANGAN;
    }

    /// Whether it adds han to a hand that has another yaku, and is none itself.
    public boolean isDora() {
        return compareTo(DORA) >= 0 && compareTo(NUKI_DORA) <= 0;
    }

    /// Whether only some houses play it, by a rule of its own.
    public boolean isLocal() {
        return (compareTo(OPEN_RIICHI) >= 0 && compareTo(KOKUSHI) < 0) || compareTo(DAISHARIN) >= 0;
    }

    /// The house rule that allows it, if it is a local one.
    public String option() {
        return option;
    }

    boolean holds(Pattern pattern) {
        return rule.holds(pattern);
    }

    /// Its place among the ordinary yaku, or among the yakuman.
    int index() {
        return isYakuman() ? ordinal() - FIRST_YAKUMAN : ordinal();
    }

    /// A bit for [#index()].
    long bit() {
        return bit;
    }

    private static long bitsOfMangans() {
        long bits = 0;
        for (Yaku yaku : ALL) {
            bits |= yaku.isMangan() ? yaku.bit : 0;
        }
        return bits;
    }

    /// The bits of those that only raise the hand to a mangan.
    static long mangans() {
        return MANGANS;
    }

    static Yaku ordinaryAt(int index) {
        return ALL.get(index);
    }

    static Yaku yakumanAt(int index) {
        return ALL.get(index + FIRST_YAKUMAN);
    }
}
