package sparrow.formats.tenhou;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.riichi.Yaku;

/// The yaku by the numbers and the names Tenhou gives them. Winds have four numbers each, one for
/// every wind.
final class TenhouYaku {
    private record Entry(int number, Yaku yaku, String name) {}

    static final int SEAT_WIND = 10;
    static final int ROUND_WIND = 14;
    static final int URA_DORA = 53;

    /// Norths set aside, which XML counts among the dora.
    static final String KITA = "抜きドラ";

    /// Yaku of ours that Tenhou counts as another.
    private static final Map<Yaku, Yaku> SAME =
            Map.of(Yaku.NUKI_DORA, Yaku.DORA, Yaku.RENHOU_YAKUMAN, Yaku.RENHOU);

    private static final String WINDS = "東南西北";

    private static final List<Entry> ENTRIES =
            List.of(
                    new Entry(0, Yaku.MENZEN_TSUMO, "門前清自摸和"),
                    new Entry(1, Yaku.RIICHI, "立直"),
                    new Entry(2, Yaku.IPPATSU, "一発"),
                    new Entry(3, Yaku.CHANKAN, "槍槓"),
                    new Entry(4, Yaku.RINSHAN, "嶺上開花"),
                    new Entry(5, Yaku.HAITEI, "海底摸月"),
                    new Entry(6, Yaku.HOUTEI, "河底撈魚"),
                    new Entry(7, Yaku.PINFU, "平和"),
                    new Entry(8, Yaku.TANYAO, "断幺九"),
                    new Entry(9, Yaku.IIPEIKOU, "一盃口"),
                    new Entry(SEAT_WIND, Yaku.SEAT_WIND, "自風 "),
                    new Entry(ROUND_WIND, Yaku.ROUND_WIND, "場風 "),
                    new Entry(18, Yaku.HAKU, "役牌 白"),
                    new Entry(19, Yaku.HATSU, "役牌 發"),
                    new Entry(20, Yaku.CHUN, "役牌 中"),
                    new Entry(21, Yaku.DOUBLE_RIICHI, "両立直"),
                    new Entry(22, Yaku.CHIITOITSU, "七対子"),
                    new Entry(23, Yaku.CHANTAI, "混全帯幺九"),
                    new Entry(24, Yaku.ITTSU, "一気通貫"),
                    new Entry(25, Yaku.SANSHOKU, "三色同順"),
                    new Entry(26, Yaku.SANSHOKU_DOUKOU, "三色同刻"),
                    new Entry(27, Yaku.SAN_KANTSU, "三槓子"),
                    new Entry(28, Yaku.TOITOI, "対々和"),
                    new Entry(29, Yaku.SAN_ANKOU, "三暗刻"),
                    new Entry(30, Yaku.SHOU_SANGEN, "小三元"),
                    new Entry(31, Yaku.HONROUTOU, "混老頭"),
                    new Entry(32, Yaku.RYANPEIKOU, "二盃口"),
                    new Entry(33, Yaku.JUNCHAN, "純全帯幺九"),
                    new Entry(34, Yaku.HONITSU, "混一色"),
                    new Entry(35, Yaku.CHINITSU, "清一色"),
                    new Entry(36, Yaku.RENHOU, "人和"),
                    new Entry(37, Yaku.TENHOU, "天和"),
                    new Entry(38, Yaku.CHIIHOU, "地和"),
                    new Entry(39, Yaku.DAISANGEN, "大三元"),
                    new Entry(40, Yaku.SUU_ANKOU, "四暗刻"),
                    new Entry(41, Yaku.SUU_ANKOU_TANKI, "四暗刻単騎"),
                    new Entry(42, Yaku.TSUU_IISOU, "字一色"),
                    new Entry(43, Yaku.RYUUIISOU, "緑一色"),
                    new Entry(44, Yaku.CHINROUTOU, "清老頭"),
                    new Entry(45, Yaku.CHUUREN, "九蓮宝燈"),
                    new Entry(46, Yaku.JUNSEI_CHUUREN, "純正九蓮宝燈"),
                    new Entry(47, Yaku.KOKUSHI, "国士無双"),
                    new Entry(48, Yaku.KOKUSHI_13, "国士無双１３面"),
                    new Entry(49, Yaku.DAI_SUUSHII, "大四喜"),
                    new Entry(50, Yaku.SHOUSUUSHII, "小四喜"),
                    new Entry(51, Yaku.SUU_KANTSU, "四槓子"),
                    new Entry(52, Yaku.DORA, "ドラ"),
                    new Entry(URA_DORA, Yaku.URA_DORA, "裏ドラ"),
                    new Entry(54, Yaku.AKA_DORA, "赤ドラ"));

    private static final Map<Integer, Yaku> BY_NUMBER = new HashMap<>();
    private static final Map<String, Yaku> BY_NAME = new HashMap<>();

    static {
        for (Entry entry : ENTRIES) {
            if (isWind(entry)) {
                for (int wind = 0; wind < 4; wind++) {
                    BY_NUMBER.put(entry.number + wind, entry.yaku);
                    BY_NAME.put(entry.name + WINDS.charAt(wind), entry.yaku);
                }
            } else {
                BY_NUMBER.put(entry.number, entry.yaku);
                BY_NAME.put(entry.name, entry.yaku);
            }
        }
        BY_NAME.put(KITA, Yaku.NUKI_DORA);
        MajsoulYaku.names().forEach(BY_NAME::putIfAbsent);
        Arrays.stream(Yaku.values()).forEach(yaku -> BY_NAME.put(yaku.key(), yaku));
    }

    private TenhouYaku() {}

    private static boolean isWind(Entry entry) {
        return entry.number == SEAT_WIND || entry.number == ROUND_WIND;
    }

    static Optional<Yaku> numbered(int number) {
        return Optional.ofNullable(BY_NUMBER.get(number));
    }

    /// The yaku of that name; those of our own files are known as well.
    static Optional<Yaku> named(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }

    /// @param seat the winner's wind, 0 for east
    /// @param round the wind of the round
    static Optional<Integer> number(Yaku yaku, int seat, int round) {
        return entry(yaku).map(entry -> entry.number + wind(entry, seat, round));
    }

    /// The name; our own where Tenhou has none.
    static String name(Yaku yaku, int seat, int round) {
        if (yaku == Yaku.NUKI_DORA) {
            return KITA;
        }
        return entry(yaku)
                .map(entry ->
                        isWind(entry)
                                ? entry.name + WINDS.charAt(wind(entry, seat, round))
                                : entry.name)
                .orElse(yaku.key());
    }

    private static int wind(Entry entry, int seat, int round) {
        return entry.number == SEAT_WIND ? seat : entry.number == ROUND_WIND ? round : 0;
    }

    private static Optional<Entry> entry(Yaku yaku) {
        Yaku known = SAME.getOrDefault(yaku, yaku);
        return ENTRIES.stream().filter(entry -> entry.yaku == known).findFirst();
    }
}
