package sparrow.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
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

/// The laws, run over many hands of wandering players:
///
/// ```java
/// Laws.of(Wren::standard).seed(7).hands(10_000).check().require(100, "ended by win", "won on ADDED");
/// ```
public final class Laws {
    /// No hand of any mahjong takes this many decisions.
    static final int LONGEST_HAND = 3_000;

    private static final int THREADS = 4;

    private final Supplier<Variant> variants;
    private Function<Game, Host> host = Host::of;
    private Function<Chance, Player> player = Wandering::new;
    private Optional<UnaryOperator<List<Event>>> disk = Optional.empty();
    private Predicate<Tile> laidAtOnce = _ -> false;
    private int twinsEvery = 1;
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

    /// Compares twins in one of so many hands: they take half of all time.
    public Laws twinsEvery(int hands) {
        twinsEvery = hands;
        return this;
    }

    Laws host(Function<Game, Host> maker) {
        host = maker;
        return this;
    }

    /// Plays all hands, holding each to every law; the first breach is thrown.
    public Census check() {
        Census census = new Census();
        Variant variant = variants.get();
        List<Event.Started> openings = new ArrayList<>();
        Event.Started opening = variant.first();
        for (int n = firstHand; n < firstHand + hands; n++) {
            openings.add(opening);
            Table finished = watched(variant, opening, n);
            census.count(finished);
            opening = next(variant, finished, n);
        }
        sameOnThreads(variant, openings);
        return census;
    }

    private Table watched(Variant variant, Event.Started opening, int n) {
        try {
            Game game = start(variant, opening, n);
            return new Watch(
                            variants,
                            variant,
                            host.apply(game),
                            players(opening, n),
                            chance(n, 9),
                            disk,
                            n % twinsEvery == 0 ? Optional.of(laidAtOnce) : Optional.empty())
                    .toTheEnd();
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

    /// Plays the hands again, last first and on several threads.
    private void sameOnThreads(Variant variant, List<Event.Started> openings) {
        int sample = Math.min(openings.size(), 200);
        List<List<Event>> forward =
                IntStream.range(0, sample)
                        .mapToObj(i -> log(variant, openings.get(i), firstHand + i))
                        .toList();
        List<List<Event>> scattered = inThreads(variant, openings, sample);
        for (int i = 0; i < sample; i++) {
            if (!forward.get(i).equals(scattered.get(i))) {
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

    private List<List<Event>> inThreads(Variant variant, List<Event.Started> openings, int sample) {
        List<List<Event>> logs = new ArrayList<>(Collections.nCopies(sample, List.of()));
        List<Thread> threads = new ArrayList<>();
        for (int t = 0; t < THREADS; t++) {
            int first = t;
            threads.add(
                    Thread.ofPlatform()
                            .start(() -> {
                                for (int i = sample - 1 - first; i >= 0; i -= THREADS) {
                                    logs.set(i, log(variant, openings.get(i), firstHand + i));
                                }
                            }));
        }
        try {
            for (Thread thread : threads) {
                thread.join();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(
                    "interrupted while playing on several threads", interrupted);
        }
        return logs;
    }

    private List<Event> log(Variant variant, Event.Started opening, int n) {
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
