package sparrow.american.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Whatever is wrong with a card is said with line, column and remedy, all at once.
class BadCardsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '→',
            quoteCharacter = '\0',
            textBlock =
                    """
                    111a 222b 33333c RG X 25       → 1  → the line has 13 tiles; a hand has 14: add 1
                    111a 222b 333333c NEW X 25     → 1  → the line has 15 tiles; a hand has 14: take away 1
                    {11|111}a 2222b 33333c NEW X 2 → 1  → the line has 15 tiles in one version; a hand has 14: take away 1
                    QQQ 111a 2222b 3333c X 25      → 1  → 'Q' is no tile; tiles are 1-9, 0, D, R, G, N, E, W, S, Z, F, x, y, z, suits a, b, c, @b, @c, @d
                    fff 1111a 2222b 333c X 25      → 1  → 'f' is no tile; write F in capitals
                    FFF 1111 2222b 333c X 25       → 5  → 1111 has no suit; add a colour, such as 1111a, or a fixed suit, such as 1111@b
                    FFF 1111a2222b 333c X 25       → 10 → '2' stands behind the suit of a group; put a blank between two groups
                    FFF {1111a 2222b 333c X 25     → 5  → '{' is never closed; write } behind the last alternative
                    FFF 1111a 2222b 333c (run X 25 → 22 → '(' is never closed; write ) where it ends
                    FFF 1111a 2222b 333c 25        → 22 → X or C is missing before the points; write X if groups may be exposed, C if the hand is concealed
                    FFF 1111a 2222b 333c X         → 23 → the points are missing; end the line with them, such as X 25
                    FFF 1111a 2222b 333c x 25      → 22 → 'x' is no mark; write X in capitals
                    FFF 1111a 2222b 333c X 0       → 24 → a line cannot pay 0 points; write a number from 1 to 10000
                    FFF 1111a 2222b 333c (jump) X 9→ 23 → 'jump' is no remark; remarks are these, run, run 2, like, like 1-5, x in odd, y = x+1, distinct, mirror, suits free, nojokers
                    FFF 1111a 2222b 333c (like) X 9→ 1  → like needs one digit and the line has 3; write the same digit everywhere, such as 111a 111b, or use x in 1-9
                    FFF NNNN RRRR GGG (run) X 9    → 1  → run needs digits; write the lowest run, such as 111a 222b 333c
                    FFF NNNN RRRR GGG (x in 1) X 9 → 1  → the remark speaks of x, the groups do not; leave it out
                    FFF 1111a 2222b 333c (x in 0) X→ 23 → '0' is no number from 1 to 9; write any, even, odd, or numbers such as 1,3,5-7
                    FFFFFFFFFF! 33@b RR X 25       → 1  → no hand fits the line: it asks for 10 natural F and there are 8; change its groups or its remark
                    33333@b! NNNN EEEEE X 25       → 1  → no hand fits the line: it asks for 5 natural 3B and there are 4; change its groups or its remark
                    NNNNNNNNNNNNNN X 25            → 1  → no hand fits the line: it needs 10 jokers and there are 8; change its groups or its remark
                    NNNN EEEE xxxxa yya (y = x+9) X 1→ 1 → no hand fits the line; change its groups or its remark
                    """)
    void a_bad_line_is_told_with_its_column_and_remedy(String line, int column, String why) {
        CardReading reading = Card.parse("section \"Lines\"\n" + line);

        assertThat(errors(reading))
                .anySatisfy(problem -> {
                    assertThat(problem.line()).isEqualTo(2);
                    assertThat(problem.column()).isEqualTo(column);
                    assertThat(problem.what() + "; " + problem.remedy()).isEqualTo(why);
                });
    }

    @Test
    void all_errors_are_told_at_once_in_the_order_of_the_text() {
        assertThat(
                        errors(
                                Card.parse(
                                        """
                                        card "Mine" colour "red"
                                        1: 111a 222b 3333c FFFF X 25
                                        section Evens
                                        section "Evens" loud
                                        1: 22a 444b 6666 88888c Q X 25
                                        1: 222a 444b 666c FFFF NN X 25
                                        section "evens"
                                        or 222a 444b 6666c FFFF X 25
                                        """)))
                .extracting(problem -> problem.line() + ":" + problem.column())
                .containsExactly("1:13", "2:1", "3:9", "4:17", "5:13", "5:25", "6:4", "7:9", "8:1");
    }

    @Test
    void a_line_without_groups_is_refused_even_where_nothing_else_is_needed() {
        assertThat(errors(Card.parse("section \"All\" concealed points 25\n1:\n2: (run)\n3: + -")))
                .extracting(Problem::what)
                .containsExactly(
                        "the line has no groups",
                        "the line has 0 tiles",
                        "run needs digits",
                        "the line has 0 tiles");
    }

    @Test
    void options_count_for_the_whole_card_and_stand_at_its_head() {
        assertThat(
                        errors(
                                Card.parse(
                                        "section \"All\"\noption jokers 0\n1: 1111a 2222b 3333c NN X 25")))
                .extracting(Problem::what)
                .containsExactly("'option' stands below a section");
    }

    @Test
    void a_number_given_twice_is_refused() {
        assertThat(
                        errors(
                                Card.parse(
                                        """
                                        section "Evens"
                                        1: 2222a 4444b 6666c FF X 25
                                        1: 2222a 4444b 8888c FF X 25
                                        """)))
                .extracting(Problem::toString)
                .containsExactly(
                        "line 3, column 1: there is a line 1 in this section already; give it a number of its own.");
    }

    @Test
    void binary_junk_is_no_card() {
        StringBuilder junk = new StringBuilder();
        for (int i = 0; i < 4_000; i++) {
            junk.append((char) (i * 7919 % 256));
        }
        assertThat(errors(Card.parse(junk.toString())))
                .extracting(Problem::toString)
                .containsExactly(
                        "line 1, column 1: this is no text: it holds the control character U+0000;"
                                + " name a card, a plain text file.");
    }

    @Test
    void a_hundred_thousand_lines_are_refused_unread() {
        String text = "section \"All\"\n" + "111a 2222b 3333c FFF X 25\n".repeat(100_000);

        assertThat(errors(Card.parse(text)))
                .containsExactly(
                        new Problem(
                                3_001,
                                1,
                                "the text has more than 3000 lines",
                                "a card has about 60; split it into several cards"));
    }

    @Test
    void a_card_that_would_fill_the_memory_is_refused() {
        String many = "xxa yya zza xxb yyb zzc FF X 25\n".repeat(40);
        String wide = "{1a|2a|3a} ".repeat(14) + "X 25\n";

        assertThat(errors(Card.parse("section \"All\"\n" + many)))
                .extracting(Problem::what)
                .containsExactly("the card has more than 10000 variations up to here");
        assertThat(errors(Card.parse("section \"All\"\n" + wide)))
                .extracting(Problem::what)
                .containsExactly("the card has more than 50000 combinations up to here");
    }

    @Test
    void an_empty_text_is_no_card() {
        assertThat(errors(Card.parse("# nothing\n")))
                .extracting(Problem::what)
                .containsExactly("the card has no lines");
    }

    @Test
    void hands_that_cannot_be_held_are_dropped_with_a_warning() {
        CardReading reading = Card.parse("section \"All\"\n1: DDa 0000! 1111b NNNN X 25");

        assertThat(reading.orThrow().variations()).hasSize(4);
        assertThat(((CardReading.Compiled) reading).warnings())
                .extracting(Problem::toString)
                .containsExactly(
                        "line 2, column 4: 2 combinations cannot be held and are left out, the first"
                                + " because it asks for 6 natural 0 and there are 4; nothing need be done.");
    }

    @Test
    void a_line_marked_exposed_that_nothing_can_be_exposed_for_earns_a_warning() {
        CardReading reading = Card.parse("section \"All\"\n1: 11a 22a 33a 44a 55a 66a NN X 50");

        assertThat(((CardReading.Compiled) reading).warnings())
                .extracting(Problem::what)
                .containsExactly("no group of the line can be exposed");
    }

    static List<Problem> errors(CardReading reading) {
        return switch (reading) {
            case CardReading.Faulty(List<Problem> errors) -> errors;
            case CardReading.Compiled(Card card, List<Problem> warnings) ->
                    throw new AssertionError(card + " was accepted with " + warnings);
        };
    }
}
