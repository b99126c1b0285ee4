package sparrow.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
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

    static void main(String[] args) {
        AmericanPlay play = new AmericanPlay(args[0], Integer.parseInt(args[1]));
        for (int round = 0; round < Integer.parseInt(args[2]); round++) {
            play.run();
        }
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
