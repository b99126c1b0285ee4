package sparrow.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.table.Option;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// A variant knows its house rules, and reads them once.
class HouseVariantTest {
    private static final List<Option> OPTIONS =
            List.of(Option.off("open", "whether hands lie open"));

    private static final class House extends HouseVariant {
        House(Rules rules) {
            super("house", 3, OPTIONS, rules);
        }

        @Override
        public List<Tile> tiles() {
            return List.of();
        }

        @Override
        public Event.Started first() {
            return new Event.Started(name(), edition(), rules(), 0, Seat.A, Seats.of(12, -12), 0);
        }

        @Override
        public Optional<Event.Started> next(Table finished) {
            return Optional.empty();
        }

        @Override
        public Seats<Choice> pending(Table table) {
            return Seats.none();
        }

        @Override
        public List<Event> resolve(Table table, Seats<Action> chosen) {
            return List.of(new Event.Ended("nothing to do"));
        }
    }

    private static final Rules OPEN = Rules.of(OPTIONS, Map.of("open", "yes")).orThrow();

    @Test
    void a_house_has_a_name_an_edition_and_rules() {
        Variant house = new House(OPEN);
        assertThat(house.name()).isEqualTo("house");
        assertThat(house.edition()).isEqualTo(3);
        assertThat(house.options()).isEqualTo(OPTIONS);
        assertThat(house.rules()).isEqualTo(OPEN);
    }

    @Test
    void unless_the_rules_say_more_points_decide_and_nothing_is_rolled_or_noted() {
        Variant house = new House(OPEN);
        Table table = Table.start(house.first());
        assertThat(house.results(table)).isEqualTo(Seats.of(12, -12));
        assertThat(house.dice()).isEmpty();
        assertThat(house.notes(View.of(Seat.A, table))).isEmpty();
    }

    @Test
    void the_same_rules_are_read_once() {
        List<Rules> read = new ArrayList<>();
        ReadRules<Boolean> reader =
                new ReadRules<>(rules -> {
                    read.add(rules);
                    return rules.is("open");
                });
        assertThat(reader.of(OPEN)).isTrue();
        assertThat(reader.of(Rules.of(OPTIONS, Map.of("open", "yes")).orThrow())).isTrue();
        assertThat(read).hasSize(1);
        assertThat(reader.of(Rules.standard(OPTIONS))).isFalse();
        assertThat(reader.of(OPEN)).isTrue();
        assertThat(read).hasSize(3);
    }
}
