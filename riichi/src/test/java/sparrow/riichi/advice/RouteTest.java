package sparrow.riichi.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.riichi.advice.Positions.position;
import static sparrow.riichi.advice.Positions.tiles;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.Yaku;

class RouteTest {
    private static Optional<Route> route(Position position, Yaku yaku) {
        return Route.all(position).stream().filter(route -> route.yaku() == yaku).findFirst();
    }

    @ParameterizedTest
    @CsvSource({
        "345m678p23s88s(234m),   TANYAO,    1, ''",
        "345m678p23s77z(234m),   CHUN,      2, 777z",
        "345m678p23s88s(777z),   CHUN,      1, 777z",
        "1234567m123z(999m),     HONITSU,   3, m",
        "11m22p33s4456z(888s),   TOITOI,    3, ''",
        "24p246s1234z5m(234m),   SANSHOKU,  5, 234",
        "456m13p56s224z(123m),   ITTSU,     4, m",
        "13m79p11z99s12m(123s),  CHANTAI,   2, ''",
        "111m222p334s4z(789s),   SAN_ANKOU, 2, ''",
        "11m22p11s4456z(111p),   SANSHOKU_DOUKOU, 3, 111"
    })
    void each_yaku_is_as_far_as_the_tiles_it_lacks(
            String hand, Yaku yaku, int distance, String of) {
        Route route = route(position(hand), yaku).orElseThrow();
        assertThat(route).isEqualTo(new Route(yaku, distance, of));
    }

    @Test
    void melds_rule_yaku_out() {
        List<Yaku> yaku =
                Route.all(position("345m678p23s88s(123m)")).stream().map(Route::yaku).toList();
        assertThat(yaku).doesNotContain(Yaku.TANYAO, Yaku.TOITOI).contains(Yaku.CHUN);
    }

    @Test
    void open_tanyao_is_a_rule_of_the_house() {
        RiichiRules house = RiichiRules.of("tenhou", Map.of("kuitan", "no")).orThrow();
        Position position = position("345m678p23s88s(234m)");
        assertThat(route(position, Yaku.TANYAO)).isPresent();
        assertThat(route(position.rules(house), Yaku.TANYAO)).isEmpty();
    }

    @Test
    void dragons_that_are_gone_cannot_be_a_triplet() {
        Position position = position("345m678p23s77z(123m)");
        assertThat(route(position, Yaku.CHUN)).isPresent();
        Position seen = position.seen(Tiles.of(tiles("77z")));
        assertThat(route(seen, Yaku.CHUN)).isEmpty();
    }

    @Test
    void winds_count_for_those_they_belong_to() {
        Position position = position("345m678p23s33z(123m)");
        assertThat(route(position, Yaku.SEAT_WIND).orElseThrow().distance()).isEqualTo(3);
        assertThat(route(position.seat(Tile.WEST), Yaku.SEAT_WIND).orElseThrow().distance())
                .isEqualTo(2);
    }

    @Test
    void a_hand_that_no_yaku_can_reach_is_warned_of() {
        Position position =
                position("5m55s8p(123m)(456p)(789s)").seen(Tiles.of(tiles("1122555666777z")));
        assertThat(Warning.of(position))
                .extracting(Warning::kind)
                .containsExactly(Warning.Kind.NO_YAKU);
    }

    @Test
    void a_yaku_that_is_farther_than_the_win_is_warned_of() {
        assertThat(Warning.of(position("456p789s3344z(123m)")))
                .isNotEmpty()
                .first()
                .satisfies(warning -> {
                    assertThat(warning.kind()).isEqualTo(Warning.Kind.YAKU_FARTHER);
                    assertThat(warning.sentence()).contains("Haku (555z), it is 2 tiles farther");
                });
        assertThat(Warning.of(position("456p678s2255z(777z)"))).isEmpty();
    }

    @Test
    void a_wait_without_yaku_is_named() {
        assertThat(Warning.of(position("23m456p678s55z(345m)")))
                .extracting(Warning::sentence)
                .contains("every wait has no yaku.");
        assertThat(Warning.of(position("23m456p678s88p(345m)")))
                .extracting(Warning::sentence)
                .containsExactly("a win on the one of characters has no yaku.");
        assertThat(Warning.of(position("23m456p678s88p345m"))).isEmpty();
    }

    @Test
    void furiten_and_dead_waits_are_told() {
        Position position = position("23m456p678s88p345m").discards(Tiles.of(Tile.M4));
        assertThat(Warning.of(position))
                .extracting(Warning::kind)
                .containsExactly(Warning.Kind.FURITEN);
        Position dead = position("13m456p678s88p345m").seen(Tiles.of(tiles("2222m")));
        assertThat(Warning.of(dead))
                .extracting(Warning::kind)
                .containsExactly(Warning.Kind.DEAD_WAIT);
    }

    @Test
    void a_hand_can_be_open_without_a_meld_written() {
        Position closed = position("23m456p678s55z345s");
        assertThat(Warning.of(closed)).isEmpty();
        assertThat(Warning.of(closed.open())).isNotEmpty();
    }
}
