package sparrow.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import sparrow.catalog.Catalog;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.game.Level;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.View;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;

/// Hands a second and the time of a decision, for every level of some games: four of a level play
/// first hands of matches, each for so many seconds, and the thread's own time counts.
public final class LevelSpeed {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double SECOND = 1e9;
    private static final double MILLISECOND = 1e6;

    private LevelSpeed() {}

    /// @param args seconds for each level, then the names of games; all of them if none is named
    public static void main(String[] args) {
        double seconds = Double.parseDouble(args[0]);
        List<String> names = List.of(args).subList(1, args.length);
        System.out.println("| game | level | hands/s | decisions | median, ms | 99 of 100, ms |");
        System.out.println("|---|---|---:|---:|---:|---:|");
        for (Mahjong game : Catalog.games()) {
            if (names.isEmpty() || names.contains(game.name())) {
                for (Level level : game.levels()) {
                    play(game, level, seconds / 2);
                    System.out.println(play(game, level, seconds));
                }
            }
        }
    }

    private static String play(Mahjong game, Level level, double seconds) {
        Variant variant = game.variant(game.presets().getFirst().rules());
        Times times = new Times();
        long begun = THREADS.getCurrentThreadCpuTime();
        int hands = 0;
        while (THREADS.getCurrentThreadCpuTime() - begun < seconds * SECOND) {
            Seed seed = Seed.splitMix64(hands);
            Seats<Player> players =
                    Seats.each(
                            variant.first().points().seats(),
                            seat -> times.timed(level.player(seed.hand(1 + seat.ordinal()))));
            Game.play(variant, variant.first(), seed.hand(0), players);
            hands++;
        }
        double rate = hands * SECOND / (THREADS.getCurrentThreadCpuTime() - begun);
        return String.format(
                Locale.ROOT,
                "| %s | `%s` | %,.0f | %,d | %.3f | %.2f |",
                game.title(),
                level.name(),
                rate,
                times.size,
                times.at(0.5) / MILLISECOND,
                times.at(0.99) / MILLISECOND);
    }

    /// The nanoseconds of every decision between two actions or more.
    private static final class Times {
        private long[] nanos = new long[1 << 10];
        private int size;

        Player timed(Player player) {
            return (view, choice) ->
                    choice instanceof Choice.OneOf(List<Action> actions) && actions.size() == 1
                            ? player.choose(view, choice)
                            : timed(player, view, choice);
        }

        private Action timed(Player player, View view, Choice choice) {
            long begun = THREADS.getCurrentThreadCpuTime();
            Action action = player.choose(view, choice);
            if (size == nanos.length) {
                nanos = Arrays.copyOf(nanos, 2 * size);
            }
            nanos[size++] = THREADS.getCurrentThreadCpuTime() - begun;
            return action;
        }

        long at(double share) {
            long[] sorted = Arrays.copyOf(nanos, size);
            Arrays.sort(sorted);
            return size == 0 ? 0 : sorted[(int) (share * (size - 1))];
        }
    }
}
