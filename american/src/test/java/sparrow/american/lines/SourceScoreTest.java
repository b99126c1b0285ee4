package sparrow.american.lines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.american.card.Difficulty;
import sparrow.american.position.Phase;

/// The formulas of the source document, with the numbers of its examples put right. The numbers of
/// contradictions are those of docs/american-advice.md.
class SourceScoreTest {
    private static final double ROUNDED = 0.05;

    /// 35.7 % of forty are 14.3; 21.4 % are 8.6.
    @Test
    void tiles_at_hand_count_forty() {
        assertThat(SourceScore.tiles(5 / 14.0)).isCloseTo(14.3, within(ROUNDED));
        assertThat(SourceScore.tiles(3 / 14.0)).isCloseTo(8.6, within(ROUNDED));
        assertThat(SourceScore.tiles(1)).isEqualTo(40);
    }

    /// Contradiction 2: 8 copies left for 9 missing tiles give 8.9 and 2 for plenty, not 15.9.
    @Test
    void eight_copies_for_nine_tiles_score_10_9() {
        assertThat(SourceScore.availability(8 / 9.0, 8)).isCloseTo(10.9, within(ROUNDED));
    }

    /// Contradiction 6: 44 copies for 11 tiles are four each: the full 30, not 25.
    @ParameterizedTest
    @CsvSource({
        "4, 44, 30",
        "5, 10, 30",
        "1, 10, 15",
        "1, 5, 12",
        "1, 4, 10",
        "1, 2, 5",
        "0, 0, 0"
    })
    void tiles_still_out_count_thirty(double ratio, int inWall, double score) {
        assertThat(SourceScore.availability(ratio, inWall)).isEqualTo(score);
    }

    /// Contradictions 5 and 11: jokers without a place score nothing, and each is counted once.
    @ParameterizedTest
    @CsvSource({"0, 0, 20", "11, 2, 2.7", "9, 0, 0", "10, 1, 1.5", "1, 2, 20", "2, 2, 15"})
    void jokers_count_twenty(int shortage, int usable, double score) {
        assertThat(SourceScore.jokers(shortage, usable)).isCloseTo(score, within(ROUNDED));
    }

    /// Contradictions 3 and 4: 25 easy points are 7, not 6; 30 medium ones are 6, not 7.
    @ParameterizedTest
    @CsvSource({
        "25, EASY, PLAY, 0.357, 7",
        "30, MEDIUM, PLAY, 0.214, 6",
        "50, HARD, PLAY, 0.5, 7",
        "50, EASY, PLAY, 0.8, 10",
        "35, MEDIUM, CHARLESTON, 0.6, 8",
        "20, HARD, CHARLESTON, 0.4, 4"
    })
    void the_worth_of_a_line_counts_ten(
            int points, Difficulty difficulty, Phase phase, double completion, double score) {
        assertThat(SourceScore.priority(points, difficulty, phase, completion)).isEqualTo(score);
    }

    /// The first example: 14.3 + 10.9 + 0 + 7, where the document has 38.9.
    @Test
    void the_first_example_comes_to_32_2() {
        SourceScore score =
                new SourceScore(
                        SourceScore.tiles(5 / 14.0),
                        SourceScore.availability(8 / 9.0, 8),
                        SourceScore.jokers(9, 0),
                        SourceScore.priority(25, Difficulty.EASY, Phase.PLAY, 5 / 14.0));
        assertThat(score.total()).isCloseTo(32.2, within(ROUNDED));
        assertThat(Rating.ofScore(score.total())).isEqualTo(Rating.POOR);
    }

    /// Contradiction 6: 8.6 + 30 + 0 + 6 is poor, where the document has 55.6, fair.
    @Test
    void the_second_example_comes_to_44_6() {
        SourceScore score =
                new SourceScore(
                        SourceScore.tiles(3 / 14.0),
                        SourceScore.availability(44 / 11.0, 44),
                        SourceScore.jokers(10, 0),
                        SourceScore.priority(30, Difficulty.MEDIUM, Phase.PLAY, 3 / 14.0));
        assertThat(score.total()).isCloseTo(44.6, within(ROUNDED));
        assertThat(Rating.ofScore(score.total())).isEqualTo(Rating.POOR);
    }

    /// Contradictions 7 and 14: by ratios, 1 meaning easy. One of four is hard, six of eight easy.
    @ParameterizedTest
    @CsvSource({"2, 4, 0.8", "8, 8, 1", "1, 4, 0.5", "6, 8, 1", "1, 8, 0.2", "0, 4, 0", "12, 4, 1"})
    void ease_goes_by_the_part_still_out(double left, int original, double ease) {
        assertThat(ImprovedScore.ease(left, original)).isEqualTo(ease);
    }

    /// Contradiction 16: a score below 25 is remote; impossible is what is dead.
    @ParameterizedTest
    @CsvSource({
        "80, EXCELLENT",
        "79.9, GOOD",
        "65, GOOD",
        "45, FAIR",
        "25, POOR",
        "24.9, REMOTE",
        "0, REMOTE"
    })
    void a_low_score_is_not_impossible(double score, Rating level) {
        assertThat(Rating.ofScore(score)).isEqualTo(level);
    }

    @ParameterizedTest
    @CsvSource({
        "50, 20, 0.2, 0.6, 0.60",
        "50, 60, 0.2, 0.6, 0.65",
        "50, 5, 0.55, 0.6, 0.60",
        "95, 60, 0.6, 0.6, 1"
    })
    void confidence_follows_the_score(
            double total, int variations, double average, double best, double confidence) {
        assertThat(SourceScore.confidence(total, variations, average, best))
                .isCloseTo(confidence, within(1e-9));
    }

    /// Contradiction 20: fifteen percent of very little is no reason to switch.
    @ParameterizedTest
    @CsvSource({
        "0, 4, 5, false",
        "0, 6, 5, true",
        "10, 14, 5, false",
        "40, 45, 5, false",
        "40, 46, 5, true",
        "60, 68, 5, false",
        "60, 69, 5, true"
    })
    void a_switch_needs_a_share_and_an_amount(
            double now, double then, double amount, boolean advised) {
        assertThat(Switch.isWorthIt(now, then, amount)).isEqualTo(advised);
    }
}
