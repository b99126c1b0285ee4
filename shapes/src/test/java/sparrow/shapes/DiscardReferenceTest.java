package sparrow.shapes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.DiscardAnalysis.Discard;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// Every discard of random hands that must show something equals the slow way: its distance the
/// reference, what it accepts the distance of the hand with each tile, and for one discard of each
/// hand the reference too.
class DiscardReferenceTest {
    private static final long SEED = Long.getLong("sparrow.seed", 20_25);
    private static final int HANDS = Integer.getInteger("sparrow.hands", 1_000);

    static Stream<Form> forms() {
        return Stream.of(
                Form.CHANGCHUN,
                Form.CHANGCHUN_PAIRS,
                new Form.Sets(4, Set.of(Need.THREE_SUITS)),
                new Form.Sets(4, Set.of(Need.TERMINAL_OR_HONOR)),
                new Form.Sets(4, Set.of(Need.TRIPLET_OR_DRAGON_PAIR)));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void discards_equal_the_reference(Form form) {
        compare(form, form.equals(Form.CHANGCHUN) ? HANDS : HANDS / 5, SEED);
    }

    @LongTest("discard-reference")
    void discards_equal_the_reference_on_many_hands() {
        new LongRun("discard-reference", 20_000, 500, System.out)
                .run(
                        "Random hands that must show all a Changchun win must: of every discard the distance, and of one"
                                + " discard each every tile accepted, are what the slow reference says.",
                        (from, count) -> {
                            compare(Form.CHANGCHUN, count, SEED + 1 + from);
                            Census census = new Census();
                            census.add("changchun", count);
                            return census;
                        });
    }

    private static void compare(Form form, int hands, long seed) {
        Deals deals = new Deals(seed);
        for (int i = 0; i < hands; i++) {
            Holding dealt = deals.holding(14 - i % 2, i % 8 < 4 ? 0 : i % 8 - 3);
            Holding holding =
                    switch (i % 12) {
                        case 3, 7 -> dealt.countingMelds();
                        case 6, 11 -> dealt.live(deals.visible(40 + i % 30, dealt));
                        case 5 -> dealt.meeting(Need.THREE_SUITS);
                        case 10 -> dealt.meeting(Need.TRIPLET_OR_DRAGON_PAIR);
                        default -> dealt;
                    };
            var discards = DiscardAnalysis.of(holding, List.of(form), Tiles.EMPTY).discards();
            for (int d = 0; d < discards.size(); d++) {
                compare(form, holding, discards.get(d), "hand " + i + " of seed " + seed);
                if (d == i % discards.size()) {
                    compareAccepted(
                            form, holding, discards.get(d), "hand " + i + " of seed " + seed);
                }
            }
        }
    }

    private static void compare(Form form, Holding holding, Discard discard, String name) {
        Holding rest = holding.without(discard.tile());
        int distance = Reference.distance(rest, form);
        assertThat(discard.distance())
                .as("%s, %s: %s without %s", form, name, holding, discard.tile())
                .isEqualTo(distance);
        assertThat(discard.acceptance().kinds())
                .as("%s, %s: %s without %s", form, name, holding, discard.tile())
                .isEqualTo(accepted(rest, form, distance));
    }

    private static long accepted(Holding rest, Form form, int distance) {
        long accepted = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (rest.count(kind) < rest.cap(kind)) {
                accepted |= Distance.of(rest.with(kind), List.of(form)) < distance ? 1L << kind : 0;
            }
        }
        return accepted;
    }

    private static void compareAccepted(Form form, Holding holding, Discard discard, String name) {
        Holding rest = holding.without(discard.tile());
        assertThat(discard.acceptance().kinds())
                .as("%s, %s: %s without %s, accepted", form, name, holding, discard.tile())
                .isEqualTo(Reference.accepted(rest, form, discard.distance()));
    }
}
