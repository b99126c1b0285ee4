package sparrow.shapes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// A tile is accepted exactly if the hand with it is nearer; a discard leaves exactly the hand
/// without it.
class AcceptanceTest {
    private static final long SEED = Long.getLong("sparrow.seed", 20_25);

    record Case(List<Form> forms, int size) {}

    static Stream<Case> cases() {
        return Stream.of(
                new Case(Form.RIICHI, 14),
                new Case(List.of(Form.STANDARD), 14),
                new Case(List.of(Form.SEVEN_PAIRS), 14),
                new Case(List.of(Form.THIRTEEN_ORPHANS), 14),
                new Case(List.of(Form.FIVE_SETS, Form.SIETE_PARES), 17),
                new Case(List.of(Form.CHANGCHUN, Form.CHANGCHUN_PAIRS), 14),
                new Case(List.of(Form.CHANGCHUN), 14));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void a_discard_accepts_what_brings_the_rest_nearer(Case given) {
        Deals deals = new Deals(SEED);
        for (int i = 0; i < 200; i++) {
            Holding dealt = deals.holding(given.size, i % 4 == 3 ? 1 + i % 3 : 0);
            Holding holding = i % 10 == 9 ? dealt.live(deals.visible(50, dealt)) : dealt;
            DiscardAnalysis analysis = DiscardAnalysis.of(holding, given.forms, Tiles.EMPTY);
            for (var discard : analysis.discards()) {
                Holding rest = holding.without(discard.tile());
                assertThat(discard.distance())
                        .as("seed %d, hand %d: %s without %s", SEED, i, holding, discard.tile())
                        .isEqualTo(Distance.of(rest, given.forms));
                assertThat(discard.acceptance().kinds())
                        .as("seed %d, hand %d: %s without %s", SEED, i, holding, discard.tile())
                        .isEqualTo(accepted(rest, given.forms))
                        .isEqualTo(Acceptance.of(rest, given.forms, Tiles.EMPTY).kinds());
            }
            assertThat(analysis.best()).isEqualTo(analysis.discards().getFirst().tile().kind());
        }
    }

    private static long accepted(Holding holding, List<Form> forms) {
        int distance = Distance.of(holding, forms);
        long accepted = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (holding.count(kind) < holding.cap(kind)
                    && Distance.of(holding.with(kind), forms) < distance) {
                accepted |= 1L << kind;
            }
        }
        return accepted;
    }

    @ParameterizedTest
    @MethodSource("cases")
    void counts_and_holdings_give_the_same_distance(Case given) {
        Deals deals = new Deals(SEED);
        Gauge gauge = Gauge.of(given.forms);
        for (int i = 0; i < 200; i++) {
            Holding holding = deals.holding(given.size, 0);
            assertThat(gauge.distance(holding.kinds(), 0))
                    .as("%s", holding)
                    .isEqualTo(gauge.distance(holding));
        }
    }

    @Test
    void tiles_seen_elsewhere_are_not_left() {
        Holding holding = Holding.of(Hand.of("34m456p789s11222z"));
        Acceptance acceptance = Acceptance.of(holding, Form.RIICHI, Hand.of("222255m").concealed());
        assertThat(acceptance).hasToString("5m:2");
        assertThat(acceptance.total()).isEqualTo(2);
        assertThat(acceptance.accepts(Tile.M2)).isTrue();
        assertThat(acceptance.left(Tile.M2)).isZero();
    }

    @Test
    void a_ready_hand_whose_waits_are_all_dead_is_not_ready_alive() {
        Holding holding = Holding.of(Hand.of("34m456p789s11222z"));
        assertThat(Distance.of(holding, Form.RIICHI)).isEqualTo(1);
        assertThat(Distance.of(holding.live(Hand.of("22225555m").concealed()), Form.RIICHI))
                .isEqualTo(2);
    }

    @Test
    void own_melds_may_hold_the_wait() {
        Holding holding = Holding.of(Hand.of("13m456p789s11z{2222m}"));
        assertThat(Distance.of(holding, Form.RIICHI)).isEqualTo(1);
        assertThat(Distance.of(holding.countingMelds(), Form.RIICHI)).isEqualTo(2);
    }

    @Test
    void the_best_discard_comes_first() {
        Holding holding = Holding.of(Hand.of("123m456p79s11223z4m"));
        var best = DiscardAnalysis.of(holding, Form.RIICHI, Tiles.EMPTY).discards().getFirst();
        assertThat(best.distance()).isEqualTo(2);
    }

    @Test
    void a_variant_may_say_that_a_need_is_met() {
        Holding holding = Holding.of(Hand.of("234567m345p678p55p"));
        assertThat(Distance.of(holding, new Form.Sets(4, Set.of(Need.TERMINAL_OR_HONOR))))
                .isEqualTo(1);
        assertThat(
                        Distance.of(
                                holding.meeting(Need.TERMINAL_OR_HONOR),
                                new Form.Sets(4, Set.of(Need.TERMINAL_OR_HONOR))))
                .isZero();
    }
}
