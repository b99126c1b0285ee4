package sparrow.riichi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// Wins that cannot have happened, each refused by its name and in one sentence.
class ValidityTest {
    private static final String HAND = "123m456p789s333z2z 2z ";
    private static final String OPEN = "123m456p333z2z(789s) 2z ";

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    123m456p789s333z2z 3m     | hand not winning | the hand is not complete.
                    123m456p789s333z 2z       | wrong tile count | a winning hand has 14 tiles, the winning tile included; here are 13.
                    123m456p789s333z22z 2z    | wrong tile count | a winning hand has 14 tiles, the winning tile included; here are 15.
                    123m456p333z(789s) 2z     | wrong tile count | a winning hand has 11 tiles beside 1 meld, the winning tile included; here are 10.
                    123m2z(456p)(789s) 2z     | wrong tile count | a winning hand has 8 tiles beside 2 melds, the winning tile included; here are 5.
                    2z(123m)(456p)(789s)(333z)(444z) 2z | wrong tile count | a hand has four melds at most, not 5.
                    11111m456p789s333z 2z     | too many copies  | there are 5 of 1m, but a set has only 4.
                    333z456p789s2z(333z) 2z   | too many copies  | there are 6 of 3z, but a set has only 4.
                    55m456p789s333z0m 55m     | too many copies  | there are 5 of 5m, but a set has only 4.
                    123m456p789s333z1f 1f     | bad tiles        | Riichi has no plum (flower 1).
                    123m456p789s2z(111f) 2z   | bad tiles        | Riichi has no plum (flower 1).
                    123m456p789s2z(1111f) 2z  | bad tiles        | Riichi has no plum (flower 1).
                    123m456p789s2z(135s) 2z   | bad tiles        | (135s) is no run, triplet or kan.
                    123m456p789s2z[123s] 2z   | bad tiles        | [123s] is no kan: square brackets are for concealed kans alone, such as [1111m]; called melds go in round ones.
                    123m456p789s2z[333s] 2z   | bad tiles        | [333s] is no kan: square brackets are for concealed kans alone, such as [1111m]; called melds go in round ones.
                    """)
    void tiles(String win, String fault, String why) {
        refused(win, "", fault, why);
    }

    @ParameterizedTest(name = "{0}{1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    open   | riichi                 | open hand riichi not allowed | an open hand cannot have declared riichi.
                    closed | open riichi            | open hand riichi not allowed | an open hand cannot have declared riichi.
                    open   | double_riichi          | open hand daburi not allowed | an open hand cannot have declared double riichi.
                    closed | ippatsu                | ippatsu without riichi not allowed | ippatsu needs riichi.
                    closed | open_riichi            | open riichi without riichi not allowed | open riichi needs riichi.
                    closed | tsumo chankan          | chankan with tsumo not allowed | a robbed kan is no self-draw.
                    closed | rinshan                | rinshan without tsumo not allowed | a win after a kan is a self-draw.
                    closed | haitei                 | haitei without tsumo not allowed | haitei is a self-draw; a win on the last discard is houtei.
                    closed | tsumo houtei           | houtei with tsumo not allowed | houtei is a win on a discard; one on the last draw is haitei.
                    closed | tsumo haitei rinshan   | haitei with rinshan not allowed | the draw after a kan is not the last draw of the wall.
                    closed | houtei chankan         | houtei with chankan not allowed | a robbed tile is no discard, so it is not the last one.
                    closed | tsumo tenhou           | tenhou not as dealer not allowed | only the dealer can have tenhou.
                    closed | tenhou seat=1z         | tenhou without tsumo not allowed | tenhou is a self-draw.
                    open   | tsumo tenhou seat=1z   | tenhou with meld not allowed | tenhou has no melds.
                    closed | tsumo chiihou seat=1z  | chiihou as dealer not allowed | the dealer cannot have chiihou.
                    closed | chiihou                | chiihou without tsumo not allowed | chiihou is a self-draw.
                    open   | tsumo chiihou          | chiihou with meld not allowed | chiihou has no melds.
                    closed | renhou seat=1z         | renhou as dealer not allowed | the dealer cannot have renhou.
                    closed | tsumo renhou           | renhou with tsumo not allowed | renhou is a win on a discard.
                    open   | renhou                 | renhou with meld not allowed | renhou has no melds.
                    closed | honba=-1               | bad number | honba, sticks and dora are numbers from 0 to 1000000.
                    closed | sticks=1000001         | bad number | honba, sticks and dora are numbers from 0 to 1000000.
                    closed | more=-1                | bad number | honba, sticks and dora are numbers from 0 to 1000000.
                    closed | in_row=-1              | bad number | honba, sticks and dora are numbers from 0 to 1000000.
                    closed | nuki=5                 | bad number | 0 to 4 norths can be set aside, not 5.
                    closed | nuki=-1                | bad number | 0 to 4 norths can be set aside, not -1.
                    closed | from=2z                | bad seat | the winner cannot have discarded the winning tile.
                    closed | liable=2z              | bad seat | the winner cannot be liable.
                    """)
    void circumstances(String hand, String words, String fault, String why) {
        refused((hand.equals("open") ? OPEN : HAND) + words, "", fault, why);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    123p456p789s333z2z 2z seat=4z          | bad seat  | three players have no north seat.
                    123p456p789s333z2z 2z from=4z          | bad seat  | three players have no north seat.
                    123p456p789s333z2z 2z liable=4z        | bad seat  | three players have no north seat.
                    123p456p333z2z(789s) 2z                | bad tiles | (789s) is no run, triplet or kan of a three-player game.
                    """)
    void three_players(String win, String fault, String why) {
        refused(win, "sanma=yes", fault, why);
    }

    @ParameterizedTest
    @CsvSource({
        "riichi ippatsu",
        "riichi tsumo haitei",
        "riichi houtei",
        "riichi honba=0 sticks=0 more=0 nuki=0",
        "riichi honba=1000000 sticks=1000000 nuki=4",
        "riichi from=3z liable=4z",
        "tsumo tenhou seat=1z",
        "tsumo chiihou"
    })
    void what_can_have_happened_is_scored(String words) {
        assertThat(RiichiRules.TENHOU.score(Wins.win(HAND + words))).isInstanceOf(Score.class);
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    123m456p789s333z2z 2z tsumo riichi rinshan | '' | a win after a kan needs a kan in the hand, such as [1111m].
                    123m456p789s2z[3333z] 2z tsumo riichi ippatsu rinshan | '' | a kan ends ippatsu, so a win after one cannot be ippatsu.
                    123m456p789s333z2z 2z riichi chankan       | '' | the other three 2z lie in the kan that was robbed; the hand cannot hold more than one.
                    123m456p789s333z2z 2z tsumo riichi_tile    | '' | a win on the tile of a riichi is a win on a discard.
                    123m456p789s333z2z 2z chankan kan_discard  | '' | a win on the discard after a kan is a win on a discard.
                    123m456p789s333z2z 2z tsumo tenhou chiihou seat=1z | '' | a win is tenhou or chiihou, not both.
                    123m456p789s333z2z 2z tsumo chiihou haitei | '' | chiihou comes before any call and long before the last tile: leave out haitei.
                    123m456p789s333z2z 2z riichi dora=3z ura=3z | '' | there are 5 of 3z, but a set has only 4.
                    123m456p789s333z2z 2z riichi in_row=1      | '' | paarenchan does not count under these rules.
                    123m456p789s333z2z 2z riichi in_row=1      | paarenchan=yes | only the dealer can have paarenchan.
                    123m456p789s333z2z 2z tsumo from=3z        | '' | nobody discards the tile of a self-draw; leave out whose tile it was.
                    """)
    void contradictions(String win, String rules, String why) {
        assertThat(refusal(Wins.win(win), Wins.rules(rules)).why()).isEqualTo(why);
    }

    @ParameterizedTest
    @CsvSource({
        "123m456p789s2z[3333z] 2z tsumo riichi rinshan, ''",
        "13m456p789s333z22z 2m riichi chankan, ''",
        "123p456p789s2223z 3z tsumo riichi rinshan nuki=1, sanma=yes",
        "00m123p456p789s22z 0m riichi, aka_m=3",
        "00m123p456p789s22z 0m riichi, aka=no"
    })
    void and_what_looks_like_one_is_scored(String win, String rules) {
        assertThat(Wins.rules(rules).score(Wins.win(win))).isInstanceOf(Score.class);
    }

    @Test
    void tenhou_needs_no_seat() {
        Win win = Win.tsumo(Hand.of("123m456p789s333z22z"), Tile.SOUTH);
        assertThat(Wins.yaku(Wins.score(win.with(Circumstance.TENHOU)))).isEqualTo("Tenhou 13");
    }

    @Test
    void the_winning_tile_must_be_in_the_hand_and_not_in_a_meld() {
        Hand hand = Hand.of("123m456p333z22z(789s)");
        NoScore inMeld = refusal(Win.ron(hand, Tile.S8), RiichiRules.TENHOU);
        assertThat(inMeld.fault()).isEqualTo(NoScore.Fault.HAND_NOT_WINNING);
        assertThat(inMeld.why())
                .isEqualTo("the winning tile 8s lies in a meld and cannot have come last.");
        NoScore nowhere = refusal(Win.ron(hand, Tile.S1), RiichiRules.TENHOU);
        assertThat(nowhere.fault()).isEqualTo(NoScore.Fault.WINNING_TILE_NOT_IN_HAND);
        assertThat(nowhere.why()).isEqualTo("the winning tile 1s is not in the hand.");
        assertThat(nowhere.fault().key()).isEqualTo("winning_tile_not_in_hand");
    }

    @Test
    void five_alike_are_no_meld() {
        Meld five =
                Meld.of(Meld.Manner.CLAIMED, List.of(Tile.M1, Tile.M1, Tile.M1, Tile.M1, Tile.M1));
        Win win = Win.ron(new Hand(Wins.tiles("456p789s333z22z"), List.of(five)), Tile.SOUTH);
        assertThat(Wins.fault(win)).isEqualTo(NoScore.Fault.BAD_TILES);
    }

    @Test
    void nagashi_counts_where_the_house_plays_it() {
        Win win = Win.nagashi(Hand.of("234456m66p13579s"));
        assertThat(Wins.score(win).points()).isEqualTo(8_000);
        NoScore refusal = refusal(win, Wins.rules("nagashi_mangan=no"));
        assertThat(refusal.fault()).isEqualTo(NoScore.Fault.NAGASHI_MANGAN_NOT_ALLOWED);
        assertThat(refusal.why()).isEqualTo("nagashi mangan does not count under these rules.");
    }

    @ParameterizedTest(name = "{1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ''        | 123m456p789s333z2z 2z         | riichi or a self-draw would have made it one
                    ''        | 123m456p333z2z(789s) 2z       | an open hand needs a yaku that may be open, such as a triplet of dragons
                    kuitan=no | 234m456p678s5p(345s) 5p       | an open hand does not count tanyao under these rules
                    kuitan=no | 234m456p678s5p(345s) 5p tsumo | an open hand does not count tanyao under these rules
                    ''        | 123m456p333z2z(789s) 2z tsumo | an open hand needs a yaku that may be open, such as a triplet of dragons
                    minimum_han=3 | 123m456p789s333z2z 2z tsumo | dora alone do not count
                    """)
    void a_hand_without_yaku_is_told_what_is_missing(String rules, String win, String help) {
        refused(win, rules, "no yaku", "the hand is complete but has no yaku: " + help + ".");
    }

    private static void refused(String win, String rules, String fault, String why) {
        NoScore refusal = refusal(Wins.win(win), Wins.rules(rules));
        assertThat(refusal.fault().key()).isEqualTo(fault.replace(' ', '_'));
        assertThat(refusal.why()).isEqualTo(why);
    }

    private static NoScore refusal(Win win, RiichiRules rules) {
        return switch (rules.score(win)) {
            case NoScore refusal -> refusal;
            case Score score -> throw new AssertionError("scored: " + score);
        };
    }
}
