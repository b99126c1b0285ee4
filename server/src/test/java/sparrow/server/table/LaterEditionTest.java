package sparrow.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import sparrow.catalog.Catalog;
import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Option;
import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;
import sparrow.core.tile.Reading;
import sparrow.desk.Desk;
import sparrow.desk.Mahjong;
import sparrow.records.JsonLog;
import sparrow.server.journal.Damaged;
import sparrow.server.journal.Entry;
import sparrow.server.journal.TableRow;

/// A game stored under one edition is read under the next, which has a rule more.
final class LaterEditionTest {
    private static final Mahjong TODAY = Catalog.game("hongkong").orElseThrow();
    private static final String RULE = "tea_break";
    private static final Mahjong LATER =
            new Later(Option.on(RULE, "everybody has tea between two hands").since(2, Option.NO));

    /// A game as it may be one day: with one more rule, which is there from the second edition on.
    private record Later(Option rule) implements Mahjong {
        @Override
        public String name() {
            return TODAY.name();
        }

        @Override
        public String title() {
            return TODAY.title();
        }

        @Override
        public List<? extends RuleSet> presets() {
            return TODAY.presets();
        }

        @Override
        public List<Option.Section> sections() {
            List<Option.Section> sections = new ArrayList<>(TODAY.sections());
            sections.add(new Option.Section("Comfort", List.of(rule)));
            return sections;
        }

        @Override
        public Variant variant(Rules rules) {
            Map<String, String> known = new TreeMap<>(rules.values());
            assertThat(known.remove(RULE)).as("complete rules").isNotNull();
            return TODAY.variant(Rules.of(TODAY.options(), known).orThrow());
        }

        @Override
        public List<Level> levels() {
            return TODAY.levels();
        }

        @Override
        public Desk desk() {
            return TODAY.desk();
        }
    }

    private static TableRow stored() {
        return StoredRows.playing(TODAY);
    }

    @Test
    void a_rule_that_came_later_has_its_old_meaning_in_a_stored_game() {
        SavedTable read = SavedTable.read(stored(), LATER).orThrow();
        assertThat(read.setup().rules().value(RULE)).isEqualTo(Option.NO);
        assertThat(Rules.standard(LATER.options()).value(RULE)).isEqualTo(Option.YES);
    }

    @Test
    void so_it_has_in_the_hands_that_were_stored() {
        SavedTable read = SavedTable.read(stored(), LATER).orThrow();
        Event.Started first = TODAY.variant(TODAY.presets().getFirst().rules()).first();
        List<Entry> entries = List.of(Entry.event(JsonLog.line(first)));
        Event.Started started =
                (Event.Started)
                        StoredMatch.read(read.setup(), entries).hands().getFirst().getFirst();
        assertThat(started.rules()).isEqualTo(read.setup().rules());
        assertThat(started.edition()).isEqualTo(1);
    }

    @Test
    void a_row_from_before_editions_were_noted_is_of_the_first() {
        TableRow row = stored();
        String without = row.body().replaceFirst("\"edition\":\\d+,", "");
        assertThat(without).isNotEqualTo(row.body());
        assertThat(SavedTable.read(row.with(without), LATER).orThrow().setup().rules().value(RULE))
                .isEqualTo(Option.NO);
    }

    @Test
    void a_rule_that_the_edition_had_must_be_there() {
        TableRow row = stored();
        String second = row.body().replaceFirst("\"edition\":1,", "\"edition\":2,");
        assertThat(SavedTable.read(row.with(second), LATER))
                .isEqualTo(
                        new Reading.Misread<SavedTable>(0, "the rules have no value for " + RULE));
    }

    @Test
    void rules_of_a_later_edition_are_not_understood() {
        TableRow row = stored();
        String foreign =
                row.body().replaceFirst("\"rules\":\\{", "\"rules\":{\"tea_break\":\"yes\",");
        assertThat(SavedTable.read(row.with(foreign), TODAY))
                .isInstanceOfSatisfying(
                        Reading.Misread.class,
                        misread -> assertThat(misread.why()).contains("there is no rule"));
    }

    @Test
    void a_hand_under_other_rules_than_its_table_is_damaged() {
        SavedTable saved = SavedTable.read(stored()).orThrow();
        Event.Started first = TODAY.variant(TODAY.presets().getLast().rules()).first();
        List<Entry> entries = List.of(Entry.event(JsonLog.line(first)));
        assertThatExceptionOfType(Damaged.class)
                .isThrownBy(() -> StoredMatch.read(saved.setup(), entries))
                .withMessage("the hand in row 0 of its journal has other rules than the table");
    }
}
