package sparrow.american.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.american.table.AmericanVariant;
import sparrow.core.game.Advice;
import sparrow.core.game.Level;
import sparrow.core.game.Seed;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.testkit.Script;

/// No bot and no hint throws a win away that an exchange on the table gives.
class WinningExchangeTest {
    private static final AmericanVariant PLAY = SmallCard.variant("charleston=none");

    static Stream<Arguments> winning() {
        List<Level> bots =
                List.of(
                        AmericanBots.BEGINNER,
                        AmericanBots.INTERMEDIATE,
                        AmericanBots.CLASSIC_EASY,
                        AmericanBots.CLASSIC_HARD,
                        AmericanBots.CLASSIC_FIRST,
                        AmericanBots.CLASSIC_LATER);
        List<String> hands =
                List.of("111s333s555s77s99s", "11f111m222p333s44s", "11f11m222p3333s44s");
        return bots.stream()
                .flatMap(bot -> hands.stream().map(hand -> Arguments.of(bot.name(), hand)));
    }

    @ParameterizedTest
    @MethodSource("winning")
    void an_exchange_that_completes_the_hand_is_mah_jongg(String bot, String hand) {
        Advice advice = advice(bot, table("11f1j", "(111f1j)", hand));
        assertThat(advice.best().text()).isEqualTo("take the joker of meld 0 of C for 1f");
        assertThat(advice.ranking().getFirst().reasons().getFirst().sentence())
                .startsWith("mah jongg");
    }

    @Test
    void two_exchanges_that_complete_the_hand_together_are_mah_jongg() {
        Advice advice = advice("intermediate", table("1f11j", "(11f11j)", "111s333s55s77s99s1f"));
        assertThat(advice.best().text()).isEqualTo("take the joker of meld 0 of C for 1f");
        assertThat(advice.ranking().getFirst().reasons().getFirst().sentence())
                .startsWith("mah jongg");
    }

    /// C has exposed flowers, and D has drawn one.
    private static Script.Played table(String flowers, String exposed, String handOfD) {
        return Script.of(PLAY)
                .hand("A", "15689m5689p68s12z1f")
                .hand("B", "5689m5689p68s234z")
                .hand("C", "1111p222m33p9p" + flowers)
                .hand("D", handOfD)
                .draws("1f")
                .start()
                .play("A: discard 1f", "C: claim " + exposed, "C: discard 9p")
                .passAll();
    }

    private static Advice advice(String name, Script.Played table) {
        Level bot =
                AmericanBots.all().stream()
                        .filter(each -> each.name().equals(name))
                        .findFirst()
                        .orElseThrow();
        return bot.advisor(Seed.splitMix64(1).hand(0))
                .advise(View.of(Seat.D, table.table()), PLAY.pending(table.table()).get(Seat.D));
    }
}
