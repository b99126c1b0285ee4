package sparrow.american.card.reader;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.american.card.Card;

/// Whatever is wrong with a card is said with line, column and remedy, all at once.
class BadCardsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '→',
            quoteCharacter = '\0',
            textBlock =
                    """
                    111a 222b 33333c RG X 25           → 1  → the line has 13 tiles; a hand has 14: add 1
                    111a 222b 333333c NEW X 25         → 1  → the line has 15 tiles; a hand has 14: take away 1
                    {11|111}a 2222b 33333c NEW X 2     → 1  → the line has 15 tiles in one version; a hand has 14: take away 1
                    1111111a 2222b 333c X 25           → 1  → the group has 7 equal tiles; a group has six at most, a sextet; write two groups
                    FFFFFFFFFF! 33@b RR X 25           → 1  → the group has 10 equal tiles; a group has six at most, a sextet; write two groups
                    333c {1111111|NEWSNEW}a 2222b X 25 → 7  → the group has 7 equal tiles; a group has six at most, a sextet; write two groups
                    NNNNNNNNNNNNNN X 25                → 1  → the group has 14 equal tiles; a group has six at most, a sextet; write two groups
                    QQQ 111a 2222b 3333c X 25          → 1  → 'Q' is no tile; tiles are 1-9, 0, D, R, G, N, E, W, S, Z, F, x, y, z
                    {QQQ|QQQ}a 111a 2222b 3333c X 25   → 2  → 'Q' is no tile; tiles are 1-9, 0, D, R, G, N, E, W, S, Z, F, x, y, z
                    fff 1111a 2222b 333c X 25          → 1  → 'f' is no tile; write F in capitals
                    FFf 1111a 2222b 333c X 25          → 3  → 'f' is no tile; write F in capitals
                    FFF 1111 2222b 333c X 25           → 5  → 1111 has no suit; add a colour, such as 1111a, or a fixed suit, such as 1111@b
                    FFF {1111|222}a {33|44} 555c X 25  → 18 → 33 has no suit; add a colour, such as 33a, or a fixed suit, such as 33@b
                    FFF 1111a 2222b 3c 44d X 25        → 22 → 'd' is no suit; suits are a, b, c, or @b, @c, @d for bams, craks, dots
                    FFF 1111a 2222b 333B X 25          → 20 → 'B' is no suit; suits are a, b, c, or @b, @c, @d for bams, craks, dots
                    FFF 1111a 2222b 333e X 25          → 20 → 'e' is no suit; suits are a, b, c, or @b, @c, @d for bams, craks, dots
                    FFF 1111a 2222b 333@e X 25         → 20 → '@' names no suit; write @b, @c or @d for bams, craks or dots
                    FFF 1111a 2222b 333ab X 25         → 21 → the group has two suits; keep one of them
                    FFF 1111a 2222b 333!c X 25         → 21 → 'c' stands behind the ! of a group; write the suit first, as in 222a!
                    FFF 1111a 2222b 333c!~ X 25        → 22 → '~' stands behind the ! of a group; end the group there
                    FFF 1111a2222b 333c X 25           → 10 → '2' stands behind the suit of a group; put a blank between two groups
                    FFF {1111a 2222b 333c X 25         → 5  → '{' is never closed; write } behind the last alternative
                    FFF 1111a {2222b|333c (run) X 25   → 11 → '{' is never closed; write } behind the last alternative
                    FFF 11{11a 2222b 333c X 25         → 7  → '{' is never closed; write } behind the last alternative
                    FFF 1111a 2222b} 333c X 25         → 16 → '}' closes nothing; write { where it begins
                    FFF 11{11|22}a 2222b 333c X 25     → 7  → '{' stands inside a group; begin a group with it
                    FFF {1111|}a 2222b 333c X 25       → 11 → an alternative has no tiles; write it, as in {DDa|DDb}
                    FFF {}a 1111a 2222b 333c X 25      → 6  → an alternative has no tiles; write it, as in {DDa|DDb}
                    FFF {1111 2222}a 2222b 333c X 25   → 11 → '2' stands in braces behind a blank; put | between alternatives
                    FFF 1111a 2222b 333c (run X 25     → 22 → '(' is never closed; write ) where it ends
                    FFF 1111a 2222b 333c "run X 25     → 22 → '"' is never closed; write " where it ends
                    FFF 1111a 2222b 333c "run" X 25    → 22 → text in quotes has no place in a line; write groups such as 222a, or a comment behind #
                    FFF 1111a 2222b 333c) X 25         → 21 → ')' closes nothing; write ( where it begins
                    FFF 1111a 2222b 333c [run] X 25    → 22 → '[' has no meaning; write alternatives in { } and remarks in ( )
                    FFF 1111a 2222b 333c (run) (mirror) X 9 → 28 → the line has two remarks; join them in one pair of brackets, with ; between
                    FFF 1111a 2222b 333c 25            → 22 → X or C is missing before the points; write X if groups may be exposed, C if the hand is concealed
                    FFF 1111a 2222b 333c X             → 23 → the points are missing; end the line with them, such as X 25
                    FFF 1111a 2222b 333c               → 21 → X or C and the points are missing; end the line with them, such as X 25
                    FFF 1111a 2222b 333c x 25          → 22 → 'x' is no mark; write X in capitals
                    FFF 1111a 2222b 333c Y 25          → 22 → 'Y' is no mark; write X if groups may be exposed, C if the hand is concealed
                    FFF 1111a 2222b 333c X25           → 22 → 'X25' is neither a group nor the points; put a blank between: X 25
                    FFF 1111a 2222b 333c 25 X          → 22 → the points stand before X; write X 25
                    FFF 1111a 2222b 333c X 25 25       → 27 → '25' stands behind the points; end the line with them, or write a comment behind #
                    FFF 1111a 2222b 333c X 25 (run)    → 27 → the remark stands behind the points; write it before X
                    FFF 1111a 2222b 333c X (run) 25    → 24 → the remark stands behind X; write it before X
                    FFF 1111a 2222b 333c X 0           → 24 → a line cannot pay 0 points; write a whole number from 1 to 10000
                    FFF 1111a 2222b 333c X 99999999999 → 24 → a line cannot pay 99999999999 points; write a whole number from 1 to 10000
                    FFF 1111a 2222b 333c X -25         → 24 → '-25' is no number of points; write a whole number from 1 to 10000
                    FFF 1111a 2222b 333c -25           → 22 → '-25' is no number of points; write a whole number from 1 to 10000
                    FFF 1111a 2222b 333c X 2.5         → 24 → '2.5' is no number of points; write a whole number from 1 to 10000
                    FFF 1111a 2222b 333c X ten         → 24 → 'ten' is no number of points; write a whole number from 1 to 10000
                    FFF 1111a 2222b 333c (jump) X 9    → 23 → 'jump' is no remark; remarks are these, run, run 2, like, like 1-5, x in odd, y = x+1, distinct, mirror, suits free, nojokers
                    FFF 1111a 2222b 333c (Run) X 9     → 23 → 'Run' is no remark; write run in small letters
                    FFF 1111a 2222b 333c () X 9        → 23 → the remark is empty; leave the brackets out
                    FFF 1111a 2222b 333c (run;) X 9    → 27 → a part of the remark is empty; write ; only between two parts
                    FFF 1111a 2222b 333c (run 9) X 9   → 23 → a run cannot shift by 9; write run, or run 2 to run 8
                    FFF 1111a 2222b 333c (run; run 2) X 9 → 28 → the remark says run twice; say it once
                    FFF 1111a 1111b 111c (like 1; like 2) X 9 → 31 → the remark says like twice; say it once: like 1,3,5
                    FFF 1111a 1111b 111c (run; like) X 9 → 22 → these, run and like contradict each other; keep one of them
                    FFF 1111a 2222b 333c (like) X 9    → 1  → like needs one digit and the line has 3; write the same digit everywhere, such as 111a 111b, or use x in 1-9
                    FFF {1111|2222}a 2222b 222c (like) X 9 → 1  → like needs one digit and the line has 2; write the same digit everywhere, such as 111a 111b, or use x in 1-9
                    FFF NNNN RRRR GGG (like) X 9       → 1  → like needs one digit and the line has none; write the same digit everywhere, such as 111a 111b, or use x in 1-9
                    FFF NNNN RRRR GGG (run) X 9        → 1  → run needs digits; write the lowest run, such as 111a 222b 333c
                    FFF NNNN RRRR GGG (mirror) X 9     → 1  → mirror needs numbers; leave it out
                    FFF NNNN RRRR xxxa (distinct) X 9  → 1  → distinct needs two variables; leave it out, or use x and y
                    FFF NNNN {xxxx|yyyy}a 000 (distinct) X 9 → 1  → distinct needs two variables; leave it out, or use x and y
                    FFF NNNN RRRR GGG (x in 1) X 9     → 1  → the remark speaks of x, the groups do not; leave it out
                    FFF xxxxa yyyyb 333c (y = y+1) X 9 → 23 → y is tied to itself; tie it to another variable, such as y = x+1
                    FFF 1111a 2222b xxxc (x in 0) X 9  → 23 → '0' is no number from 1 to 9; write any, even, odd, or numbers such as 1,3,5-7
                    FFF 1111a 2222b xxxc (x in 5-3) X 9 → 23 → '5-3' is no number from 1 to 9; write any, even, odd, or numbers such as 1,3,5-7
                    FFF xxxxa yyyyb 333c (x in 1; x in 2) X 9 → 31 → x is given its numbers twice; say it once: x in 1,2,3
                    FFFFFF! FFFF! 33@b RR X 25         → 1  → no hand fits the line: it asks for 10 natural F and there are 8; change its groups or its remark
                    33333@b! NNNN EEEEE X 25           → 1  → no hand fits the line: it asks for 5 natural 3B and there are 4; change its groups or its remark
                    NNNNNN NNNNNN NN~ X 25             → 1  → no hand fits the line: it needs 10 jokers and there are 8; change its groups or its remark
                    NNNN EEEE xxxxa yya (y = x+9) X 1  → 1  → no hand fits the line: no number from 1 to 9 fits its remark; change its groups or its remark
                    1. FFF 1111a 2222b 333c X 25       → 2  → the number of a line ends with a colon; write 1:
                    0: FFF 1111a 2222b 333c X 25       → 1  → lines are counted from 1; give it another number
                    1: X 25                            → 4  → the line has no groups; write them, such as 111a 222b 33c
                    1:                                 → 3  → the line has no groups; write them, such as 111a 222b 33c
                    X 25                               → 1  → the line has no groups; write them, such as 111a 222b 33c
                    (run) X 25                         → 1  → the line has no groups; write them, such as 111a 222b 33c
                    or 111a 2222b 3333c FFF X 25       → 1  → 'or' has no line above it; write the first version as a line of its own
                    section Odds                       → 9  → the section has no name; write it in quotes, such as section "Evens"
                    section "Odds" loud                → 16 → 'loud' says nothing about a section; known are nobonus, nojokers, concealed and points 25
                    section "Odds" points -5           → 16 → the points of a section are no number; write points 25, from 1 to 9999
                    section "Lines"                    → 9  → there is a section "Lines" already; give it another name, or move its lines there
                    card "Mine"                        → 1  → 'card' stands below a section; move it to the head of the card
                    """)
    void a_bad_line_gives_one_error_with_its_column_its_cause_and_a_remedy(
            String line, int column, String why) {
        CardReading reading =
                CardReader.read(
                        "section \"Lines\"\n"
                                + line
                                + "\nsection \"More\"\n1: FFF 1111a 2222b 333c X 25");

        assertThat(errors(reading))
                .extracting(Problem::toString)
                .containsExactly("line 2, column " + column + ": " + why + ".");
    }

    @Test
    void sections_without_a_name_are_not_taken_for_one() {
        assertThat(
                        errors(
                                CardReader.read(
                                        """
                                        section Evens
                                        1: FFF 1111a 2222b 333c X 25
                                        section
                                        1: FFF 1111a 2222b 333c X 25
                                        section 7
                                        """)))
                .extracting(problem -> problem.line() + ": " + problem.what())
                .containsExactly(
                        "1: the section has no name",
                        "3: the section has no name",
                        "5: the section has no name");
    }

    @Test
    void a_bad_head_of_a_section_is_not_blamed_on_its_lines() {
        assertThat(
                        errors(
                                CardReader.read(
                                        """
                                        section "Pairs" concealed points x50
                                        1: 11a 22a 33a 44a 55a 66a NN
                                        or 11a 22a 33a 44a 55a 66a EE
                                        section "Odds
                                        1: 111a 333a 5555b FFFF
                                        or 111a 333a 5555b NNNN
                                        section "Pairs" concealed points 50
                                        1: 11a 22a 33a 44a 55a 66a NN
                                        """)))
                .extracting(problem -> problem.line() + ": " + problem.what())
                .containsExactly(
                        "1: the points of a section are no number",
                        "4: '\"' is never closed",
                        "7: there is a section \"Pairs\" already");
    }

    @Test
    void all_errors_are_told_at_once_in_the_order_of_the_text() {
        assertThat(
                        errors(
                                CardReader.read(
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
        assertThat(
                        errors(
                                CardReader.read(
                                        "section \"All\" concealed points 25\n1:\n2: (run)\n3: + -")))
                .extracting(Problem::what)
                .containsOnly("the line has no groups")
                .hasSize(3);
    }

    @Test
    void options_count_for_the_whole_card_and_stand_at_its_head() {
        assertThat(
                        errors(
                                CardReader.read(
                                        "section \"All\"\noption jokers 0\n1: 1111a 2222b 3333c NN X 25")))
                .extracting(Problem::what)
                .containsExactly("'option' stands below a section");
    }

    @Test
    void a_number_given_twice_is_refused() {
        assertThat(
                        errors(
                                CardReader.read(
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
        assertThat(errors(CardReader.read(junk.toString())))
                .extracting(Problem::toString)
                .containsExactly(
                        "line 1, column 1: this is no text: it holds the control character U+0000;"
                                + " name a card, a plain text file.");
    }

    @Test
    void a_hundred_thousand_lines_are_refused_unread() {
        String text = "section \"All\"\n" + "111a 2222b 3333c FFF X 25\n".repeat(100_000);

        assertThat(errors(CardReader.read(text)))
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

        assertThat(errors(CardReader.read("section \"All\"\n" + many)))
                .extracting(Problem::what)
                .containsExactly("the card has more than 10000 variations up to here");
        assertThat(errors(CardReader.read("section \"All\"\n" + wide)))
                .extracting(Problem::what)
                .containsExactly("the card has more than 50000 combinations up to here");
    }

    @Test
    void an_empty_text_is_no_card() {
        assertThat(errors(CardReader.read("# nothing\n")))
                .extracting(Problem::what)
                .containsExactly("the card has no lines");
    }

    @Test
    void hands_that_cannot_be_held_are_dropped_with_a_warning() {
        CardReading reading = CardReader.read("section \"All\"\n1: DDa 0000! 1111b NNNN X 25");

        assertThat(reading.orThrow().variations()).hasSize(4);
        assertThat(((CardReading.Compiled) reading).warnings())
                .extracting(Problem::toString)
                .containsExactly(
                        "line 2, column 4: 2 hands cannot be held and are left out, the first"
                                + " because it asks for 6 natural 0 and there are 4; nothing need be done.");
    }

    @Test
    void one_hand_that_cannot_be_held_is_spoken_of_in_the_singular() {
        CardReading reading = CardReader.read("section \"All\"\n1: ZZ NNNN! 1111@b FFFF X 25");

        assertThat(((CardReading.Compiled) reading).warnings())
                .extracting(Problem::what)
                .containsExactly(
                        "1 hand cannot be held and is left out, because it asks for 6 natural N and there are 4");
    }

    @Test
    void a_line_marked_exposed_that_nothing_can_be_exposed_for_earns_a_warning() {
        CardReading reading =
                CardReader.read("section \"All\"\n1: 11a 22a 33a 44a 55a 66a NN X 50");

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
