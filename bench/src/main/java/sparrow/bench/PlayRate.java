package sparrow.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Optional;
import sparrow.arena.SeatedBot;
import sparrow.catalog.Catalog;
import sparrow.core.game.Action;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.game.Idle;
import sparrow.core.game.Level;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.View;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;

/// Hands of a game played by bots as the arena seats them: how many of them, and how many real
/// decisions, a second of a thread's own time brings. Who has nothing to choose decides nothing.
///
/// Called by [OldAndNew], from classes of any age: it uses what every version of the engine has.
public final class PlayRate {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Variant variant;
    private final Level level;
    private final boolean looks;
    private long decisions;

    private PlayRate(String work) {
        String[] words = work.split(":");
        Mahjong game = Catalog.game(words[0]).orElseThrow();
        this.variant = game.variant(game.presets().getFirst().rules());
        this.looks = words[1].equals("random-looking");
        this.level =
                words[1].startsWith("random") ? Idle.RANDOM : game.level(words[1]).orElseThrow();
    }

    /// Plays so many hands from that one on.
    ///
    /// @param work a game and a level, such as `riichi:intermediate`; the level `random-looking` is
    ///   one that looks at its view before it chooses at random
    /// @return seconds of this thread's own time, hands, real decisions
    public static double[] play(String work, int from, int hands) {
        PlayRate rate = new PlayRate(work);
        long start = THREADS.getCurrentThreadCpuTime();
        rate.play(from, hands);
        double seconds = (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
        return new double[] {seconds, hands, rate.decisions};
    }

    private void play(int from, int hands) {
        Event.Started next = variant.first();
        for (int hand = from; hand < from + hands; hand++) {
            Chance walls = Seed.splitMix64(42).hand(hand);
            int number = hand;
            Seats<Player> players =
                    next.points()
                            .map((seat, _) ->
                                    player(Seed.splitMix64(43).hand(4 * number + seat.ordinal())));
            Game game = Game.start(variant, next, walls);
            while (!game.isOver()) {
                game.answer(
                        game.pending()
                                .map((seat, choice) ->
                                        isReal(choice)
                                                ? decide(game.view(seat), choice, players.get(seat))
                                                : choice.fallback()));
            }
            Optional<Event.Started> following = variant.next(game.table());
            next = following.isPresent() ? following.get() : variant.first();
        }
    }

    private Action decide(View view, Choice choice, Player player) {
        decisions++;
        return player.choose(view, choice);
    }

    /// Whether a seat may do at least two things.
    static boolean isReal(Choice choice) {
        return !(choice instanceof Choice.OneOf(List<Action> actions)) || actions.size() > 1;
    }

    private Player player(Chance chance) {
        if (!level.equals(Idle.RANDOM)) {
            return new SeatedBot(level, chance, () -> "here");
        }
        return (view, choice) -> {
            if (looks) {
                view.table();
            }
            return choice instanceof Choice.OneOf(List<Action> actions)
                    ? actions.get(chance.below(actions.size()))
                    : choice.fallback();
        };
    }
}
