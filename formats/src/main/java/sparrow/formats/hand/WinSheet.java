package sparrow.formats.hand;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.core.table.Event.Line;
import sparrow.riichi.Limit;
import sparrow.riichi.Yaku;
import sparrow.riichi.table.ScoreLines;

/// The score sheet of a win, read back from its lines.
///
/// @param yaku in the order of the lines; han, or how many times a yakuman counts
/// @param fu 0 if the lines do not tell
/// @param points what all payers pay together, without honba and sticks
public record WinSheet(Map<Yaku, Integer> yaku, int fu, int points) {
    private static final int HAN_OF_YAKUMAN = 13;
    private static final int MANGAN = 2_000;
    private static final int HUNDRED = 100;

    public static WinSheet of(List<Line> lines) {
        Map<Yaku, Integer> yaku = new LinkedHashMap<>();
        int fu = 0;
        int points = 0;
        for (Line line : lines) {
            switch (line.unit()) {
                case ScoreLines.HAN, ScoreLines.YAKUMAN ->
                        named(line.what()).ifPresent(found -> yaku.put(found, line.amount()));
                case ScoreLines.FU -> fu = line.isSum() ? line.amount() : fu;
                case ScoreLines.POINTS -> points = line.amount();
                default -> {}
            }
        }
        return new WinSheet(yaku, fu, points);
    }

    /// The yaku of a stable name.
    public static Optional<Yaku> named(String key) {
        return Yaku.all().stream().filter(yaku -> yaku.key().equals(key)).findFirst();
    }

    public boolean isYakuman() {
        return yaku.keySet().stream().anyMatch(Yaku::isYakuman);
    }

    /// All han; 13 for each yakuman.
    public int han() {
        int han = 0;
        for (Map.Entry<Yaku, Integer> counted : yaku.entrySet()) {
            han += (counted.getKey().isYakuman() ? HAN_OF_YAKUMAN : 1) * counted.getValue();
        }
        return han;
    }

    /// The limit that so many han and fu reach; without fu, which are told unless they do not
    /// matter, at least a mangan.
    public Limit limit() {
        int han = han();
        if (han >= 13) {
            return Limit.YAKUMAN;
        }
        if (han >= 11) {
            return Limit.SANBAIMAN;
        }
        if (han >= 8) {
            return Limit.BAIMAN;
        }
        if (han >= 6) {
            return Limit.HANEMAN;
        }
        return han == 5 || fu == 0 || fu << (2 + han) >= MANGAN ? Limit.MANGAN : Limit.NONE;
    }

    /// What somebody who is not the dealer pays for a self-draw of somebody who is not: of the
    /// points, the dealer pays twice that, each share rounded up to a hundred.
    public int share(int payers) {
        int part = points / (payers + 1);
        return (part + HUNDRED - 1) / HUNDRED * HUNDRED;
    }
}
