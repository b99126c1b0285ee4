package sparrow.testkit;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import sparrow.core.table.Event;
import sparrow.core.table.Offer;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;

/// How often each thing occurred: events, words, phases, payments, endings, and what wins came
/// from.
public final class Census {
    private final SortedMap<String, Long> counts = new TreeMap<>();

    /// Counts all that happened in one finished hand.
    void count(Table finished) {
        add("hands", 1);
        Optional<Offer.Source> offered = Optional.empty();
        for (Event event : finished.log().since(1)) {
            add(kind(offered, event), 1);
            offered = offered(offered, event);
        }
    }

    /// What is on offer after the event, given what was before it.
    private static Optional<Offer.Source> offered(Optional<Offer.Source> before, Event event) {
        return switch (event) {
            case Event.Discarded _ -> Optional.of(Offer.Source.DISCARD);
            case Event.Added _ -> Optional.of(Offer.Source.ADDED);
            case Event.Laid _ -> Optional.of(Offer.Source.LAID);
            case Event.Drew _,
                    Event.Began _,
                    Event.Claimed _,
                    Event.Exchanged _,
                    Event.Retrieved _,
                    Event.TakenBack _ ->
                    Optional.empty();
            case Event.Started _,
                    Event.WallBuilt _,
                    Event.Dealt _,
                    Event.Declared _,
                    Event.JokerTaken _,
                    Event.Revealed _,
                    Event.Shown _,
                    Event.Turned _,
                    Event.Won _,
                    Event.Paid _,
                    Event.Ended _ ->
                    before;
        };
    }

    /// What happened, such as "claimed RUN of 3" or "paid kong".
    public static String kind(Event event) {
        return kind(Optional.empty(), event);
    }

    private static String kind(Optional<Offer.Source> offered, Event event) {
        return switch (event) {
            case Event.Began(String phase) -> "phase " + phase;
            case Event.Declared(var _, String word) -> "said " + word;
            case Event.Paid(String reason, var _, var _, int _) -> "paid " + reason;
            case Event.Ended(String reason) -> "ended by " + reason;
            case Event.Revealed(String marker, int _, var _, var to) ->
                    "marker " + marker + " to " + to.size();
            case Event.Claimed(var _, Meld meld) ->
                    "claimed " + meld.kind() + " of " + meld.tiles().size();
            case Event.Laid(var _, Meld meld) -> "laid " + meld.manner() + " " + meld.kind();
            case Event.Won(var _, var from, var _) ->
                    "won on "
                            + (from.isEmpty()
                                    ? "DRAW"
                                    : offered.map(Enum::name).orElse("a tile of another"));
            case Event.Started _,
                    Event.WallBuilt _,
                    Event.Dealt _,
                    Event.Drew _,
                    Event.Discarded _,
                    Event.Added _,
                    Event.TakenBack _,
                    Event.Exchanged _,
                    Event.JokerTaken _,
                    Event.Retrieved _,
                    Event.Shown _,
                    Event.Turned _ ->
                    event.getClass().getSimpleName();
        };
    }

    public void add(String what, long count) {
        counts.merge(what, count, Long::sum);
    }

    public void add(Map<String, Long> more) {
        more.forEach(this::add);
    }

    /// Longest times of the buckets that times are counted in, in milliseconds.
    private static final List<Integer> MILLIS =
            List.of(
                    1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200,
                    300, 500, 700, 1_000, 2_000, 5_000);

    /// Counts a time in its bucket, so that the times of several runs can be added up.
    public void time(String what, long nanos) {
        add(what + bucket(nanos), 1);
    }

    private static String bucket(long nanos) {
        for (int millis : MILLIS) {
            if (nanos <= millis * 1_000_000L) {
                return String.format(Locale.ROOT, ": up to %4d ms", millis);
            }
        }
        return ": over " + MILLIS.getLast() + " ms";
    }

    /// The bucket in which the time lies that this share of the times does not exceed, in words.
    public String percentile(String what, double share) {
        long all = 0;
        for (int millis : MILLIS) {
            all += count(what + bucket(millis * 1_000_000L));
        }
        all += count(what + bucket(Long.MAX_VALUE));
        long seen = 0;
        for (int millis : MILLIS) {
            seen += count(what + bucket(millis * 1_000_000L));
            if (seen >= share * all) {
                return "at most " + millis + " ms";
            }
        }
        return "more than " + MILLIS.getLast() + " ms";
    }

    public long count(String what) {
        return counts.getOrDefault(what, 0L);
    }

    public SortedMap<String, Long> counts() {
        return new TreeMap<>(counts);
    }

    /// Fails when one of these occurred too rarely to have been tried.
    public Census require(long least, String... rules) {
        for (String rule : rules) {
            if (count(rule) < least) {
                throw new AssertionError(
                        "'"
                                + rule
                                + "' occurred "
                                + count(rule)
                                + " times, not "
                                + least
                                + "; all counts:\n"
                                + this);
            }
        }
        return this;
    }

    @Override
    public String toString() {
        return counts.entrySet().stream()
                .map(entry -> entry.getKey() + ": " + entry.getValue())
                .collect(Collectors.joining("\n"));
    }
}
