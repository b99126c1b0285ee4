package sparrow.formats.mjai;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.formats.hand.WinSheet;
import sparrow.riichi.Yaku;

/// The yaku by the names the first programs of mjai gave them. They have one name for all dragons
/// together, and tell a yakuman with its harder wait not apart from the plain one.
final class MjaiYaku {
    /// All triplets of dragons.
    static final String DRAGONS = "sangenpai";

    /// What a yakuman counts there.
    static final int HAN_OF_YAKUMAN = 100;

    private static final Map<Yaku, String> NAMES = new HashMap<>();
    private static final Map<String, Yaku> BY_NAME = new HashMap<>();

    static {
        NAMES.putAll(
                Map.ofEntries(
                        Map.entry(Yaku.RIICHI, "reach"),
                        Map.entry(Yaku.DOUBLE_RIICHI, "double_reach"),
                        Map.entry(Yaku.IPPATSU, "ippatsu"),
                        Map.entry(Yaku.MENZEN_TSUMO, "menzenchin_tsumoho"),
                        Map.entry(Yaku.TANYAO, "tanyaochu"),
                        Map.entry(Yaku.PINFU, "pinfu"),
                        Map.entry(Yaku.IIPEIKOU, "ipeko"),
                        Map.entry(Yaku.HAKU, DRAGONS),
                        Map.entry(Yaku.HATSU, DRAGONS),
                        Map.entry(Yaku.CHUN, DRAGONS),
                        Map.entry(Yaku.ROUND_WIND, "bakaze"),
                        Map.entry(Yaku.SEAT_WIND, "jikaze"),
                        Map.entry(Yaku.RINSHAN, "rinshankaiho"),
                        Map.entry(Yaku.CHANKAN, "chankan"),
                        Map.entry(Yaku.HAITEI, "haiteiraoyue"),
                        Map.entry(Yaku.HOUTEI, "hoteiraoyui"),
                        Map.entry(Yaku.SANSHOKU, "sanshokudojun"),
                        Map.entry(Yaku.ITTSU, "ikkitsukan"),
                        Map.entry(Yaku.CHANTAI, "honchantaiyao"),
                        Map.entry(Yaku.CHIITOITSU, "chitoitsu"),
                        Map.entry(Yaku.TOITOI, "toitoiho"),
                        Map.entry(Yaku.SAN_ANKOU, "sananko"),
                        Map.entry(Yaku.HONROUTOU, "honroto"),
                        Map.entry(Yaku.SANSHOKU_DOUKOU, "sanshokudoko"),
                        Map.entry(Yaku.SAN_KANTSU, "sankantsu"),
                        Map.entry(Yaku.SHOU_SANGEN, "shosangen"),
                        Map.entry(Yaku.HONITSU, "honiso"),
                        Map.entry(Yaku.JUNCHAN, "junchantaiyao"),
                        Map.entry(Yaku.RYANPEIKOU, "ryanpeko"),
                        Map.entry(Yaku.CHINITSU, "chiniso"),
                        Map.entry(Yaku.DORA, "dora"),
                        Map.entry(Yaku.URA_DORA, "uradora"),
                        Map.entry(Yaku.AKA_DORA, "akadora"),
                        Map.entry(Yaku.NUKI_DORA, "nukidora")));
        NAMES.forEach((yaku, name) -> BY_NAME.put(name, yaku));
        BY_NAME.remove(DRAGONS);
        NAMES.putAll(
                Map.ofEntries(
                        Map.entry(Yaku.TENHOU, "tenho"),
                        Map.entry(Yaku.CHIIHOU, "chiho"),
                        Map.entry(Yaku.KOKUSHI, "kokushimuso"),
                        Map.entry(Yaku.KOKUSHI_13, "kokushimuso"),
                        Map.entry(Yaku.DAISANGEN, "daisangen"),
                        Map.entry(Yaku.SUU_ANKOU, "suanko"),
                        Map.entry(Yaku.SUU_ANKOU_TANKI, "suanko"),
                        Map.entry(Yaku.TSUU_IISOU, "tsuiso"),
                        Map.entry(Yaku.RYUUIISOU, "ryuiso"),
                        Map.entry(Yaku.CHINROUTOU, "chinroto"),
                        Map.entry(Yaku.DAI_SUUSHII, "daisushi"),
                        Map.entry(Yaku.SHOUSUUSHII, "shosushi"),
                        Map.entry(Yaku.SUU_KANTSU, "sukantsu"),
                        Map.entry(Yaku.CHUUREN, "churenpoton"),
                        Map.entry(Yaku.JUNSEI_CHUUREN, "churenpoton")));
    }

    private static final List<Yaku> DRAGON_YAKU = List.of(Yaku.HAKU, Yaku.HATSU, Yaku.CHUN);

    private MjaiYaku() {}

    /// The yaku of that name, ours or of the first programs; nothing where it is none of them or
    /// does not tell which yakuman it is.
    static Optional<Yaku> named(String name) {
        return WinSheet.named(name).or(() -> Optional.ofNullable(BY_NAME.get(name)));
    }

    /// The name the first programs gave a yaku; ours where they have none.
    static String original(Yaku yaku) {
        return NAMES.getOrDefault(yaku, yaku.key());
    }

    /// The yaku for triplets of dragons, in the order white, green, red.
    static List<Yaku> dragons() {
        return DRAGON_YAKU;
    }
}
