package sparrow.core.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.tile.Reading;

class RuleSetTest {
    private static final List<Option> OPTIONS =
            List.of(
                    Option.on("red_fives", "three fives are red"),
                    Option.choice("length", "rounds in a match", "east", "south"),
                    Option.number("debt", "points a loser may owe", -1000, 0, -100));

    private enum House implements RuleSet {
        PLAIN(""),
        OLD_TOWN("red_fives=no debt=0");

        private final String changes;

        House(String changes) {
            this.changes = changes;
        }

        @Override
        public String title() {
            return "how they play here";
        }

        @Override
        public Rules rules() {
            return Rules.of(OPTIONS, changes);
        }
    }

    private static final List<House> ALL = List.of(House.values());

    @Test
    void a_rule_set_is_the_standard_with_its_changes() {
        assertThat(House.PLAIN.rules()).isEqualTo(Rules.standard(OPTIONS));
        Rules rules = House.OLD_TOWN.rules();
        assertThat(rules.is("red_fives")).isFalse();
        assertThat(rules.number("debt")).isZero();
        assertThat(rules.value("length")).isEqualTo("east");
    }

    @Test
    void it_is_found_by_the_name_people_type() {
        assertThat(House.OLD_TOWN.key()).isEqualTo("old-town");
        assertThat(RuleSet.named("Old-Town", ALL)).contains(House.OLD_TOWN);
        assertThat(RuleSet.named("OLD_TOWN", ALL)).contains(House.OLD_TOWN);
        assertThat(RuleSet.named("Old Town", ALL)).contains(House.OLD_TOWN);
        assertThat(RuleSet.named("oldtown", ALL)).contains(House.OLD_TOWN);
        assertThat(RuleSet.named("old town hall", ALL)).isEmpty();
        assertThat(RuleSet.read("plain", ALL)).isEqualTo(new Reading.Read<>(House.PLAIN));
        assertThat(RuleSet.read("new-town", ALL))
                .isEqualTo(
                        new Reading.Misread<House>(
                                0,
                                "there is no preset 'new-town'; the presets are plain, old-town"));
    }
}
