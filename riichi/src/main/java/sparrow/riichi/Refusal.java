package sparrow.riichi;

import java.util.Locale;

/// Why a win has no score.
///
/// @param why one sentence for the person who asked
public record Refusal(Fault fault, String why) implements Outcome {
    /// The kinds of refusal.
    public enum Fault {
        NO_YAKU,
        HAND_NOT_WINNING,
        WRONG_TILE_COUNT,
        TOO_MANY_COPIES,
        BAD_TILES,
        WINNING_TILE_NOT_IN_HAND,
        OPEN_HAND_RIICHI_NOT_ALLOWED,
        OPEN_HAND_DABURI_NOT_ALLOWED,
        IPPATSU_WITHOUT_RIICHI_NOT_ALLOWED,
        OPEN_RIICHI_WITHOUT_RIICHI_NOT_ALLOWED,
        URA_WITHOUT_RIICHI_NOT_ALLOWED,
        CHANKAN_WITH_TSUMO_NOT_ALLOWED,
        RINSHAN_WITHOUT_TSUMO_NOT_ALLOWED,
        HAITEI_WITHOUT_TSUMO_NOT_ALLOWED,
        HOUTEI_WITH_TSUMO_NOT_ALLOWED,
        HAITEI_WITH_RINSHAN_NOT_ALLOWED,
        HOUTEI_WITH_CHANKAN_NOT_ALLOWED,
        TENHOU_NOT_AS_DEALER_NOT_ALLOWED,
        TENHOU_WITHOUT_TSUMO_NOT_ALLOWED,
        TENHOU_WITH_MELD_NOT_ALLOWED,
        CHIIHOU_AS_DEALER_NOT_ALLOWED,
        CHIIHOU_WITHOUT_TSUMO_NOT_ALLOWED,
        CHIIHOU_WITH_MELD_NOT_ALLOWED,
        RENHOU_AS_DEALER_NOT_ALLOWED,
        RENHOU_WITH_TSUMO_NOT_ALLOWED,
        RENHOU_WITH_MELD_NOT_ALLOWED,
        NAGASHI_MANGAN_NOT_ALLOWED,
        BAD_NUMBER,
        BAD_SEAT;

        /// The stable name in files.
        public String key() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
