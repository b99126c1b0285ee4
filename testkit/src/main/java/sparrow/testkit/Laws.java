package sparrow.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import sparrow.core.game.Chance;
import sparrow.core.game.Game;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.game.Wandering;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// The laws, run over many hands of wandering players, on all cores:
///
/// ```java
/// Laws.of(Wren::standard).seed(7).hands(10_000).check().require(100, "ended by win", "won on ADDED");
/// ```
public final class Laws {
    /// No hand of any mahjong takes this many decisions.
    static final int LONGEST_HAND = 3_000;

    /// So many hands follow each other as matches; the next stretch begins a match of its own.
    private static final int STRETCH = 100;

    /// So many hands are played again on several threads.
    private static final int SCATTERED = 200;

    private static final int THREADS = 4;

    private final Supplier<Variant> variants;
    private Function<Game, Host> host = Host::of;
    private Function<Chance, Player> player = Wandering::new;
    private Optional<UnaryOperator<List<Event>>> disk = Optional.empty();
    private Predicate<Tile> laidAtOnce = _ -> false;
    private long seed = 1;
    private int firstHand;
    private int hands = 100;

    private Laws(Supplier<Variant> variants) {
        this.variants = variants;
    }

    /// Laws for the variant; each call of the supplier makes an instance that remembers nothing of
    /// another.
    public static Laws of(Supplier<Variant> variants) {
        return new Laws(variants);
    }

    public Laws seed(long value) {
        seed = value;
        return this;
    }

    public Laws hands(int count) {
        hands = count;
        return this;
    }

    /// Hands from that number on, so that a long run can go on where it stopped.
    public Laws from(int first) {
        firstHand = first;
        return this;
    }

    public Laws players(Function<Chance, Player> maker) {
        player = maker;
        return this;
    }

    /// The way to disk and back.
    public Laws disk(UnaryOperator<List<Event>> roundTrip) {
        disk = Optional.of(roundTrip);
        return this;
    }

    /// The tiles nobody keeps, such as flowers: all know that no hand hides one.
    public Laws laidAtOnce(Predicate<Tile> tiles) {
        laidAtOnce = tiles;
        return this;
    }

    Laws host(Function<Game, Host> maker) {
        host = maker;
        return this;
    }

    /// Plays all hands, holding each to every law; the first breach is thrown.
    public Census check() {
        int stretches = Math.ceilDiv(hands, STRETCH);
        List<Stretch> played = Crew.ofAllCores().results(stretches, this::stretch);
        Census census = new Census();
        List<Table> first = new ArrayList<>();
        for (Stretch stretch : played) {
            census.add(stretch.census.counts());
            first.addAll(stretch.first);
        }
        sameOnThreads(first);
        return census;
    }

    /// @param first the hands to be played again
    private record Stretch(Census census, List<Table> first) {}

    private Stretch stretch(int number) {
        Variant variant = variants.get();
        Census census = new Census();
        List<Table> first = new ArrayList<>();
        Event.Started opening = variant.first();
        for (int i = number * STRETCH; i < Math.min(hands, (number + 1) * STRETCH); i++) {
            Table finished = watched(variant, opening, firstHand + i, census);
            census.count(finished);
            if (i < SCATTERED) {
                first.add(finished);
            }
            opening = next(variant, finished, firstHand + i);
        }
        return new Stretch(census, first);
    }

    private Table watched(Variant variant, Event.Started opening, int n, Census census) {
        try {
            Game game = start(variant, opening, n);
            Watch watch =
                    new Watch(
                            variants,
                            variant,
                            host.apply(game),
                            players(opening, n),
                            chance(n, 9),
                            disk,
                            laidAtOnce);
            Table finished = watch.toTheEnd();
            census.add(watch.tried().counts());
            return finished;
        } catch (BrokenLaw broken) {
            throw broken.in("seed " + seed + ", hand " + n);
        } catch (RuntimeException failure) {
            throw new BrokenLaw(
                    Law.OFFERED, failure + " [seed " + seed + ", hand " + n + "]", failure);
        }
    }

    private Game start(Variant variant, Event.Started opening, int n) {
        return Game.start(variant, opening, chance(n, 8));
    }

    /// The opening of the hand after that, or of a new match.
    private Event.Started next(Variant variant, Table finished, int n) {
        Optional<Event.Started> next = variant.next(finished);
        next.ifPresent(started -> {
            if (sum(started.points()) + started.pot() != sum(finished.points()) + finished.pot()) {
                throw new BrokenLaw(
                        Law.POINTS,
                        "the next hand opens with other points and pot [seed "
                                + seed
                                + ", hand "
                                + n
                                + "]");
            }
        });
        return next.orElseGet(variant::first);
    }

    static int sum(Seats<Integer> points) {
        return points.values().stream().mapToInt(Integer::intValue).sum();
    }

    /// Plays hands again, last first and on several threads that share an instance of the variant.
    private void sameOnThreads(List<Table> tables) {
        Variant variant = variants.get();
        int last = tables.size() - 1;
        List<List<Event>> scattered =
                Crew.of(THREADS)
                        .results(
                                tables.size(),
                                i -> log(variant, tables.get(last - i).started(), last - i));
        for (int i = 0; i < tables.size(); i++) {
            if (!tables.get(i).log().events().equals(scattered.get(last - i))) {
                throw new BrokenLaw(
                        Law.THREADS,
                        "another log in another order [seed "
                                + seed
                                + ", hand "
                                + (firstHand + i)
                                + "]");
            }
        }
    }

    private List<Event> log(Variant variant, Event.Started opening, int i) {
        int n = firstHand + i;
        return Game.play(variant, opening, chance(n, 8), players(opening, n)).log().events();
    }

    private Seats<Player> players(Event.Started opening, int n) {
        return Seats.each(
                opening.points().seats(), (Seat seat) -> player.apply(chance(n, seat.ordinal())));
    }

    /// A stream of its own for each purpose within a hand.
    private Chance chance(int n, int purpose) {
        return Seed.splitMix64(seed * 16 + purpose).hand(n);
    }
}
