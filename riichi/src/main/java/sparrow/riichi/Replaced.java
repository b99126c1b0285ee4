package sparrow.riichi;

import static sparrow.riichi.Yaku.*;

import java.util.EnumMap;
import java.util.Map;

/// Which ordinary yaku a greater one contains and stands for.
///
/// A yakuman replaces all of them anyway, unless hands are scored without limits.
final class Replaced {
    private static final Map<Yaku, Long> BY = new EnumMap<>(Yaku.class);

    static {
        by(ISSHOKU_SANJUN, IIPEIKOU);
        by(SUU_ANKOU, TOITOI, SAN_ANKOU);
        by(SUU_ANKOU_TANKI, TOITOI, SAN_ANKOU);
        by(DAISANGEN, HAKU, HATSU, CHUN, SHOU_SANGEN);
        by(SHOUSUUSHII, SANFONKOU);
        by(DAI_SUUSHII, TOITOI, SANFONKOU);
        by(TSUU_IISOU, TOITOI, HONROUTOU, CHIITOITSU);
        by(CHINROUTOU, TOITOI, HONROUTOU);
        by(RYUUIISOU, HONITSU, CHINITSU);
        by(JUNSEI_RYUUIISOU, CHINITSU);
        by(CHUUREN, CHINITSU);
        by(JUNSEI_CHUUREN, CHINITSU);
        by(SUU_KANTSU, TOITOI, SAN_KANTSU);
        by(DAISHARIN, CHINITSU, TANYAO, PINFU, RYANPEIKOU, CHIITOITSU);
        by(DAICHIKURIN, CHINITSU, TANYAO, PINFU, RYANPEIKOU, CHIITOITSU);
        by(DAISUURIN, CHINITSU, TANYAO, PINFU, RYANPEIKOU, CHIITOITSU);
        by(SHOUSHARIN, CHINITSU, PINFU, RYANPEIKOU, CHIITOITSU);
        by(DAICHISEI, CHIITOITSU);
        by(SASHIKOMI, OPEN_RIICHI, DOUBLE_OPEN_RIICHI);
        by(SUURENKOU, SANRENKOU, TOITOI);
        by(ISSHOKU_YONJUN, ISSHOKU_SANJUN, RYANPEIKOU, IIPEIKOU);
        by(HYAKUMANGOKU, CHINITSU);
        by(KOUITTEN, HONITSU);
        by(BENI_KUJAKU, TOITOI);
        by(KOKUIISOU, TOITOI);
        by(TOUHOKU_SHINKANSEN, ITTSU, HONITSU);
    }

    private Replaced() {}

    private static void by(Yaku greater, Yaku... lesser) {
        long mask = 0;
        for (Yaku yaku : lesser) {
            mask |= yaku.bit();
        }
        BY.put(greater, mask);
    }

    /// A bit for the index of each ordinary yaku that this one replaces.
    static long by(Yaku greater) {
        return BY.getOrDefault(greater, 0L);
    }
}
