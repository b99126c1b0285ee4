package sparrow.bench;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sparrow.american.play.AmericanBots;
import sparrow.american.table.AmericanVariant;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.game.Level;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.tile.Seats;

/// Whole hands by the American levels, by the time of the thread that plays them: `AmericanPlay
/// LEVEL HANDS ROUNDS` lets one `intermediate` play among three of that level.
///
/// Besides hands a second, it tells how long `intermediate` thinks about a decision: the middle,
/// and what one of a hundred exceeds, in microseconds.
///
/// `AmericanPlay LEVEL HANDS ROUNDS OLD NEW` lets two versions play the same hands by turns in one
/// process, each from the class path named, so that a busy machine slows both alike.
public final class AmericanPlay implements Runnable {
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
    private static final Seed WALLS = Seed.splitMix64(18);
    private static final Seed ROLLS = Seed.splitMix64(81);

    private final AmericanVariant variant = AmericanVariant.standard();
    private final Level others;
    private final int hands;
    private final List<Long> thought = new ArrayList<>();

    /// @param others the level of the three
    /// @param hands played at a time
    public AmericanPlay(String others, int hands) {
        this.others =
                AmericanBots.all().stream()
                        .filter(level -> level.isCalled(others))
                        .findFirst()
                        .orElseThrow();
        this.hands = hands;
    }

    public static void main(String[] args) throws ReflectiveOperationException, IOException {
        int hands = Integer.parseInt(args[1]);
        List<Runnable> versions = new ArrayList<>();
        for (String classPath : Arrays.asList(args).subList(3, args.length)) {
            versions.add(version(classPath, args[0], hands));
        }
        if (versions.isEmpty()) {
            versions.add(new AmericanPlay(args[0], hands));
        }
        for (int round = 0; round < Integer.parseInt(args[2]); round++) {
            versions.forEach(Runnable::run);
        }
    }

    private static Runnable version(String classPath, String others, int hands)
            throws ReflectiveOperationException, IOException {
        List<URL> urls = new ArrayList<>();
        for (String entry : classPath.split(File.pathSeparator)) {
            urls.add(new File(entry).toURI().toURL());
        }
        ClassLoader loader =
                new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
        return (Runnable)
                loader.loadClass(AmericanPlay.class.getName())
                        .getConstructor(String.class, int.class)
                        .newInstance(others, hands);
    }

    @Override
    public void run() {
        thought.clear();
        long start = CLOCK.getCurrentThreadCpuTime();
        for (int hand = 0; hand < hands; hand++) {
            play(hand);
        }
        double seconds = (CLOCK.getCurrentThreadCpuTime() - start) / 1e9;
        long[] sorted = thought.stream().mapToLong(Long::longValue).sorted().toArray();
        System.out.printf(
                "%s: %.1f hands/s, a decision p50 %.0f us, p99 %.0f us, mean %.0f us, %.1f a hand%n",
                others.name(),
                hands / seconds,
                sorted[sorted.length / 2] / 1e3,
                sorted[sorted.length * 99 / 100] / 1e3,
                Arrays.stream(sorted).average().orElse(0) / 1e3,
                sorted.length / (double) hands);
    }

    private void play(int hand) {
        Seats<Player> players =
                Seats.first(
                        4,
                        seat -> {
                            boolean own = seat.ordinal() == hand % 4;
                            Level level = own ? AmericanBots.INTERMEDIATE : others;
                            Player player = level.player(ROLLS.hand(4 * hand + seat.ordinal()));
                            return own ? timed(player) : asked(player);
                        });
        Game.play(variant, variant.first(), WALLS.hand(hand), players);
    }

    private static Player asked(Player player) {
        return (view, choice) ->
                choice instanceof Choice.OneOf(List<Action> actions) && actions.size() == 1
                        ? actions.getFirst()
                        : player.choose(view, choice);
    }

    private Player timed(Player player) {
        return (view, choice) -> {
            if (choice instanceof Choice.OneOf(List<Action> actions) && actions.size() == 1) {
                return actions.getFirst();
            }
            long start = System.nanoTime();
            Action action = player.choose(view, choice);
            thought.add(System.nanoTime() - start);
            return action;
        };
    }
}
