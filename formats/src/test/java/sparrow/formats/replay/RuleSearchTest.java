package sparrow.formats.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import sparrow.core.table.Rules;
import sparrow.formats.RiichiFormat;
import sparrow.formats.RiichiRecords;
import sparrow.formats.Simulated;
import sparrow.records.BadRecord;
import sparrow.records.Transcript;
import sparrow.records.file.Formats;
import sparrow.records.file.RecordFile;
import sparrow.riichi.Preset;
import sparrow.riichi.play.RiichiBots;

/// A record that does not tell its rules is read under those by which it comes out.
class RuleSearchTest {
    private static final Formats FORMATS = new Formats(List.of(RiichiRecords.RIICHI));
    private static final int MATCHES = 6;

    /// A match of bots, who win more often than wanderers.
    private static Transcript match(Rules rules, int number) {
        return Simulated.match(
                rules, number, chance -> RiichiBots.BEGINNER.advisor(chance).player());
    }

    private static RecordFile read(Rules rules, int number, RiichiFormat format) throws BadRecord {
        return FORMATS.read(format.write(match(rules, number))).orThrow();
    }

    @ParameterizedTest
    @EnumSource
    void matches_under_every_preset_come_out(Preset preset) throws BadRecord {
        for (int number = 0; number < MATCHES; number++) {
            for (RiichiFormat format : RiichiFormat.values()) {
                if (format != RiichiFormat.XML && !format.ends().isEmpty()) {
                    RecordFile file = read(preset.rules(), number, format);
                    assertThat(FORMATS.difference(file))
                            .as("match %d in %s, assumed %s", number, format, file.assumed())
                            .isEmpty();
                    assertThat(file.assumed().keySet().stream().toList())
                            .as("match %d in %s, assumed %s", number, format, file.assumed())
                            .isIn(List.of(), List.of(RuleSearch.PRESET));
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "kiriage_mangan=yes",
        "honba_each=500",
        "winners=all",
        "winners=one",
        "bankruptcy=no",
        "double_wind_pair_fu=2",
        "dealer_repeats=win",
        "agari_yame=no"
    })
    void one_rule_that_differs_is_found(String rule) throws BadRecord {
        String name = rule.split("=")[0];
        TreeMap<String, String> values = new TreeMap<>(Preset.TENHOU.rules().values());
        values.put(name, rule.split("=")[1]);
        int shown = 0;
        for (int number = 0; number < MATCHES; number++) {
            RecordFile file = read(new Rules(values), number, RiichiFormat.JSON);
            assertThat(FORMATS.difference(file))
                    .as("match %d, assumed %s", number, file.assumed())
                    .isEmpty();
            shown += file.assumed().isEmpty() ? 0 : 1;
        }
        if (SHOWN.contains(rule)) {
            assertThat(shown).as("matches in which it shows").isPositive();
        }
    }

    /// Rules that every few matches show.
    private static final List<String> SHOWN =
            List.of("kiriage_mangan=yes", "honba_each=500", "dealer_repeats=win");

    /// A match with the first payment of a win changed.
    private static String paidOtherwise(String json) {
        String wrong = json.replaceFirst("\\[\"和了\",\\[(-?)(\\d+)", "[\"和了\",[$19$2");
        assertThat(wrong).isNotEqualTo(json);
        return wrong;
    }

    @Test
    void a_ranked_table_tells_its_rules_and_nothing_is_assumed() throws BadRecord {
        String json = RiichiFormat.JSON.write(match(Preset.TENHOU.rules(), 4));
        assertThat(json).contains("般南喰赤");
        assertThat(FORMATS.read(json).orThrow().assumed()).isEmpty();
        RecordFile wrong = FORMATS.read(paidOtherwise(json)).orThrow();
        assertThat(FORMATS.difference(wrong)).isPresent();
        assertThat(wrong.assumed()).isEmpty();
    }

    @Test
    void a_record_that_no_rules_explain_stays_as_it_was() throws BadRecord {
        String json =
                RiichiFormat.JSON.write(match(Preset.TENHOU.rules(), 4)).replace("般南喰赤", "南喰赤+");
        assertThat(FORMATS.difference(FORMATS.read(json).orThrow())).isEmpty();
        RecordFile wrong = FORMATS.read(paidOtherwise(json)).orThrow();
        assertThat(FORMATS.difference(wrong)).isPresent();
        assertThat(wrong.assumed()).isEmpty();
    }

    @Test
    void rules_that_somebody_names_hold_as_far_as_the_record_does_not_tell_them() {
        Transcript match = Simulated.match(3);
        RecordFile file = new RecordFile(RiichiFormat.MJAI, match);
        Rules rules =
                FORMATS.under(file, Preset.MLEAGUE.rules(), Set.of())
                        .match()
                        .hands()
                        .getFirst()
                        .started()
                        .rules();
        assertThat(rules.value("kiriage_mangan")).isEqualTo("yes");
        for (String told : List.of("sanma", "length", "aka_m")) {
            assertThat(rules.value(told))
                    .isEqualTo(match.hands().getFirst().started().rules().value(told));
        }
    }

    @Test
    void our_own_log_tells_its_rules_whatever_somebody_names() {
        RecordFile log = new RecordFile(Formats.SPARROW, Simulated.match(3));
        assertThat(FORMATS.under(log, Preset.MLEAGUE.rules(), Set.of("uma"))).isEqualTo(log);
    }
}
