package sparrow.american.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import sparrow.american.card.reader.CardReader;
import sparrow.american.card.reader.SparrowCard;
import sparrow.core.table.Rules;
import sparrow.core.table.Unplayable;
import sparrow.core.tile.Reading;

/// The card is a rule: a log names it or spells it out, and needs nothing else to be played again.
class CardOptionTest {
    private static Rules with(String card) {
        return Rules.of(AmericanOptions.all(), Map.of("card", card)).orThrow();
    }

    @Test
    void the_sparrow_card_goes_by_its_name() {
        AmericanVariant variant = AmericanVariant.standard();

        assertThat(variant.rules().value("card")).isEqualTo("sparrow");
        assertThat(AmericanRules.of(variant.rules()).card()).isEqualTo(SparrowCard.card());
    }

    @Test
    void a_typed_card_is_kept_in_canonical_form() {
        String typed = Scenes.CARD.replace("FFFF 1111a", "  FFFF  -  1111a") + "# a remark\n";
        String kept = new AmericanVariant(with(typed)).rules().value("card");

        assertThat(kept)
                .isEqualTo(CardReader.read(Scenes.CARD).orThrow().print())
                .doesNotContain("#");
        assertThat(AmericanRules.of(new AmericanVariant(with(typed)).first().rules()).card())
                .isEqualTo(CardReader.read(Scenes.CARD).orThrow());
    }

    @Test
    void a_text_that_is_no_card_is_refused_with_its_place() {
        assertThatThrownBy(() -> new AmericanVariant(with("section \"A\"\n1: 11a 22b X 25\n")))
                .isInstanceOf(Unplayable.class)
                .hasMessageContaining("line 2");
        assertThat(AmericanRules.of(Preset.LEAGUE, Map.of("card", "nonsense")))
                .isInstanceOfSatisfying(
                        Reading.Misread.class,
                        misread -> assertThat(misread.why()).contains("'sparrow' or the text"));
    }

    @Test
    void every_preset_is_played_by_its_own_rules() {
        for (Preset preset : Preset.values()) {
            assertThat(new AmericanVariant(preset.rules()).rules()).isEqualTo(preset.rules());
        }
    }
}
