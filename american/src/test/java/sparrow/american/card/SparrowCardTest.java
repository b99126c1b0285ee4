package sparrow.american.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SparrowCardTest {
    private static final Card CARD = SparrowCard.card();

    @Test
    void it_has_nine_sections_fifty_lines_and_a_thousand_variations() {
        assertThat(CARD.sections())
                .extracting(Section::name)
                .containsExactly(
                        "Year 2030",
                        "Evens",
                        "Like Numbers",
                        "Quints",
                        "Runs",
                        "Odds",
                        "Winds and Dragons",
                        "3-6-9",
                        "Singles and Pairs");
        assertThat(CARD.lines()).hasSizeGreaterThanOrEqualTo(50);
        assertThat(CARD.variations()).hasSizeGreaterThanOrEqualTo(1_000);
        assertThat(CARD.about()).containsEntry("license", "CC0");
    }

    @Test
    void it_is_written_without_a_slip() {
        assertThat(Card.parse(SparrowCard.text()))
                .isEqualTo(new CardReading.Compiled(CARD, List.of()));
    }

    @Test
    void no_two_lines_share_a_variation() {
        assertThat(CARD.variations().stream().map(each -> each.groups().stream().sorted().toList()))
                .doesNotHaveDuplicates();
    }

    @Test
    void variations_and_lines_stand_at_their_index() {
        assertThat(CARD.variations())
                .allSatisfy(each -> assertThat(CARD.variations().get(each.index())).isSameAs(each));
        assertThat(CARD.lines())
                .allSatisfy(each -> assertThat(CARD.lines().get(each.index())).isSameAs(each));
    }

    @Test
    void a_third_of_the_lines_is_easy_a_third_hard_and_the_mean_distance_says_which() {
        for (Difficulty difficulty : Difficulty.values()) {
            assertThat(CARD.lines().stream().filter(line -> CARD.difficulty(line) == difficulty))
                    .hasSizeBetween(CARD.lines().size() / 3 - 1, CARD.lines().size() / 3 + 1);
        }
        assertThat(hardest(Difficulty.EASY)).isLessThanOrEqualTo(easiest(Difficulty.MEDIUM));
        assertThat(hardest(Difficulty.MEDIUM)).isLessThanOrEqualTo(easiest(Difficulty.HARD));
    }

    private static double hardest(Difficulty difficulty) {
        return CARD.lines().stream()
                .filter(line -> CARD.difficulty(line) == difficulty)
                .mapToDouble(CARD::meanDistance)
                .max()
                .orElseThrow();
    }

    private static double easiest(Difficulty difficulty) {
        return CARD.lines().stream()
                .filter(line -> CARD.difficulty(line) == difficulty)
                .mapToDouble(CARD::meanDistance)
                .min()
                .orElseThrow();
    }

    @Test
    void the_same_hands_are_dealt_for_every_reading_of_the_card() {
        Card again = Card.parse(CARD.print()).orThrow();

        assertThat(again).isEqualTo(CARD);
        for (Line line : CARD.lines()) {
            assertThat(again.meanDistance(line)).isEqualTo(CARD.meanDistance(line));
            assertThat(again.difficulty(line)).isEqualTo(CARD.difficulty(line));
        }
    }

    @Test
    void a_compiled_card_takes_at_most_five_megabytes() {
        List<Card> cards = new ArrayList<>();
        long before = used();
        for (int i = 0; i < 20; i++) {
            cards.add(Card.parse(SparrowCard.text()).orThrow());
        }
        long each = (used() - before) / cards.size();

        assertThat(each).isBetween(100_000L, 5_000_000L);
    }

    private static long used() {
        System.gc();
        Runtime heap = Runtime.getRuntime();
        return heap.totalMemory() - heap.freeMemory();
    }
}
