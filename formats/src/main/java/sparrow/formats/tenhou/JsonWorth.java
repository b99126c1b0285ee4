package sparrow.formats.tenhou;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event.Line;
import sparrow.formats.hand.WinSheetWriter;
import sparrow.records.BadRecord;
import sparrow.riichi.Yaku;
import tools.jackson.databind.JsonNode;

/// What a win is worth in the words of JSON, such as 30符3飜1000-2000点 and 立直(1飜).
///
/// @param fu if told; a limit hand has its name instead
/// @param points what all pay together
record JsonWorth(List<Line> yaku, Optional<Integer> fu, int points) {
    private static final int DIGITS = 8;

    /// @param details winner, discarder, who is liable, then the worth and the yaku
    /// @param payers how many pay for a self-draw
    /// @param kita how many norths the winner has set aside
    static Optional<JsonWorth> of(JsonNode details, int payers, int kita) throws BadRecord {
        if (details.size() < 4) {
            return Optional.empty();
        }
        String worth = text(details.get(3));
        int fuMark = worth.indexOf('符');
        Optional<Integer> fu =
                fuMark < 0 ? Optional.empty() : Optional.of(numberBefore(worth, fuMark));
        return Optional.of(new JsonWorth(yaku(details, kita), fu, points(worth, payers)));
    }

    private static int points(String worth, int payers) throws BadRecord {
        int mark = worth.indexOf('点');
        if (mark < 0) {
            throw new BadRecord("a win tells no points");
        }
        int last = numberBefore(worth, mark);
        int dash = worth.indexOf('-');
        if (dash >= 0) {
            return (payers - 1) * numberBefore(worth, dash) + last;
        }
        return worth.indexOf('∀') >= 0 ? payers * last : last;
    }

    private static int numberBefore(String text, int end) throws BadRecord {
        int start = end;
        while (start > 0 && text.charAt(start - 1) >= '0' && text.charAt(start - 1) <= '9') {
            start--;
        }
        if (start == end || end - start > DIGITS) {
            throw new BadRecord("a number was expected in the worth of a win");
        }
        return Integer.parseInt(text.substring(start, end));
    }

    /// The yaku; none at all if one of them goes by a name nobody knows.
    private static List<Line> yaku(JsonNode details, int kita) throws BadRecord {
        List<String> names = new ArrayList<>();
        for (int i = 4; i < details.size(); i++) {
            names.add(text(details.get(i)));
        }
        boolean isKitaApart = names.stream().anyMatch(name -> name.startsWith(TenhouYaku.KITA));
        List<Line> lines = new ArrayList<>();
        for (String name : names) {
            int open = name.lastIndexOf('(');
            int close = name.lastIndexOf(')');
            if (open < 0 || close < open) {
                throw new BadRecord("a yaku tells no han");
            }
            Optional<Yaku> yaku = TenhouYaku.named(name.substring(0, open));
            if (yaku.isEmpty()) {
                return List.of();
            }
            String han = name.substring(open + 1, close);
            int yakuman = han.indexOf("役満");
            int times = han.indexOf("倍役満");
            if (yakuman >= 0) {
                lines.add(
                        WinSheetWriter.yakuman(
                                yaku.get(), times < 0 ? 1 : numberBefore(han, times)));
            } else {
                int count = numberBefore(han, Math.max(0, han.indexOf('飜')));
                lines.addAll(WinSheetWriter.yaku(yaku.get(), count, isKitaApart ? 0 : kita));
            }
        }
        return lines;
    }

    private static String text(JsonNode node) throws BadRecord {
        if (!node.isString() || node.stringValue().length() > 100) {
            throw new BadRecord("a win is told in short texts");
        }
        return node.stringValue();
    }
}
