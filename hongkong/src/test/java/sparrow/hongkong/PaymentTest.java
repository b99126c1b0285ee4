package sparrow.hongkong;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.hongkong.Scenes.drawn;
import static sparrow.hongkong.Scenes.flowers;
import static sparrow.hongkong.Scenes.rules;
import static sparrow.hongkong.Scenes.won;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event.Line;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.hongkong.Win.Circumstance;

/// The minimum, the limit, the points, and who pays them. A deals, B wins, C discards.
class PaymentTest {
    private static final String CHICKEN = "(222z)123m456p789s22m";
    private static final String PUNGS = "(111m)222p555s888p99s";

    // What is enough

    @Test
    void a_win_must_be_worth_the_minimum() {
        HongKongRules three = rules("old-style");

        assertThat(three.score(won(CHICKEN))).isEmpty();
        assertThat(three.score(won(PUNGS))).isPresent();
        assertThat(rules("online").score(won(CHICKEN))).isEmpty();
        assertThat(rules("family").score(won(CHICKEN))).isPresent();
    }

    @Test
    void a_house_may_leave_flowers_out_of_the_minimum() {
        Win win = drawn("(222z)123m456p789s22m").flowers(flowers("15f"));

        assertThat(rules("old-style").score(win)).isPresent();
        assertThat(rules("old-style", "minimum_flowers=no").score(win)).isEmpty();
        assertThat(
                        rules("old-style", "minimum_flowers=no")
                                .score(won(PUNGS).flowers(flowers("15f")))
                                .orElseThrow()
                                .faan())
                .isEqualTo(5);
    }

    @Test
    void the_eight_flowers_are_enough_by_themselves() {
        Win win = drawn("147m258p369s12345z").flowers(flowers("12345678f"));

        assertThat(rules("old-style", "minimum_flowers=no").score(win)).isPresent();
    }

    @Test
    void nothing_counts_beyond_the_limit() {
        Score pure = rules("old-style").score(drawn("111m222m555m88m99m8m")).orElseThrow();

        assertThat(pure.sum()).isGreaterThan(13);
        assertThat(pure.faan()).isEqualTo(10);
        assertThat(pure.points()).isEqualTo(128);
    }

    @Test
    void points_grow_by_the_scale() {
        assertThat(points(Scale.HALF_SPICY))
                .containsExactly(1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384);
        assertThat(points(Scale.FULL_SPICY))
                .containsExactly(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192);
        assertThat(points(Scale.BANDS))
                .containsExactly(1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64, 128);
    }

    private static List<Integer> points(Scale scale) {
        return IntStream.rangeClosed(0, 13).map(scale::points).boxed().toList();
    }

    // Who pays

    private static List<Integer> paid(HongKongRules rules, Win win) {
        Optional<Seat> from =
                win.is(Circumstance.SELF_DRAW) ? Optional.empty() : Optional.of(Seat.C);
        Payment payment = Payment.of(rules.score(win).orElseThrow(), Seat.B, from, Seat.A, rules);
        List<Integer> points = payment.points().values();
        assertThat(points.stream().mapToInt(Integer::intValue).sum()).isZero();
        return points;
    }

    @Test
    void the_discarder_pays_double() {
        assertThat(paid(rules("old-style"), won(PUNGS))).containsExactly(-8, 32, -16, -8);
    }

    @Test
    void the_discarder_pays_for_all_where_the_house_says_so() {
        assertThat(paid(rules("old-style", "discarder=all"), won(PUNGS)))
                .containsExactly(0, 32, -32, 0);
    }

    @Test
    void everybody_pays_double_for_a_self_draw() {
        assertThat(paid(rules("old-style"), drawn(PUNGS))).containsExactly(-32, 96, -32, -32);
        assertThat(paid(rules("old-style", "drawn=single"), drawn(PUNGS)))
                .containsExactly(-16, 48, -16, -16);
    }

    @Test
    void the_dealer_may_pay_and_receive_double() {
        HongKongRules rules = rules("old-style", "dealer_double=yes");
        Score score = rules.score(won(PUNGS)).orElseThrow();

        assertThat(paid(rules, won(PUNGS))).containsExactly(-16, 40, -16, -8);
        assertThat(Payment.of(score, Seat.A, Optional.of(Seat.C), Seat.A, rules).points().values())
                .containsExactly(64, -16, -32, -16);
    }

    // Who pays for all

    /// A win by self-draw beside sets claimed from these seats, in this order.
    private static Win fed(String concealed, Object... sets) {
        List<Meld> melds =
                IntStream.range(0, sets.length / 2)
                        .mapToObj(i -> {
                            List<Tile> tiles = Hand.of((String) sets[2 * i]).tiles();
                            return Meld.claimed(tiles, tiles.getFirst(), (Seat) sets[2 * i + 1]);
                        })
                        .toList();
        List<Tile> tiles = Hand.of(concealed).tiles();
        return Win.onDiscard(new Hand(tiles, melds), tiles.getLast()).flowers(flowers("4f"));
    }

    private static final Win PURE =
            fed("99m", "123m", Seat.A, "345m", Seat.C, "678m", Seat.A, "111m", Seat.D);
    private static final Win MIXED =
            fed("99m", "123m", Seat.A, "345m", Seat.C, "678m", Seat.A, "222z", Seat.D);

    @Test
    void who_gave_the_fourth_open_set_pays_a_self_draw() {
        Win pure = PURE.with(Circumstance.SELF_DRAW);
        Win mixed = MIXED.with(Circumstance.SELF_DRAW);

        assertThat(paid(rules("old-style"), pure)).containsExactly(-128, 384, -128, -128);
        assertThat(paid(rules("old-style", "twelve_tiles=pure"), pure))
                .containsExactly(0, 384, 0, -384);
        assertThat(paid(rules("old-style", "twelve_tiles=pure"), mixed))
                .containsExactly(-32, 96, -32, -32);
        assertThat(paid(rules("old-style", "twelve_tiles=any"), mixed))
                .containsExactly(0, 96, 0, -96);
        assertThat(paid(rules("old-style", "twelve_tiles=any"), MIXED))
                .containsExactly(-8, 32, -16, -8);
    }

    @Test
    void who_discards_into_three_open_sets_of_a_pure_suit_pays_for_all() {
        HongKongRules rules = rules("old-style", "nine_tiles=yes");
        Win nine = fed("11199m", "123m", Seat.A, "345m", Seat.C, "678m", Seat.A);
        Win six = fed("11167899m", "123m", Seat.A, "345m", Seat.C);

        assertThat(paid(rules, nine)).containsExactly(0, 192, -192, 0);
        assertThat(paid(rules, six)).containsExactly(-48, 192, -96, -48);
        assertThat(paid(rules, MIXED)).containsExactly(-8, 32, -16, -8);
    }

    @Test
    void who_gave_the_last_pung_of_dragons_or_winds_pays_a_self_draw() {
        HongKongRules rules = rules("old-style", "last_pung=yes");
        Win dragons = fed("123m99p", "555z", Seat.A, "666z", Seat.C, "777z", Seat.D);
        Win two = fed("123m77799p", "555z", Seat.A, "666z", Seat.C);
        Win winds = fed("99p", "111z", Seat.A, "222z", Seat.C, "333z", Seat.D, "444z", Seat.A);

        assertThat(paid(rules, dragons.with(Circumstance.SELF_DRAW)))
                .containsExactly(0, 576, 0, -576);
        assertThat(paid(rules, dragons)).containsExactly(-64, 256, -128, -64);
        assertThat(paid(rules, two.with(Circumstance.SELF_DRAW)))
                .containsExactly(-16, 48, -16, -16);
        assertThat(paid(rules, winds.with(Circumstance.SELF_DRAW)))
                .containsExactly(-768, 768, 0, 0);
    }

    @Test
    void who_gave_a_kong_pays_when_its_replacement_wins() {
        Win win =
                fed("11166644499m", "5555z", Seat.D)
                        .with(Circumstance.SELF_DRAW, Circumstance.AFTER_KONG);
        HongKongRules rules = rules("old-style", "kong_giver=yes");

        assertThat(paid(rules, win)).doesNotContain(0);
        assertThat(paid(rules, win.with(Circumstance.AFTER_CLAIMED_KONG)))
                .startsWith(0)
                .element(2)
                .isEqualTo(0);
        assertThat(paid(rules("old-style"), win.with(Circumstance.AFTER_CLAIMED_KONG)))
                .doesNotContain(0);
    }

    @Test
    void the_score_sheet_says_why_somebody_pays_for_all() {
        HongKongRules pure = rules("old-style", "twelve_tiles=pure");

        assertThat(why(pure, PURE.with(Circumstance.SELF_DRAW)))
                .containsExactly("gave the fourth set that lies open");
        assertThat(why(rules("old-style", "discarder=all"), won(PUNGS)))
                .containsExactly("gave the winning tile");
        assertThat(why(pure, won(PUNGS))).isEmpty();
    }

    private static List<String> why(HongKongRules rules, Win win) {
        Optional<Seat> from =
                win.is(Circumstance.SELF_DRAW) ? Optional.empty() : Optional.of(Seat.C);
        Score score = rules.score(win).orElseThrow();
        return ScoreSheet.lines(score, Payment.of(score, Seat.B, from, Seat.A, rules)).stream()
                .filter(line -> line.unit().equals(ScoreSheet.WHY_FOR_ALL))
                .map(Line::what)
                .toList();
    }

    @Test
    void a_robbed_kong_may_be_paid_like_a_self_draw() {
        Win win = won("(111m)222p555s99s88p8p").with(Circumstance.ROBBED_KONG);

        assertThat(paid(rules("old-style"), win)).containsExactly(-16, 64, -32, -16);
        assertThat(paid(rules("old-style", "robbed_kong=yes"), win)).containsExactly(0, 96, -96, 0);
    }

    @Test
    void a_kong_from_the_own_hand_is_no_open_set() {
        Win three =
                withKong(fed("55m", "123m", Seat.A, "345m", Seat.C, "678m", Seat.D))
                        .with(Circumstance.SELF_DRAW);
        Win two = withKong(fed("67855m", "123m", Seat.A, "345m", Seat.C));

        assertThat(paid(rules("old-style", "twelve_tiles=any"), three))
                .isEqualTo(paid(rules("old-style"), three));
        assertThat(paid(rules("old-style", "nine_tiles=yes"), two))
                .isEqualTo(paid(rules("old-style"), two));
    }

    private static Win withKong(Win win) {
        List<Meld> melds = new ArrayList<>(Hand.of("[9999m]").melds());
        melds.addAll(win.hand().melds());
        return Win.onDiscard(new Hand(win.hand().tiles(), melds), win.last())
                .flowers(win.flowers());
    }
}
