package sparrow.riichi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.tile.Reading;

/// The rule sets people play: the same wins under each, and how rules are written.
class RulesTest {
    /// A red five; ippatsu and ura; 4 han 30 fu; a double wind pair; 13 han; pure gates; renhou.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            useHeadersInDisplayName = true,
            textBlock =
                    """
                    preset   | red | ippatsu | ura | kan dora | kiriage | winds | counted | gates  | stacked | renhou
                    tenhou   | 2   | 2       | 3   | 5        | 7700    | 50    | 32000   | 32000  | 96000   | 0
                    majsoul  | 2   | 2       | 3   | 5        | 7700    | 50    | 32000   | 64000  | 128000  | 0
                    mleague  | 2   | 2       | 3   | 5        | 8000    | 40    | 24000   | 32000  | 96000   | 0
                    wrc      | 1   | 2       | 3   | 5        | 8000    | 40    | 32000   | 32000  | 96000   | 8000
                    ema2016  | 1   | 2       | 3   | 5        | 7700    | 50    | 24000   | 32000  | 32000   | 8000
                    ema2025  | 1   | 2       | 3   | 5        | 8000    | 40    | 24000   | 32000  | 32000   | 8000
                    jpml-a   | 1   | 1       | 1   | 3        | 7700    | 40    | 32000   | 32000  | 96000   | 0
                    """)
    void four_players(
            String preset,
            int red,
            int ippatsu,
            int ura,
            int kanDora,
            long kiriage,
            int winds,
            long counted,
            long gates,
            long stacked,
            long renhou) {
        assertThat(score(preset, "123m406p789s333z2z 2z riichi").han()).isEqualTo(red);
        assertThat(score(preset, "123m456p789s333z2z 2z riichi ippatsu").han()).isEqualTo(ippatsu);
        assertThat(score(preset, "123m456p789s333z2z 2z riichi ura=1z").han()).isEqualTo(ura);
        assertThat(score(preset, "123m456p789s333z2z 2z riichi dora=1z1z").han())
                .isEqualTo(kanDora);
        assertThat(score(preset, "23m456p678s345s99p 1m more=3").points()).isEqualTo(kiriage);
        assertThat(score(preset, "23m456p678s999s11z 1m riichi seat=1z").fu()).isEqualTo(winds);
        assertThat(score(preset, "23m456p678s345s99p 1m more=12").points()).isEqualTo(counted);
        assertThat(score(preset, "1112345678999m 5m").points()).isEqualTo(gates);
        assertThat(score(preset, "5556667771113z 3z tsumo").points()).isEqualTo(stacked);
        Outcome first = rules(preset).score(Wins.win("123m456p789s333z2z 2z renhou"));
        assertThat(first instanceof Score score ? score.points() : 0).isEqualTo(renhou);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"tenhou3, 0, 32000", "majsoul3, 0, 64000"})
    void three_players(String preset, int redCharacters, long gates) {
        assertThat(rules(preset).players()).isEqualTo(3);
        assertThat(rules(preset).rules().number("aka_m")).isEqualTo(redCharacters);
        assertThat(score(preset, "1112345678999p 5p").points()).isEqualTo(gates);
        assertThat(score(preset, "23p456p678s33399s 1p riichi nuki=1 dora=3z").toString())
                .isEqualTo("Riichi 1, Dora 1, Nuki Dora 1: 3 han 40 fu 5200");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "tenhou,  -32000 64000 -32000 0",
        "majsoul, -48000 64000 -16000 0",
        "mleague, -48000 64000 -16000 0",
        "wrc,     -48000 64000 -16000 0",
        "ema2016, -16000 32000 -16000 0",
        "ema2025, -16000 32000 -16000 0",
        "jpml-a,  -48000 64000 -16000 0"
    })
    void liability(String preset, String deltas) {
        Score score = score(preset, "222z1z(555z)(666z)(777z) 1z from=1z liable=3z");
        assertThat(score.deltas()).hasToString("[" + deltas.replace(" ", ", ") + "]");
    }

    @ParameterizedTest(name = "{0}={1}")
    @CsvSource({
        "aka, yes, aka_m, 1",
        "aka, no, aka_s, 0",
        "aka, false, aka_p, 0",
        "aka, 4, aka_p, 4",
        "double_yakuman, true, double_dai_suushii, yes",
        "double_yakuman, on, double_kokushi_13, yes",
        "double_yakuman, off, double_kokushi_13, no",
        "limit_6x_yakuman, yes, yakuman_cap, 6",
        "limit_6x_yakuman, no, yakuman_cap, 0",
        "renhou_yakuman, yes, renhou, yakuman",
        "renhou_yakuman, no, renhou, five_han",
        "kuitan, false, kuitan, no",
        "kazoe, multiple, kazoe, multiple"
    })
    void a_change_is_written_in_many_ways(String key, String value, String rule, String found) {
        RiichiRules rules = RiichiRules.of("tenhou", Map.of(key, value)).orThrow();
        assertThat(rules.rules().value(rule)).isEqualTo(found);
    }

    @Test
    void what_is_no_rule_is_named() {
        assertThat(why(RiichiRules.of("tenhuo", Map.of())))
                .isEqualTo(
                        "there is no preset 'tenhuo'; the presets are tenhou, tenhou3, majsoul,"
                                + " majsoul3, mleague, wrc, ema2016, ema2025, jpml-a");
        assertThat(why(RiichiRules.of("tenhou", Map.of("kuitann", "yes")))).contains("kuitann");
        assertThat(why(RiichiRules.of("tenhou", Map.of("kazoe", "twice")))).contains("kazoe");
        assertThat(why(RiichiRules.of("tenhou", Map.of("aka", "5")))).contains("aka_m");
    }

    private static String why(Reading<RiichiRules> reading) {
        return reading instanceof Reading.Misread<RiichiRules>(int _, String why) ? why : "";
    }

    @Test
    void equal_rules_are_equal() {
        RiichiRules same = RiichiRules.of("tenhou", Map.of("kuitan", "yes")).orThrow();
        RiichiRules other = RiichiRules.of("tenhou", Map.of("kuitan", "no")).orThrow();
        assertThat(same).isEqualTo(RiichiRules.TENHOU).hasSameHashCodeAs(RiichiRules.TENHOU);
        assertThat(other).isNotEqualTo(RiichiRules.TENHOU);
        assertThat(other.hashCode()).isNotEqualTo(RiichiRules.TENHOU.hashCode());
        assertThat(other.toString()).contains("kuitan=no");
    }

    @Test
    void presets_and_yaku_have_names() {
        assertThat(Preset.JPML_A.key()).isEqualTo("jpml-a");
        assertThat(Preset.WRC.title()).isEqualTo("World Riichi Championship 2025");
        assertThat(Yaku.all().stream().filter(Yaku::isDora))
                .containsExactly(Yaku.DORA, Yaku.URA_DORA, Yaku.AKA_DORA, Yaku.NUKI_DORA);
    }

    private static RiichiRules rules(String preset) {
        return RiichiRules.of(preset, Map.of()).orThrow();
    }

    private static Score score(String preset, String win) {
        return rules(preset).score(Wins.win(win)).orThrow();
    }
}
