package sparrow.american.play;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.american.table.AmericanVariant;
import sparrow.american.table.Preset;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.game.Level;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.testkit.Golden;
import sparrow.testkit.LongTest;

/// The levels play hand for hand as they did when somebody last changed how they play: what is only
/// quicker chooses the same.
class SameHandsTest {
    /// Hands whose choices make one digest.
    private static final int HANDS = 8;

    private static final int MANY = 12;
    private static final Seed WALLS = Seed.splitMix64(18);
    private static final Seed ROLLS = Seed.splitMix64(81);

    @Test
    void the_levels_play_the_same_hands() {
        Golden.check("same-hands.txt", digests(0, 1));
    }

    @LongTest("american-same-hands")
    void the_levels_play_many_hands_the_same() {
        Golden.check("same-hands-long.txt", digests(1, MANY));
    }

    /// Four intermediate, and one among three of the older player, under every preset.
    private static String digests(int from, int to) {
        StringBuilder digests = new StringBuilder();
        for (Preset preset : Preset.values()) {
            AmericanVariant variant = new AmericanVariant(preset.rules());
            for (Level others : List.of(AmericanBots.INTERMEDIATE, AmericanBots.CLASSIC_HARD)) {
                for (int block = from; block < to; block++) {
                    StringBuilder choices = new StringBuilder();
                    for (int hand = block * HANDS; hand < (block + 1) * HANDS; hand++) {
                        play(variant, hand, others, choices);
                    }
                    digests.append(
                            "%s, three %s, hands from %d: %s\n"
                                    .formatted(
                                            preset,
                                            others.name(),
                                            block * HANDS,
                                            digest(choices.toString())));
                }
            }
        }
        return digests.toString();
    }

    private static void play(
            AmericanVariant variant, int hand, Level others, StringBuilder choices) {
        Seats<Player> players =
                Seats.first(
                        4,
                        seat -> {
                            boolean own = seat.ordinal() == hand % 4;
                            Level level = own ? AmericanBots.INTERMEDIATE : others;
                            Player player = level.player(ROLLS.hand(4 * hand + seat.ordinal()));
                            return noted(seat, player, choices);
                        });
        Table table = Game.play(variant, variant.first(), WALLS.hand(hand), players);
        choices.append(table.points()).append('\n');
    }

    /// Notes down every choice among several actions.
    private static Player noted(Seat seat, Player player, StringBuilder choices) {
        return (view, choice) -> {
            if (choice instanceof Choice.OneOf(List<Action> actions) && actions.size() == 1) {
                return actions.getFirst();
            }
            Action action = player.choose(view, choice);
            choices.append(seat).append(": ").append(action.text()).append('\n');
            return action;
        };
    }

    private static String digest(String text) {
        try {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }
}
