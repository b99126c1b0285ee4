package sparrow.core.tile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A misreading names the first character that is wrong, counted from 0, and says what to write
/// instead.
class NotationErrorsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "123      | 0 | numbers without a suit: end them with m, p, s, z or f",
                "1m23     | 2 | numbers without a suit",
                "12 3m    | 0 | numbers without a suit",
                "12?m     | 0 | numbers without a suit",
                "12(111m) | 0 | numbers without a suit",
                "[111m1]  | 5 | numbers without a suit",
                "(11+1)   | 1 | numbers without a suit",
                "m        | 0 | 'm' needs numbers before it, as in 123m",
                "1mm      | 2 | 'm' needs numbers before it",
                "(p)      | 1 | 'p' needs numbers before it, as in 123p",
                "18z      | 1 | no such tile: honors are 1–7z",
                "0z       | 0 | no such tile: honors are 1–7z",
                "1m9f     | 2 | no such tile: flowers are 1–4f, seasons 5–8f",
                "0f       | 0 | flowers are 1–4f",
                "3j       | 0 | 1j is a joker, 2j a blank",
                "1m1x     | 3 | 'x' is not a tile",
                "1B       | 1 | 'B' is not a tile; write 123m456p, 1B 2C 3D or 🀇🀈🀉",
                "1m🀇     | 2 | '🀇' is not a tile",
                "1m)      | 2 | ')' closes a meld that was never opened",
                "]        | 0 | ']' closes a meld that was never opened",
                "}        | 0 | '}' closes a meld that was never opened",
                "1+1m     | 1 | '+' belongs inside a meld, as in (111+1m)",
                "11z(111m | 8 | ')' is missing; it closes the meld that character 4 opens",
                "[        | 1 | ']' is missing; it closes the meld that character 1 opens",
                "{1111m   | 6 | '}' is missing; it closes the meld that character 1 opens",
                "(111m]   | 5 | ']' inside a meld that ')' should close",
                "[111m(   | 5 | '(' inside a meld that ']' should close",
                "{111m{   | 5 | '{' inside a meld that '}' should close",
                "(1+1+1m) | 4 | a meld has one '+' at most",
                "1z(11m)  | 2 | a meld has three tiles or more, and this one two",
                "()       | 0 | a meld has three tiles or more, and this one none",
                "(1m1f)   | 0 | a meld has three tiles or more, and this one two",
                "(1111111111111m) | 0 | a meld has 12 tiles at most",
                "(111m+)  | 0 | '+' stands between the first tiles of a meld and those added later",
                "(+111m)  | 0 | '+' stands between the first tiles of a meld and those added later"
            })
    void compact_notation_says_where_and_why(String text, int at, String why) {
        misread(Notation.COMPACT, text, at, why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "1B 2     | 3 | 2 needs its suit: B for bams, C for craks, D for dots",
                "12 B     | 0 | 1 needs its suit",
                "10       | 0 | 1 needs its suit",
                "01       | 1 | 1 needs its suit",
                "0B       | 1 | 0 is the soap and has no suit",
                "N 00d    | 4 | 0 is the soap and has no suit",
                "B        | 0 | 'B' needs a number before it, as in 3B",
                "N c      | 2 | 'c' needs a number before it, as in 3C",
                "1BD      | 2 | 'D' needs a number before it, as in 3D",
                "1B X     | 3 | 'X' is not a tile",
                "jokers   | 1 | 'o' is not a tile",
                "f9       | 1 | 9 needs its suit",
                "1B 🀇    | 3 | '🀇' is not a tile",
                "N)       | 1 | ')' closes a meld that was never opened",
                "N + N    | 2 | '+' belongs inside a meld",
                "N (E E E | 8 | ')' is missing; it closes the meld that character 3 opens",
                "(1B 1B)  | 0 | a meld has three tiles or more, and this one two"
            })
    void american_notation_says_where_and_why(String text, int at, String why) {
        misread(Notation.AMERICAN, text, at, why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "🀇1m     | 2 | '1' is not a tile",
                "🀇*      | 2 | only a five can be red",
                "🀀*      | 2 | only a five can be red",
                "*        | 0 | '*' is not a tile",
                "🀬       | 0 | '🀬' is not a tile",
                "🀋**     | 3 | '*' is not a tile",
                "(🀇🀇🀇  | 7 | ')' is missing; it closes the meld that character 1 opens",
                "(🀇🀇)   | 0 | a meld has three tiles or more, and this one two"
            })
    void unicode_notation_says_where_and_why(String text, int at, String why) {
        misread(Notation.UNICODE, text, at, why);
    }

    private static void misread(Notation notation, String text, int at, String why) {
        assertThat(notation.read(text))
                .isInstanceOfSatisfying(
                        Reading.Misread.class,
                        misread -> {
                            assertThat(misread.at()).isEqualTo(at);
                            assertThat(misread.why()).contains(why);
                        });
    }

    @Test
    void where_no_notation_fits_the_one_that_got_furthest_explains() {
        assertThat(Notation.readAny("1B 2C 3X"))
                .isEqualTo(
                        new Reading.Misread<Hand>(
                                6, "3 needs its suit: B for bams, C for craks, D for dots"));
        assertThat(Notation.readAny("123m45p18z"))
                .isInstanceOfSatisfying(
                        Reading.Misread.class,
                        misread -> {
                            assertThat(misread.at()).isEqualTo(8);
                            assertThat(misread.why()).contains("honors are 1–7z");
                        });
        assertThat(Notation.readAny("🀇🀇x"))
                .isInstanceOfSatisfying(
                        Reading.Misread.class, misread -> assertThat(misread.at()).isEqualTo(4));
    }

    @Test
    void a_text_that_is_too_long_is_refused_unread() {
        String longest = "1m".repeat(Notation.LONGEST / 2);
        for (Notation notation : Notation.values()) {
            assertThat(notation.read(longest + " "))
                    .isEqualTo(
                            new Reading.Misread<Hand>(
                                    2_000, "the text is longer than 2000 characters"));
        }
        assertThat(Hand.of(longest).tiles()).hasSize(1_000);
        assertThat(Notation.readAny(longest + " ")).isInstanceOf(Reading.Misread.class);
    }

    @ParameterizedTest
    @CsvSource({"123m(111m), 4", "[1111z]1m, 0", "'1m {1111z}', 3"})
    void where_only_tiles_belong_a_meld_is_named_by_its_bracket(String text, int at) {
        assertThat(Notation.COMPACT.readTiles(text))
                .isEqualTo(new Reading.Misread<List<Tile>>(at, "no melds belong here, only tiles"));
    }

    @Test
    void a_misreading_stays_one_when_mapped_and_is_thrown_when_it_cannot_be() {
        Reading<Hand> misread = Notation.COMPACT.read("1m9z");
        assertThat(misread.map(hand -> hand.tiles().size()))
                .isInstanceOfSatisfying(
                        Reading.Misread.class, mapped -> assertThat(mapped.at()).isEqualTo(2));
        assertThat(Notation.COMPACT.read("12m").map(hand -> hand.tiles().size()).orThrow())
                .isEqualTo(2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Hand.of("1m9z"))
                .withMessageStartingWith("at 2: there is no such tile");
        assertThat(Notation.COMPACT.readTiles("9z")).isInstanceOf(Reading.Misread.class);
    }
}
