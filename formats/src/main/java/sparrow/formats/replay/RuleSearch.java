package sparrow.formats.replay;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sparrow.core.table.Event;
import sparrow.core.table.Option;
import sparrow.core.table.Rules;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.riichi.Preset;
import sparrow.riichi.RiichiOptions;

/// The rules by which a record comes out, where it does not tell them: a preset, or else, as long
/// as record and rules part, the one rule is changed with which they agree the longest.
///
/// Only rules are tried by which people play: values of some preset, those of parlours, and points
/// that the match itself names.
public final class RuleSearch {
    /// More is not to be believed.
    private static final int MOST_CHANGES = 6;

    /// So often a match is played again, and some more times for each hand.
    private static final int MOST_TRIED = 60;

    private static final int MORE_TRIED = 15;

    /// They differ most often, and are tried first.
    private static final List<String> LIKELY =
            List.of(
                    "kiriage_mangan",
                    "honba_each",
                    "bankruptcy",
                    "winners",
                    "agari_yame",
                    "tenpai_yame",
                    "goal",
                    "length",
                    "dealer_repeats",
                    "double_wind_pair_fu",
                    "ippatsu",
                    "ura",
                    "kan_dora_shown",
                    "riichi_live_tiles");

    /// They change the tiles, the players or their points, which a record tells.
    private static final Set<String> TOLD =
            Set.of("sanma", "aka_m", "aka_p", "aka_s", "start_points");

    private static final String LENGTH = "length";

    /// They change the result alone.
    private static final List<String> COUNTED =
            List.of("uma", "ties", "rounding", "sticks_left", "return_points");

    /// Under this name stands a preset among rules that were assumed.
    public static final String PRESET = "rules";

    /// Nobody plays by them without a preset that has them.
    private static final Set<String> LOCAL =
            RiichiOptions.sections().getLast().options().stream()
                    .map(Option::name)
                    .collect(Collectors.toSet());

    private static final List<Rules> PRESETS =
            Stream.of(Preset.values()).map(Preset::rules).toList();

    private static final String HONBA_OF_PARLOURS = "500";

    /// How Tenhou's ranked tables differed in their first years: in the last hand a dealer who led
    /// and was ready when nobody won had to go on.
    private static final SortedMap<String, String> FIRST_YEARS =
            new TreeMap<>(Map.of("tenpai_yame", "no"));

    private static final Pattern WHOLE = Pattern.compile("[0-9]+(\\.0+)?");

    private final Transcript match;
    private final List<Map<String, String>> countings;
    private final List<Map.Entry<String, String>> changes;
    private int tried;

    private RuleSearch(Transcript told) {
        Event.Started opening = told.hands().getFirst().started();
        this.match = under(told, Map.of("start_points", String.valueOf(points(opening))));
        this.countings = countings(opening);
        this.changes = changes(opening);
    }

    /// What was found.
    ///
    /// @param match under those rules, where it comes out by them; else as it was
    /// @param assumed the rules that were changed, by name; [#PRESET] names the rule set they
    ///   differ from, where it is another one
    public record Found(Transcript match, SortedMap<String, String> assumed) {
        static Found nothing(Transcript match) {
            return new Found(match, new TreeMap<>());
        }
    }

    /// Looks for rules by which a record of Riichi comes out.
    public static Found of(Transcript match) {
        if (match.hands().isEmpty() || Replay.of(match).difference().isEmpty()) {
            return Found.nothing(match);
        }
        return new RuleSearch(match).found().orElseGet(() -> Found.nothing(match));
    }

    /// Looks at a record of one of Tenhou's ranked tables, whose rules are known: only what was
    /// different there in the first years may explain it.
    public static Found ofRanked(Transcript match) {
        if (!isOfFirstYears(match) || Replay.of(match).difference().isEmpty()) {
            return Found.nothing(match);
        }
        Transcript earlier = under(match, FIRST_YEARS);
        return Replay.of(earlier).difference().isEmpty()
                ? new Found(earlier, FIRST_YEARS)
                : Found.nothing(match);
    }

    /// Ratings had no decimals then.
    private static boolean isOfFirstYears(Transcript match) {
        return !match.header().players().isEmpty()
                && match.header().players().values().stream()
                        .allMatch(person -> WHOLE.matcher(person.rating()).matches());
    }

    /// By the rules of a preset; else by those told with some changed, or by those of the preset
    /// that agrees the longest with some changed.
    private Optional<Found> found() {
        Map<Preset, Integer> agreed = new EnumMap<>(Preset.class);
        for (Preset preset : Preset.values()) {
            Replay replay = Replay.of(under(match, playedBy(preset)), List.of(Map.of()));
            if (replay.difference().isEmpty()) {
                return Optional.of(
                        named(new Found(under(match, playedBy(preset)), new TreeMap<>()), preset));
            }
            agreed.put(preset, replay.agreed());
        }
        Preset likeliest = Preset.TENHOU;
        for (Map.Entry<Preset, Integer> entry : agreed.entrySet()) {
            likeliest =
                    entry.getValue() > agreed.getOrDefault(likeliest, 0)
                            ? entry.getKey()
                            : likeliest;
        }
        Preset preset = likeliest;
        return from(new TreeMap<>())
                .or(() -> from(playedBy(preset)).map(each -> named(each, preset)));
    }

    private static SortedMap<String, String> playedBy(Preset preset) {
        return untold(preset.rules());
    }

    /// Rules without those of which a record tells something itself.
    public static SortedMap<String, String> untold(Rules rules) {
        SortedMap<String, String> untold = new TreeMap<>(rules.values());
        untold.keySet().removeAll(TOLD);
        untold.remove(LENGTH);
        return untold;
    }

    private static Found named(Found found, Preset preset) {
        SortedMap<String, String> assumed = new TreeMap<>(found.assumed);
        assumed.put(PRESET, preset.key());
        return new Found(found.match, assumed);
    }

    private Optional<Found> from(SortedMap<String, String> base) {
        SortedMap<String, String> assumed = new TreeMap<>();
        Replay best = replayed(base, assumed);
        while (best.difference().isPresent() && assumed.size() < MOST_CHANGES) {
            if (isPlayed(best)) {
                return counted(base, assumed);
            }
            Optional<Map.Entry<String, String>> better = Optional.empty();
            int start = Math.max(0, best.difference().orElseThrow().hand() - 1);
            int further = agreedFrom(start, base, assumed);
            for (Map.Entry<String, String> change : changes) {
                if (mayTry() && !assumed.containsKey(change.getKey())) {
                    SortedMap<String, String> more = new TreeMap<>(assumed);
                    more.put(change.getKey(), change.getValue());
                    int agreed = agreedFrom(start, base, more);
                    if (agreed > further) {
                        Replay replay = replayed(base, more);
                        if (replay.agreed() > best.agreed()) {
                            best = replay;
                            better = Optional.of(change);
                            further = agreed;
                        }
                    }
                }
            }
            if (better.isEmpty()) {
                return Optional.empty();
            }
            assumed.put(better.get().getKey(), better.get().getValue());
        }
        return isPlayed(best) ? counted(base, assumed) : Optional.empty();
    }

    /// Whether every hand comes out and the match ends, whatever its result.
    private boolean isPlayed(Replay replay) {
        int events = match.hands().stream().mapToInt(hand -> hand.events().size()).sum();
        return replay.difference().isEmpty() || replay.agreed() > events + match.hands().size();
    }

    /// Every hand comes out by these rules; what is left to find is how the result was counted.
    private Optional<Found> counted(Map<String, String> base, Map<String, String> changed) {
        Map<String, String> all = new TreeMap<>(base);
        all.putAll(changed);
        Replay replay = Replay.of(under(match, all), countings);
        if (replay.difference().isPresent()) {
            return Optional.empty();
        }
        all.putAll(replay.counting());
        SortedMap<String, String> assumed = new TreeMap<>(changed);
        assumed.putAll(replay.counting());
        return Optional.of(new Found(under(match, all), assumed));
    }

    private boolean mayTry() {
        return tried < MOST_TRIED + MORE_TRIED * match.hands().size();
    }

    private Replay replayed(Map<String, String> base, Map<String, String> changed) {
        return replayed(0, base, changed);
    }

    /// How long record and rules agree from a hand on. The hands before it agree already: whether
    /// they still do is asked only where that is longer than before.
    private int agreedFrom(int start, Map<String, String> base, Map<String, String> changed) {
        tried++;
        return replayed(start, base, changed).agreed();
    }

    private Replay replayed(int start, Map<String, String> base, Map<String, String> changed) {
        Map<String, String> all = new TreeMap<>(base);
        all.putAll(changed);
        List<RecordedHand> rest = match.hands().subList(start, match.hands().size());
        return Replay.of(under(new Transcript(match.header(), rest), all), List.of(Map.of()));
    }

    /// A match with other rules in every hand.
    public static Transcript under(Transcript match, Map<String, String> others) {
        List<RecordedHand> hands = new ArrayList<>();
        for (RecordedHand hand : match.hands()) {
            Event.Started told = hand.started();
            TreeMap<String, String> values = new TreeMap<>(told.rules().values());
            values.putAll(others);
            List<Event> events = new ArrayList<>(hand.events());
            events.set(
                    0,
                    new Event.Started(
                            told.variant(),
                            told.edition(),
                            new Rules(values),
                            told.hand(),
                            told.dealer(),
                            told.tally(),
                            told.points(),
                            told.pot()));
            hands.add(new RecordedHand(events, hand.notes()));
        }
        return new Transcript(match.header(), hands);
    }

    private static List<Map.Entry<String, String>> changes(Event.Started opening) {
        List<Map.Entry<String, String>> changes = new ArrayList<>();
        for (Option option : RiichiOptions.all()) {
            if (!TOLD.contains(option.name()) && !COUNTED.contains(option.name())) {
                for (String value : values(option, opening)) {
                    changes.add(Map.entry(option.name(), value));
                }
            }
        }
        changes.sort(Comparator.comparingInt(change -> place(change.getKey())));
        return changes;
    }

    private static int place(String name) {
        return LIKELY.contains(name) ? LIKELY.indexOf(name) : LIKELY.size();
    }

    /// The values of a rule in any preset, other than the one it has.
    private static Set<String> values(Option option, Event.Started opening) {
        Set<String> values = new LinkedHashSet<>();
        for (Rules preset : PRESETS) {
            values.add(preset.value(option.name()));
        }
        if (option.kind() == Option.Kind.CHOICE && !LOCAL.contains(option.name())) {
            values.addAll(option.values());
        }
        int points = points(opening);
        switch (option.name()) {
            case "goal" -> values.add(String.valueOf(points));
            case "return_points" -> {
                values.removeIf(value -> Integer.parseInt(value) < points);
                values.add(String.valueOf(points));
            }
            case "honba_each" -> values.add(HONBA_OF_PARLOURS);
            default -> {}
        }
        values.remove(opening.rules().value(option.name()));
        values.removeIf(value -> !option.allows(value));
        return values;
    }

    /// What everybody begins with.
    private static int points(Event.Started opening) {
        long total = opening.pot();
        for (int each : opening.points().values()) {
            total += each;
        }
        return (int) (total / opening.points().size());
    }

    /// Every way to count the result, the one told first.
    private static List<Map<String, String>> countings(Event.Started opening) {
        List<Map<String, String>> countings = List.of(Map.of());
        for (Option option : RiichiOptions.all()) {
            if (COUNTED.contains(option.name())) {
                Set<String> values = values(option, opening);
                List<Map<String, String>> more = new ArrayList<>(countings);
                for (Map<String, String> counting : countings) {
                    for (String value : values) {
                        Map<String, String> both = new LinkedHashMap<>(counting);
                        both.put(option.name(), value);
                        more.add(both);
                    }
                }
                countings = more;
            }
        }
        return countings;
    }
}
