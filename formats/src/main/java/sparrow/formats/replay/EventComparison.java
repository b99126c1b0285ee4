package sparrow.formats.replay;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import sparrow.core.table.Event;
import sparrow.core.table.Event.Line;
import sparrow.records.replay.Difference;
import sparrow.records.replay.EventWords;
import sparrow.riichi.table.ScoreLines;
import sparrow.riichi.table.Words;

/// What happened and what a record tells of it. A record may leave out lines of a score sheet and
/// the hands shown at the end; all it tells must agree.
final class EventComparison {
    private static final Set<String> UNITS = Set.of(ScoreLines.HAN, ScoreLines.YAKUMAN);

    private EventComparison() {}

    static boolean agrees(Event happened, Event told) {
        if (happened instanceof Event.Paid ours && told instanceof Event.Paid theirs) {
            return ours.reason().equals(theirs.reason())
                    && ours.points().equals(theirs.points())
                    && ours.pot() == theirs.pot()
                    && (!ours.reason().equals(Words.WIN) || agree(ours.lines(), theirs.lines()));
        }
        return happened.equals(told);
    }

    private static boolean agree(List<Line> ours, List<Line> theirs) {
        return theirs.isEmpty() || differing(ours, theirs).isEmpty();
    }

    /// The lines that only one of two sheets has; yaku and fu only if the record tells them.
    private static List<Line> differing(List<Line> ours, List<Line> theirs) {
        boolean tellsYaku = theirs.stream().anyMatch(EventComparison::isYaku);
        Map<Line, Integer> counts = new HashMap<>();
        for (Line line : ours) {
            boolean isTold =
                    isYaku(line)
                            ? tellsYaku
                            : theirs.stream().anyMatch(told -> told.what().equals(line.what()));
            if (isTold) {
                counts.merge(line, 1, Integer::sum);
            }
        }
        boolean isYakuman = ours.stream().anyMatch(line -> line.unit().equals(ScoreLines.YAKUMAN));
        for (Line line : theirs) {
            if (!isYakuman || !line.what().equals(ScoreLines.FU)) {
                counts.merge(line, -1, Integer::sum);
            }
        }
        return counts.entrySet().stream()
                .filter(entry -> entry.getValue() != 0)
                .map(Map.Entry::getKey)
                .sorted(Comparator.comparing(Line::what))
                .toList();
    }

    /// What a difference is about.
    static Difference.Kind kind(Event happened, Event told) {
        if (happened instanceof Event.Paid ours
                && told instanceof Event.Paid theirs
                && ours.reason().equals(theirs.reason())) {
            return ours.points().equals(theirs.points()) && ours.pot() == theirs.pot()
                    ? Difference.Kind.SHEET
                    : Difference.Kind.PAYMENT;
        }
        return Difference.Kind.COURSE;
    }

    /// What is different, in words.
    static String difference(Event happened, Event told) {
        if (happened instanceof Event.Paid ours && told instanceof Event.Paid theirs) {
            List<String> parts = new ArrayList<>();
            if (!ours.points().equals(theirs.points()) || ours.pot() != theirs.pot()) {
                parts.add(
                        "the record pays "
                                + points(theirs)
                                + " ("
                                + theirs.reason()
                                + "), the rules "
                                + points(ours)
                                + " ("
                                + ours.reason()
                                + ")");
            }
            if (ours.reason().equals(Words.WIN) && !agree(ours.lines(), theirs.lines())) {
                parts.add(
                        "the record counts "
                                + sheet(theirs.lines())
                                + "; the rules count "
                                + sheet(ours.lines()));
            }
            if (!parts.isEmpty()) {
                return String.join("; ", parts);
            }
        }
        return "the record goes on with \""
                + EventWords.of(told)
                + "\", the rules with \""
                + EventWords.of(happened)
                + "\"";
    }

    private static String points(Event.Paid paid) {
        return paid.points().seats().stream()
                .map(seat -> seat + " " + signed(paid.points().get(seat)))
                .collect(Collectors.joining(", "));
    }

    private static String signed(int number) {
        return number > 0 ? "+" + number : String.valueOf(number);
    }

    private static boolean isYaku(Line line) {
        return UNITS.contains(line.unit()) && !line.isSum();
    }

    /// The yaku, and sums in whatever else counts.
    private static String sheet(List<Line> lines) {
        return lines.stream()
                .filter(line -> UNITS.contains(line.unit()) != line.isSum())
                .map(line ->
                        isYaku(line)
                                ? line.what() + " " + line.amount()
                                : line.amount() + " " + line.what())
                .collect(Collectors.joining(", "));
    }
}
