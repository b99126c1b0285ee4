package sparrow.american.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.american.card.Supply;
import sparrow.american.card.Variation;
import sparrow.american.position.Cards;
import sparrow.american.position.Held;
import sparrow.american.position.Position;
import sparrow.american.position.Sample;
import sparrow.american.position.Unseen;

/// The chance of completing a line, against games played out at random.
class CompletionTest {
    private static final Variation RUN = Cards.nearest("runs-1", "111C2222C333C44D55D");
    private static final int POSITIONS = 30;
    private static final double ONE_POINT = 0.01;

    static IntStream positions() {
        return IntStream.range(0, POSITIONS);
    }

    @ParameterizedTest(name = "position {0}")
    @MethodSource("positions")
    void the_chance_is_within_a_point_of_games_played_out(int number) {
        Sample sample = Sample.number(number);
        Position position = sample.position();
        Held held = Held.of(position);
        Unseen unseen = position.unseen(Supply.USUAL);
        Horizon horizon = Horizon.of(position, unseen);
        Simulation games = new Simulation(sample.aim(), held, unseen, horizon.looks());
        double played = games.run(sample.games(), new SplittableRandom(Sample.SEED + number));
        Completion completion = horizon.completion(Shortfall.of(sample.aim(), held));
        assertThat(completion.chance()).isCloseTo(played, within(ONE_POINT));
        assertThat(completion.selfPicked() + completion.jokerless())
                .isLessThanOrEqualTo(2 * completion.chance());
    }

    @ParameterizedTest(name = "position {0}")
    @MethodSource("positions")
    void a_longer_wall_never_lowers_the_chance(int number) {
        Sample sample = Sample.number(number);
        Shortfall shortfall = Shortfall.of(sample.aim(), Held.of(sample.position()));
        double before = 0;
        double drawnBefore = 0;
        for (int wall = 0; wall <= 90; wall += 6) {
            Position position = sample.position().wall(wall);
            Horizon horizon = Horizon.of(position, position.unseen(Supply.USUAL));
            double chance = horizon.completion(shortfall).chance();
            double drawn = horizon.byDraws(shortfall);
            assertThat(chance).isBetween(before - 1e-12, 1.0);
            assertThat(drawn).isBetween(drawnBefore - 1e-12, chance + 1e-12);
            before = chance;
            drawnBefore = drawn;
        }
    }

    @Test
    void a_complete_hand_is_certain_and_pays_double_without_jokers() {
        Variation aim = RUN;
        Position position = Position.of(Cards.tiles("111C2222C333C44D55D"));
        Horizon horizon = Horizon.of(position, position.unseen(Supply.USUAL));
        Completion completion = horizon.completion(Shortfall.of(aim, Held.of(position)));
        assertThat(completion.chance()).isEqualTo(1);
        assertThat(completion.jokerless()).isEqualTo(1);
        assertThat(completion.value()).isEqualTo(2 * 6 * 25);
    }

    @Test
    void a_line_whose_pair_is_gone_is_never_completed() {
        Variation aim = RUN;
        Position position =
                Position.of(Cards.tiles("111C2222C333C44D F")).discards(Cards.tiles("5D5D5D"));
        Shortfall shortfall = Shortfall.of(aim, Held.of(position));
        Unseen unseen = position.unseen(Supply.USUAL);
        assertThat(shortfall.isDead(unseen)).isTrue();
        assertThat(Horizon.of(position, unseen).completion(shortfall).chance()).isZero();
    }

    @Test
    void draws_are_hypergeometric() {
        Position position = Position.of(Cards.tiles("111C2222C333C44D5D"));
        Unseen unseen = position.unseen(Supply.USUAL);
        Shortfall shortfall = Shortfall.of(RUN, Held.of(position));
        double none = 1;
        for (int draw = 0; draw < 10; draw++) {
            none *= (unseen.total() - 3 - draw) / (double) (unseen.total() - draw);
        }
        assertThat(DrawOdds.of(shortfall, unseen, 10)).isCloseTo(1 - none, within(1e-12));
    }

    @Test
    void a_joker_fills_one_place_whichever_it_is() {
        Position two = Position.of(Cards.tiles("11C2222C33C44D55DFF"));
        Position one = Position.of(Cards.tiles("11C2222C33C44D55DFJ"));
        Unseen unseen = one.unseen(Supply.USUAL);
        Shortfall without = Shortfall.of(RUN, Held.of(two));
        Shortfall with = Shortfall.of(RUN, Held.of(one));
        assertThat(without.distance()).isEqualTo(2);
        assertThat(with.distance()).isEqualTo(1);
        int helpers = unseen.left(0) + unseen.left(2) + unseen.jokers();
        assertThat(DrawOdds.of(with, unseen, 1))
                .isCloseTo(helpers / (double) unseen.total(), within(1e-12));
    }
}
