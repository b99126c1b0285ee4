package sparrow.american.lines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sparrow.american.card.Card;
import sparrow.american.card.reader.SparrowCard;
import sparrow.american.odds.Shortfall;
import sparrow.american.position.Position;
import sparrow.core.tile.Tiles;

/// The chances of lines that are too many to follow, against following them.
class FarLinesTest {
    private static final long SEED = 40_100;
    private static final int TABLES = 12;

    /// Behind those that are followed.
    private static final int FROM = 11;

    private static final int TO = 18;

    @Test
    void the_chances_of_lines_far_behind_are_near_those_of_following_them() {
        Card card = SparrowCard.card();
        List<Double> errors = new ArrayList<>();
        for (long seed = SEED; seed < SEED + TABLES; seed++) {
            for (Tiles hand : AfterCharleston.hands(card, seed)) {
                Ranking ranking = Ranking.of(Facts.of(Position.of(hand), card), Engine.ODDS);
                for (RankedLine line : ranking.lines().subList(FROM, TO)) {
                    Shortfall best = ranking.facts().nearest(line.line()).getFirst();
                    ranking.facts()
                            .horizon()
                            .followed(best)
                            .ifPresent(followed -> errors.add(line.chance() - followed.chance()));
                }
            }
        }
        assertThat(errors).hasSizeGreaterThan(300);
        assertThat(mean(errors.stream())).isCloseTo(0, within(0.01));
        assertThat(mean(errors.stream().map(Math::abs))).isLessThan(0.02);
    }

    private static double mean(Stream<Double> errors) {
        return errors.mapToDouble(Double::doubleValue).average().orElseThrow();
    }
}
