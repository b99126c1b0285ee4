package sparrow.american.lines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import sparrow.american.card.Card;
import sparrow.american.card.reader.SparrowCard;
import sparrow.american.odds.Shortfall;
import sparrow.american.odds.Simulation;
import sparrow.american.position.Position;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// The chance shown for the best line of a hand after the Charleston, against games played out.
///
/// Guards what jokers do to the odds: one that is spent on a claim fills up no other group.
class CharlestonOddsTest {
    private static final long SEED = 7_700;
    private static final int GAMES = Integer.getInteger("sparrow.games", 20_000);
    private static final double TWO_POINTS = 0.02;
    private static final double HALF_A_POINT = 0.005;

    /// How many hands with no joker, with one, and with two or more.
    private static final int[] HANDS = {200, 70, 30};

    @Test
    void the_chance_is_within_two_points_of_games_played_out_whatever_jokers_the_hand_holds() {
        Card card = SparrowCard.card();
        List<List<Double>> errors =
                List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        SoftAssertions each = new SoftAssertions();
        for (long seed = SEED; isWanting(errors); seed++) {
            for (Tiles hand : AfterCharleston.hands(card, seed)) {
                int jokers = Math.min(2, hand.count(Tile.JOKER));
                if (errors.get(jokers).size() < HANDS[jokers]) {
                    errors.get(jokers).add(error(card, hand, seed, each));
                }
            }
        }
        each.assertAll();
        for (int jokers = 0; jokers < HANDS.length; jokers++) {
            double mean =
                    errors.get(jokers).stream().mapToDouble(Double::doubleValue).sum()
                            / HANDS[jokers];
            assertThat(mean).as(jokers + " jokers").isCloseTo(0, within(HALF_A_POINT));
        }
    }

    private static boolean isWanting(List<List<Double>> errors) {
        return errors.get(0).size() < HANDS[0]
                || errors.get(1).size() < HANDS[1]
                || errors.get(2).size() < HANDS[2];
    }

    /// Two points, and three standard errors of the games for chance.
    private static double error(Card card, Tiles hand, long seed, SoftAssertions each) {
        Ranking ranking = Ranking.of(Facts.of(Position.of(hand), card), Engine.ODDS);
        RankedLine best = ranking.best().orElseThrow();
        Facts facts = ranking.facts();
        Shortfall aim = facts.nearest(best.line()).getFirst();
        Simulation games =
                new Simulation(
                        aim.variation(), facts.held(), facts.unseen(), facts.horizon().looks());
        double played = games.run(GAMES, new SplittableRandom(seed));
        double noise = 3 * Math.sqrt(played * (1 - played) / GAMES);
        each.assertThat(best.chance())
                .as(
                        "%s for %s, seed %d",
                        Notation.AMERICAN.write(hand.list()), best.line().id(), seed)
                .isCloseTo(played, within(TWO_POINTS + noise));
        return best.chance() - played;
    }
}
