package sparrow.hongkong.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static sparrow.hongkong.desk.Asking.answer;
import static sparrow.hongkong.desk.Asking.json;
import static sparrow.hongkong.desk.Asking.sheet;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.desk.Refusal;
import sparrow.testkit.Golden;

/// What the desk says of hands that somebody typed.
class HongKongDeskTest {
    private static String sheets(String... questions) throws Refusal {
        StringBuilder all = new StringBuilder();
        for (String question : questions) {
            all.append(sheet(question));
        }
        return all.toString();
    }

    @Test
    void a_win_is_scored_faan_by_faan_with_who_pays_what() throws Refusal {
        Golden.check(
                "hongkong-wins.txt",
                sheets(
                        "123456789m11155z, seat_wind=s, flowers=26f, self_draw",
                        "22255599p, melds=(777p)(666z), rules=no-flowers",
                        "123p456p789s23455m, win=5m, flowers=2f, rules=family",
                        "1112345678999p5p",
                        "147m258p369s12345z, flowers=12345678f, self_draw",
                        "123p456p789s23455m, first_turn",
                        "123p456p789s23455m, first_turn, seat_wind=s",
                        "123p456p789s23455m, last_tile, win=2m",
                        "123p456p789s23455m, wall=0, win=2m"));
    }

    @Test
    void kongs_and_their_givers_are_known_by_a_word() throws Refusal {
        Golden.check(
                "hongkong-kongs.txt",
                sheets(
                        "111p456p789s55z[2222s], win=5z, after_kong",
                        "111p789s55z[2222s]{4444s}, win=5z, after_two_kongs",
                        "222p11z(333p)(444p)(7777p), win=1z, kong_given, rule=kong_giver=yes",
                        "123p456p789s23455m, win=5m, robbing, rules=no-flowers",
                        "123p456p789s23455m, win=5m, robbing"));
    }

    @Test
    void a_dealer_may_pay_double_and_a_giver_for_all() throws Refusal {
        Golden.check(
                "hongkong-payments.txt",
                sheets(
                        "222555p11188s111z, win=1z, seat_wind=w, from_dealer,"
                                + " rule=dealer_double=yes",
                        "222555p11188s111z, win=1z, seat_wind=w, rule=dealer_double=yes",
                        "222555p11188s111z, win=1z, self_draw, rule=dealer_double=yes",
                        "22z(111p)(222p)(333p)(444p), win=2z, self_draw, rule=twelve_tiles=any",
                        "22p(123p)(456p)(789p)456p, win=6p, rule=nine_tiles=yes"));
    }

    @Test
    void an_unfinished_hand_shows_what_it_needs_and_what_the_level_would_do() throws Refusal {
        Golden.check(
                "hongkong-unfinished.txt",
                sheets(
                        "123p456p88p117z259s",
                        "223p456p88p1177z5s, offer=left:7z, level=beginner",
                        "222555p11188s11z, offer=left:1z, seat_wind=s",
                        "123p456p789s23455m, flowers=3f",
                        "123p456p789s23455m, rule=minimum=5, flowers=15f,"
                                + " rule=minimum_flowers=no",
                        "147m258p369s1234z, rule=minimum=13"));
    }

    @Test
    void the_advice_counts_a_discard_as_gone_as_the_table_does() throws Refusal {
        assertThat(sheet("123p456p789s23455m, flowers=3f"))
                .containsPattern("discard 1p: ready, aiming for .*, 10 tiles help")
                .contains("1p | ready | 10 | 1p:3 4p:3 7p:4");
    }

    @Test
    void the_advice_counts_a_claimed_tile_once() throws Refusal {
        assertThat(sheet("2233p456s789s11m5z, offer=left:1p, rule=minimum=0"))
                .containsPattern("claim \\(123p\\): ready, 7 tiles help");
    }

    @Test
    void programs_get_the_same_as_data() throws Refusal {
        assertThat(json(answer("222555p11188s111z, win=1z").data()))
                .isEqualTo(
                        """
                        {"complete": true, "distance": 0, "minimum": 3, "entries": [\
                        {"name": "All pungs", "faan": 3, "meaning": "four pungs or kongs and a pair"}, \
                        {"name": "Seat wind", "faan": 1, "meaning": "a pung of the seat wind"}, \
                        {"name": "Round wind", "faan": 1, "meaning": "a pung of the wind of the round"}, \
                        {"name": "Concealed hand", "faan": 1, "meaning": "nothing claimed but the last tile"}, \
                        {"name": "No flowers", "faan": 1, "meaning": "neither flower nor season"}], \
                        "sum": 7, "faan": 7, "limit": 10, "points": 48, \
                        "reading": "222p 555p 111s 111z 88s", \
                        "payments": {"discarder": 96, "others": 48, "total": 192}, "discards": []}\
                        """);
        assertThat(json(answer("222555p11188s11z, flowers=2f").data()))
                .isEqualTo(
                        """
                        {"complete": false, "distance": 1, "minimum": 3, "discards": [], \
                        "accept": ["8s:2", "1z:2"], "count": 4, "in_reach": [\
                        {"name": "All pungs", "distance": 1}, \
                        {"name": "Concealed hand, a pung of east winds", "distance": 1}, \
                        {"name": "Self-draw, a pung of east winds", "distance": 1}]}\
                        """);
    }

    @Test
    void every_field_of_an_answer_may_be_carried_along_by_a_row() throws Refusal {
        for (String question :
                List.of("222555p11188s111z", "222555p11188s11z", "19m28p123456789s1z")) {
            assertThat(answer(question).data().values().keySet())
                    .filteredOn(field -> !field.equals("level") && !field.equals("ranking"))
                    .isSubsetOf(new HongKongDesk().answers());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "123p | wrong_tile_count | the hand has 3 tiles; it needs 13, or 14 with the tile just drawn.",
                "123p456p789s23455m1f | bad_tiles | plum (flower 1) is laid aside, not held; say so with flowers instead.",
                "123p406p789s23455m | bad_tiles | Hong Kong mahjong has no red five of dots.",
                "5555p55p789s23455m | too_many_copies | there are 6 of 5p, but a set has only 4.",
                "123p456p789s23455m, visible=5555m | too_many_copies | there are 6 of 5m, but a set has only 4.",
                "456p789s23455m, melds=[123p] | bad_tiles | [123p] is a chow that nobody gave a tile for; only kongs are laid from your own hand, and a claimed set is written (123p).",
                "456p789s23455m, melds=(124p) | bad_tiles | (124p) is no chow, pung or kong.",
                "123p456p789s23455m, win=9p | winning_tile_not_in_hand | the winning tile 9p is not in the hand.",
                "123p456p789s23455m, flowers=1f1f | too_many_copies | there is only one 1f, plum (flower 1).",
                "123p456p789s23455m, flowers=1f, aside=left:1f | too_many_copies | there is only one 1f, plum (flower 1).",
                "123p456p789s23455m, flowers=1m | bad_tiles | flowers are 1f to 8f, and 1m is none of them.",
                "123p456p789s23455m, flowers=1f, rules=no-flowers | no_flowers | these rules have no flowers; leave them out, or say flowers=yes.",
                "123p456p789s23455m, seat_wind=x | bad_word | seat_wind is e, s, w or n, not 'x'.",
                "123p456p789s23455m, robbing, self_draw | nobody_gave_it | a tile drawn came from nobody; leave out robbing or self_draw.",
                "123p456p789s23455m, from_dealer | two_dealers | east is the dealer, who cannot have given the tile to itself; leave out from_dealer.",
                "123p456p789s23455m, first_turn, seat_wind=s, self_draw | not_first | only the dealer can win in the first turn without a discard; leave out self_draw or first_turn.",
                "456p789s23455m(123p), first_turn | not_first | nobody has laid a set in the first turn of a hand.",
                "123p456p789s23455m, after_kong | no_kong | a tile drawn after a kong needs a kong beside the hand, such as [7777s].",
                "123p456p55m[2222s]234m, after_two_kongs | no_kong | a tile drawn after two kongs needs two kongs beside the hand, such as [7777s].",
                "123p456p789s23455m, rules=foo | unknown_rule | there is no preset 'foo'; the presets are old-style, family, no-flowers, online.",
                "123p456p789s23455m, rule=minimum=20 | unknown_rule | rule 'minimum' is a number from 0 to 13, not '20'.",
                "123p456p789s23455m, level=x | unknown_level | there is no level 'x'; the levels are random, wandering, beginner, intermediate, advanced."
            })
    void what_cannot_be_is_refused_in_one_sentence(String question, String code, String sentence) {
        Refusal refusal = catchThrowableOfType(Refusal.class, () -> answer(question));

        assertThat(refusal.sentence()).isEqualTo(sentence);
        assertThat(refusal.code()).isEqualTo(code);
    }
}
