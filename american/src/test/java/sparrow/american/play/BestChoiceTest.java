package sparrow.american.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sparrow.american.table.AmericanVariant;
import sparrow.american.table.Preset;
import sparrow.american.value.Skill;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Considered;
import sparrow.core.game.Game;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.table.View;
import sparrow.core.tile.Seats;

/// A bot that leaves unvalued what cannot be its choice does what it does when it values
/// everything.
class BestChoiceTest {
    private static final int HANDS = 3;
    private static final Seed WALLS = Seed.splitMix64(180);

    private static final List<Skill> SKILLS =
            List.of(
                    Skill.BEGINNER,
                    Skill.INTERMEDIATE,
                    Skill.FITTED,
                    Skill.INTERMEDIATE
                            .with(
                                    "reach=4,pairs=0.15,spare=0.7,near=3,caution=1,far-caution=3,"
                                            + "gives-up=0,first-call=1.05,later-call=0.97,"
                                            + "keep-jokers=0.02,hurry=0.03")
                            .orElseThrow());

    @ParameterizedTest
    @EnumSource
    void a_bot_does_what_is_considered_best(Preset preset) {
        AmericanVariant variant = new AmericanVariant(preset.rules());
        for (int hand = 0; hand < HANDS; hand++) {
            Seats<Player> players = Seats.first(4, seat -> compared(SKILLS.get(seat.ordinal())));
            Game.play(variant, variant.first(), WALLS.hand(hand), players);
        }
    }

    private static Player compared(Skill skill) {
        ValueAdvisor advisor = new ValueAdvisor("intermediate", skill, AmericanBots.MODEL);
        Player bot = advisor.player();
        return (view, choice) -> {
            Action chosen = bot.choose(view, choice);
            assertThat(chosen).isEqualTo(best(advisor, view, choice));
            return chosen;
        };
    }

    private static Action best(ValueAdvisor advisor, View view, Choice choice) {
        List<Considered> considered = advisor.consider(view, choice);
        Considered best = considered.getFirst();
        for (Considered each : considered) {
            best = each.value() > best.value() ? each : best;
        }
        return best.action();
    }
}
