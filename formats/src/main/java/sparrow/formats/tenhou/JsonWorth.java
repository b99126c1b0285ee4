package sparrow.formats.tenhou;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.core.table.Event.Line;
import sparrow.formats.hand.WinSheetWriter;
import sparrow.records.BadRecord;
import sparrow.riichi.Yaku;
import sparrow.riichi.table.ScoreLines;
import tools.jackson.databind.JsonNode;

/// What a win is worth in the words of JSON, such as 30符3飜1000-2000点 and 立直(1飜).
///
/// @param fu if told; a limit hand has its name instead
/// @param points what all pay together
record JsonWorth(List<Line> yaku, Optional<Integer> fu, int points) {
    private static final int DIGITS = 8;
    private static final int DEALER = 48_000;
    private static final int OTHER = 32_000;

    /// The yakuman that count twice at some tables.
    private static final Set<String> DOUBLE =
            Set.of(
                    Yaku.KOKUSHI_13.key(),
                    Yaku.SUU_ANKOU_TANKI.key(),
                    Yaku.JUNSEI_CHUUREN.key(),
                    Yaku.DAI_SUUSHII.key());

    /// @param details winner, discarder, who is liable, then the worth and the yaku
    /// @param payers how many pay for a self-draw
    /// @param kita how many norths the winner has set aside
    static Optional<JsonWorth> of(JsonNode details, int payers, int kita) throws BadRecord {
        if (details.size() < 4) {
            return Optional.empty();
        }
        String worth = text(details.get(3));
        if (worth.indexOf('点') < 0) {
            return Optional.empty();
        }
        int fuMark = Math.max(worth.indexOf('符'), worth.indexOf("Fu"));
        Optional<Integer> fu =
                fuMark < 0 ? Optional.empty() : Optional.of(numberBefore(worth, fuMark));
        int points = points(worth, payers);
        return Optional.of(new JsonWorth(counted(yaku(details, kita), points), fu, points));
    }

    /// Some programs do not tell which yakuman counts twice: the points tell.
    private static List<Line> counted(List<Line> yaku, int points) {
        boolean isYakuman =
                !yaku.isEmpty()
                        && yaku.stream().allMatch(line -> line.unit().equals(ScoreLines.YAKUMAN));
        int times =
                isYakuman ? Math.max(points / DEALER, points % OTHER == 0 ? points / OTHER : 0) : 0;
        int told = yaku.stream().mapToInt(Line::amount).sum();
        List<Line> counted = new ArrayList<>();
        int missing = times - told;
        for (Line line : yaku) {
            boolean isTwice = missing > 0 && line.amount() == 1 && DOUBLE.contains(line.what());
            missing -= isTwice ? 1 : 0;
            counted.add(isTwice ? new Line(line.what(), 2, line.unit()) : line);
        }
        return missing == 0 ? counted : yaku;
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

    /// The yaku; none at all if one of them goes by a name nobody knows, or tells no han.
    private static List<Line> yaku(JsonNode details, int kita) throws BadRecord {
        List<String> names = new ArrayList<>();
        for (int i = 4; i < details.size(); i++) {
            names.add(text(details.get(i)));
        }
        boolean isKitaApart =
                names.stream()
                        .map(name -> name.substring(0, Math.max(0, name.lastIndexOf('('))))
                        .anyMatch(
                                name -> TenhouYaku.named(name).equals(Optional.of(Yaku.NUKI_DORA)));
        List<Line> lines = new ArrayList<>();
        for (String name : names) {
            int open = name.lastIndexOf('(');
            int close = name.lastIndexOf(')');
            Optional<Yaku> yaku =
                    open < 0 || close < open
                            ? Optional.empty()
                            : TenhouYaku.named(name.substring(0, open));
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
