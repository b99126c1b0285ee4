package sparrow.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sparrow.core.table.Option;
import sparrow.core.table.Rules;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Reading;

/// Whatever anybody types is read or refused, and nothing else happens. The first tests show that
/// [Fuzz] would notice.
class FuzzTest {
    private static final String[] HANDS = {
        "123m456p789s11z",
        "0m0p0s1234567z12345678f12j?",
        "11z(123m)[1111p]{1111s}(111+1m)[15f]",
        "1B 2C 3D N E W S R G 0 F J",
        "joker north f1 soap blank (5D 5D J) {3B 3B 3B 3B}",
        "🀀🀁🀇🀋*🀙(🀇🀇🀇+🀇)□🀫"
    };

    private static final List<Option> OPTIONS =
            List.of(
                    Option.on("pass", "a pass"),
                    Option.choice("length", "rounds", "east", "south"),
                    Option.number("kong", "points", -9, 9, 1));

    private static final String[] RULES = {
        "pass=no", "length=south,kong=3", "kong=-9,pass=yes", "length=east"
    };

    @Test
    void a_parser_that_throws_is_caught_with_seed_and_input() {
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() ->
                        Fuzz.of("123m")
                                .seed(5)
                                .inputs(1_000)
                                .check(text -> new Reading.Read<>(text.charAt(3))))
                .withMessageContaining("StringIndexOutOfBounds")
                .withMessageContaining("seed 5, input ");
    }

    @Test
    void a_parser_that_swallows_memory_is_caught() {
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(
                        () -> Fuzz.hostile(text -> new Reading.Read<>(text.repeat(80).length())))
                .withMessageContaining("it used up");
    }

    @Test
    void a_parser_that_gives_no_reason_is_caught() {
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() ->
                        Fuzz.of().inputs(1).check(text -> new Reading.Misread<String>(0, " ")))
                .withMessageContaining("names no place and reason");
    }

    @Test
    void the_same_seed_makes_the_same_inputs() {
        assertThat(inputs(8)).isEqualTo(inputs(8)).hasSize(1_000).isNotEqualTo(inputs(9));
    }

    @Test
    void what_came_of_the_inputs_is_counted_and_a_run_goes_on_at_any_number() {
        Census whole = Fuzz.of(HANDS).seed(8).inputs(1_000).check(Notation.COMPACT::read);
        Census sum = Fuzz.of(HANDS).seed(8).inputs(300).check(Notation.COMPACT::read);
        sum.add(
                Fuzz.of(HANDS)
                        .seed(8)
                        .from(300)
                        .inputs(700)
                        .check(Notation.COMPACT::read)
                        .counts());
        assertThat(whole.count("read")).isPositive();
        assertThat(whole.count("read") + whole.count("refused")).isEqualTo(1_000);
        assertThat(sum.count("read")).isEqualTo(whole.count("read"));
    }

    /// The inputs in sorting order: threads share them, and give them in any order.
    private static List<String> inputs(long seed) {
        Queue<String> given = new ConcurrentLinkedQueue<>();
        Fuzz.of(HANDS)
                .seed(seed)
                .inputs(1_000)
                .check(text -> {
                    given.add(text);
                    return new Reading.Read<>(text);
                });
        return given.stream().sorted().toList();
    }

    @ParameterizedTest
    @EnumSource(Notation.class)
    void every_notation_reads_or_refuses_whatever_is_typed(Notation notation) {
        Fuzz.of(HANDS).check(text -> readBack(notation, text));
        Fuzz.hostile(text -> readBack(notation, text));
        Fuzz.hostile(notation::readTiles);
    }

    /// What was read is written so that it is read the same; what was not names a place in the text
    /// or its end.
    private static Reading<Hand> readBack(Notation notation, String text) {
        Reading<Hand> reading = notation.read(text);
        switch (reading) {
            case Reading.Read<Hand>(Hand hand) -> {
                String written = notation.write(hand);
                assertThat(
                                written.length() > Notation.LONGEST
                                        || notation.read(written).equals(reading))
                        .as(written)
                        .isTrue();
            }
            case Reading.Misread<Hand>(int at, String _) ->
                    assertThat(at).isLessThanOrEqualTo(text.length());
        }
        return reading;
    }

    @Test
    void any_notation_reads_or_refuses_whatever_is_typed() {
        Fuzz.of(HANDS).check(Notation::readAny);
        Fuzz.hostile(Notation::readAny);
    }

    @Test
    void house_rules_are_read_or_refused() {
        Fuzz.of(RULES).check(text -> Rules.of(OPTIONS, changes(text)));
        Fuzz.hostile(text -> Rules.of(OPTIONS, changes(text)));
        Fuzz.hostile(text -> Rules.of(OPTIONS, Map.of("kong", text)));
        Fuzz.hostile(text -> Rules.of(OPTIONS, Map.of(text, "yes")));
    }

    @LongTest("fuzz-notations")
    void ten_million_texts_are_read_or_refused_in_every_notation() {
        Map<String, Fuzz.Parser> parsers = new TreeMap<>();
        for (Notation notation : Notation.values()) {
            parsers.put(
                    "hands, " + notation,
                    new Fuzz.Parser(Fuzz.of(HANDS), text -> readBack(notation, text)));
            parsers.put("tiles, " + notation, new Fuzz.Parser(Fuzz.of(HANDS), notation::readTiles));
        }
        parsers.put("hands, any notation", new Fuzz.Parser(Fuzz.of(HANDS), Notation::readAny));
        parsers.put(
                "house rules",
                new Fuzz.Parser(Fuzz.of(RULES), text -> Rules.of(OPTIONS, changes(text))));
        Fuzz.inTheLongRun(
                "fuzz-notations",
                10_000_000,
                100_000,
                "Broken texts for every notation of tiles and hands and for house rules, so many for each: all"
                        + " are read, and read the same when written again, or refused in words.",
                parsers);
    }

    private static Map<String, String> changes(String text) {
        Map<String, String> changes = new TreeMap<>();
        for (String change : text.split(",", 5)) {
            int equals = change.indexOf('=');
            changes.put(change.substring(0, Math.max(0, equals)), change.substring(equals + 1));
        }
        return changes;
    }
}
