package sparrow.formats.tenhou;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.riichi.Yaku;

/// The yaku by the numbers Mahjong Soul gives them, and by their names in the languages in which
/// converters write them.
public final class MajsoulYaku {
    /// @param names in Japanese where it is not Tenhou's, English, and Chinese in both scripts
    private record Entry(int number, Yaku yaku, List<String> names) {}

    private static final List<Entry> ENTRIES =
            List.of(
                    new Entry(1, Yaku.MENZEN_TSUMO, List.of("Fully Concealed Hand", "门前清自摸和")),
                    new Entry(2, Yaku.RIICHI, List.of("Riichi")),
                    new Entry(3, Yaku.CHANKAN, List.of("Robbing a Kan", "枪杠")),
                    new Entry(4, Yaku.RINSHAN, List.of("After a Kan", "岭上开花")),
                    new Entry(5, Yaku.HAITEI, List.of("Under the Sea")),
                    new Entry(6, Yaku.HOUTEI, List.of("Under the River", "河底捞鱼")),
                    new Entry(7, Yaku.HAKU, List.of("White Dragon")),
                    new Entry(8, Yaku.HATSU, List.of("Green Dragon", "役牌 发")),
                    new Entry(9, Yaku.CHUN, List.of("Red Dragon")),
                    new Entry(
                            10, Yaku.SEAT_WIND, List.of("役牌:自風牌", "Seat Wind", "役牌:门风牌", "役牌：門風牌")),
                    new Entry(
                            11,
                            Yaku.ROUND_WIND,
                            List.of("役牌:場風牌", "Prevalent Wind", "役牌:场风牌", "役牌：場風牌")),
                    new Entry(12, Yaku.TANYAO, List.of("All Simples", "斷么九")),
                    new Entry(13, Yaku.IIPEIKOU, List.of("Pure Double Sequence", "一杯口")),
                    new Entry(14, Yaku.PINFU, List.of("Pinfu")),
                    new Entry(15, Yaku.CHANTAI, List.of("Half Outside Hand", "混全带幺九", "混全帶么九")),
                    new Entry(16, Yaku.ITTSU, List.of("Pure Straight", "一气通贯", "一氣通貫")),
                    new Entry(17, Yaku.SANSHOKU, List.of("Mixed Triple Sequence", "三色同顺")),
                    new Entry(
                            18,
                            Yaku.DOUBLE_RIICHI,
                            List.of("ダブル立直", "Double Riichi", "两立直", "兩立直")),
                    new Entry(19, Yaku.SANSHOKU_DOUKOU, List.of("Triple Triplets")),
                    new Entry(20, Yaku.SAN_KANTSU, List.of("Three Quads", "三杠子")),
                    new Entry(21, Yaku.TOITOI, List.of("All Triplets", "对对和", "對對和")),
                    new Entry(22, Yaku.SAN_ANKOU, List.of("Three Concealed Triplets")),
                    new Entry(23, Yaku.SHOU_SANGEN, List.of("Little Three Dragons")),
                    new Entry(24, Yaku.HONROUTOU, List.of("All Terminals and Honors", "混老头")),
                    new Entry(25, Yaku.CHIITOITSU, List.of("Seven Pairs", "七对子", "七對子")),
                    new Entry(26, Yaku.JUNCHAN, List.of("Fully Outside Hand", "纯全带幺九", "純全帶么九")),
                    new Entry(27, Yaku.HONITSU, List.of("Half Flush")),
                    new Entry(28, Yaku.RYANPEIKOU, List.of("Twice Pure Double Sequence", "二杯口")),
                    new Entry(29, Yaku.CHINITSU, List.of("Full Flush")),
                    new Entry(30, Yaku.IPPATSU, List.of("Ippatsu", "一发", "一發")),
                    new Entry(31, Yaku.DORA, List.of("Dora", "宝牌", "寶牌")),
                    new Entry(32, Yaku.AKA_DORA, List.of("Red Five", "红宝牌", "紅寶牌")),
                    new Entry(33, Yaku.URA_DORA, List.of("Ura Dora", "里宝牌", "裡寶牌")),
                    new Entry(34, Yaku.NUKI_DORA, List.of("Kita", "拔北宝牌", "拔北寶牌")),
                    new Entry(35, Yaku.TENHOU, List.of("Blessing of Heaven")),
                    new Entry(36, Yaku.CHIIHOU, List.of("Blessing of Earth")),
                    new Entry(37, Yaku.DAISANGEN, List.of("Big Three Dragons")),
                    new Entry(38, Yaku.SUU_ANKOU, List.of("Four Concealed Triplets")),
                    new Entry(39, Yaku.TSUU_IISOU, List.of("All Honors")),
                    new Entry(40, Yaku.RYUUIISOU, List.of("All Green", "绿一色", "綠一色")),
                    new Entry(41, Yaku.CHINROUTOU, List.of("All Terminals", "清老头")),
                    new Entry(42, Yaku.KOKUSHI, List.of("Thirteen Orphans", "国士无双", "國士無雙")),
                    new Entry(43, Yaku.SHOUSUUSHII, List.of("Four Little Winds")),
                    new Entry(44, Yaku.SUU_KANTSU, List.of("Four Quads", "四杠子")),
                    new Entry(45, Yaku.CHUUREN, List.of("Nine Gates", "九莲宝灯", "九蓮寶燈")),
                    new Entry(
                            47,
                            Yaku.JUNSEI_CHUUREN,
                            List.of("True Nine Gates", "纯正九莲宝灯", "純正九蓮寶燈")),
                    new Entry(
                            48,
                            Yaku.SUU_ANKOU_TANKI,
                            List.of("Single-wait Four Concealed Triplets", "四暗刻单骑", "四暗刻單騎")),
                    new Entry(
                            49,
                            Yaku.KOKUSHI_13,
                            List.of(
                                    "国士無双十三面待ち",
                                    "Thirteen-wait Thirteen Orphans",
                                    "国士无双十三面",
                                    "國士無雙十三面")),
                    new Entry(50, Yaku.DAI_SUUSHII, List.of("Four Big Winds")));

    private MajsoulYaku() {}

    static Map<String, Yaku> names() {
        Map<String, Yaku> names = new HashMap<>();
        for (Entry entry : ENTRIES) {
            for (String name : entry.names) {
                names.put(name, entry.yaku);
            }
        }
        return names;
    }

    /// The yaku of that number; nothing for one that few tables play.
    public static Optional<Yaku> numbered(int number) {
        return ENTRIES.stream()
                .filter(entry -> entry.number == number)
                .map(Entry::yaku)
                .findFirst();
    }

    /// The number of a yaku, if it has one.
    public static Optional<Integer> number(Yaku yaku) {
        return ENTRIES.stream().filter(entry -> entry.yaku == yaku).map(Entry::number).findFirst();
    }
}
