package sparrow.records.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import sparrow.core.table.Event;

/// How a hand opens in a log, and how it opens by the rules.
final class Openings {
    private static final int MOST_POINTS = 10_000_000;
    private static final int MOST_HANDS = 10_000;

    private Openings() {}

    /// What a log tells otherwise than the rules of how a hand opens.
    static Optional<String> difference(Event.Started rules, Event.Started told) {
        List<String> parts = new ArrayList<>();
        compare(parts, "the game", told.variant(), rules.variant());
        compare(parts, "the edition", told.edition(), rules.edition());
        values(parts, "the rule ", told.rules().values(), rules.rules().values());
        compare(parts, "the number of the hand", told.hand(), rules.hand());
        compare(parts, "the dealer", told.dealer(), rules.dealer());
        values(parts, "the tally ", told.tally(), rules.tally());
        compare(parts, "the points", told.points(), rules.points());
        compare(parts, "the pot", told.pot(), rules.pot());
        return sentence(parts);
    }

    /// What cannot be in the opening of a hand that is not the first, though the hands before it
    /// are not told.
    static Optional<String> later(Event.Started first, Event.Started told) {
        List<String> parts = new ArrayList<>();
        compare(parts, "the game", told.variant(), first.variant());
        compare(parts, "the edition", told.edition(), first.edition());
        compare(parts, "who plays", told.points().seats(), first.points().seats());
        if (!first.points().has(told.dealer())) {
            parts.add("the dealer " + told.dealer() + ", the rules nobody there");
        }
        for (String tally : first.tally().keySet()) {
            if (!told.tally().containsKey(tally)) {
                parts.add("nothing of the tally " + tally + ", the rules one");
            }
        }
        told.tally()
                .forEach((tally, count) -> {
                    if (count < 0 || count > MOST_HANDS) {
                        parts.add(
                                "the tally " + tally + " " + count + ", the rules no such number");
                    }
                });
        if (told.hand() < 0 || told.hand() > MOST_HANDS) {
            parts.add("the number of the hand " + told.hand() + ", the rules no such number");
        }
        boolean isFair =
                told.points().values().stream()
                        .allMatch(points -> Math.abs((long) points) <= MOST_POINTS);
        if (!isFair) {
            parts.add("more points than anybody has, the rules fewer than " + MOST_POINTS);
        } else {
            compare(parts, "points and pot in all", total(told), total(first));
        }
        return sentence(parts);
    }

    private static long total(Event.Started started) {
        return started.pot()
                + started.points().values().stream().mapToLong(Integer::longValue).sum();
    }

    private static <T> void values(
            List<String> parts, String what, Map<String, T> told, Map<String, T> rules) {
        TreeSet<String> names = new TreeSet<>(told.keySet());
        names.addAll(rules.keySet());
        TreeMap<String, T> ours = new TreeMap<>(rules);
        for (String name : names) {
            if (!ours.containsKey(name)) {
                parts.add(what + name + " " + told.get(name) + ", the rules none");
            } else if (!told.containsKey(name)) {
                parts.add("nothing of " + what + name + ", the rules " + ours.get(name));
            } else {
                compare(parts, what + name, told.get(name), ours.get(name));
            }
        }
    }

    private static void compare(List<String> parts, String what, Object told, Object rules) {
        if (!told.equals(rules)) {
            parts.add(what + " " + told + ", the rules " + rules);
        }
    }

    private static Optional<String> sentence(List<String> parts) {
        return parts.isEmpty()
                ? Optional.empty()
                : Optional.of("where the hand opens the log says " + String.join("; ", parts));
    }
}
