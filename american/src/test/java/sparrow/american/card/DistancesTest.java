package sparrow.american.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.american.card.reader.CardReader;
import sparrow.american.card.reader.SparrowCard;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

class DistancesTest {
    private static final long SEED = Long.getLong("sparrow.seed", 14);
    private static final Card SPARROW = SparrowCard.card();

    /// A card whose groups get in each other's way: a kind in a pair, a pung and a single at once,
    /// two equal pungs, jokers let into pairs.
    private static final Card TANGLED =
            CardReader.read(
                            """
                            card "Tangled" jokers 8 flowers 8
                            section "All"
                            1: 111a 11a 111a 1a FFFFF           X 25
                            2: 123a 111a 333a FF FFF            X 25
                            3: 1111a 11a~ 22b~ NNN! 000         X 25
                            4: 111111a 111b 11b 111b            X 25
                            5: FFF FFF FF 3333@d 11@d           X 25
                            6: 111a 111a 11b 111c NEW (like)    C 25
                            """)
                    .orThrow();

    @Test
    void distance_equals_brute_force_on_the_sparrow_card() {
        compare(SPARROW, 10_000, SEED);
    }

    @Test
    void distance_equals_brute_force_where_groups_share_a_kind() {
        compare(TANGLED, 10_000, SEED);
    }

    @LongTest("american-distance")
    void distance_equals_brute_force_on_many_hands() {
        new LongRun("american-distance", 200_000, 10_000, System.out)
                .run(
                        "The distance of random racks, many with exposures and jokers, to lines of the Sparrow card and"
                                + " of one whose groups share kinds, is what trying everything says.",
                        (from, count) -> {
                            Census census = compare(SPARROW, count / 2, SEED + 1 + from);
                            census.add(compare(TANGLED, count / 2, SEED + 1 + from).counts());
                            return census;
                        });
    }

    private static Census compare(Card card, int pairs, long seed) {
        RandomRacks racks = new RandomRacks(card, seed);
        Census census = new Census();
        for (int i = 0; i < pairs; i++) {
            Variation aim = racks.variation();
            RandomRacks.Given given = racks.near(aim);
            Variation measured = i % 2 == 0 ? aim : racks.variation();
            int distance = card.distances().to(measured, given.rack());
            assertThat(distance)
                    .as("seed %d, pair %d: %s to %s", seed, i, given, measured)
                    .isEqualTo(Reference.distance(measured, given.concealed(), given.exposed()));
            census.add(distance < 0 ? "ruled out" : "distance " + distance, 1);
        }
        return census;
    }

    @Test
    void one_pass_measures_every_variation() {
        for (Card card : List.of(SPARROW, TANGLED)) {
            RandomRacks racks = new RandomRacks(card, SEED);
            byte[] distances = new byte[card.distances().size()];
            for (int i = 0; i < 300; i++) {
                Rack rack = racks.near(racks.variation()).rack();
                card.distances().all(rack, distances);
                for (Variation variation : card.variations()) {
                    assertThat(distances[variation.index()])
                            .as("seed %d, rack %d to %s", SEED, i, variation)
                            .isEqualTo((byte) card.distances().to(variation, rack));
                }
            }
        }
    }

    @Test
    void discards_are_ranked_as_if_each_were_tried() {
        for (Card card : List.of(SPARROW, TANGLED)) {
            RandomRacks racks = new RandomRacks(card, SEED + 1);
            for (int i = 0; i < 300; i++) {
                Rack rack = racks.near(racks.variation()).rack();
                assertThat(card.distances().discards(rack))
                        .as("seed %d, rack %d", SEED, i)
                        .isEqualTo(tried(card, rack));
            }
        }
    }

    private static List<Discard> tried(Card card, Rack rack) {
        List<Tile> held = new ArrayList<>();
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            if (rack.count(kind) > 0) {
                held.add(Kinds.tile(kind));
            }
        }
        if (rack.jokers() > 0) {
            held.add(Tile.JOKER);
        }
        List<Discard> discards = new ArrayList<>();
        byte[] distances = new byte[card.distances().size()];
        for (Tile tile : held) {
            card.distances().all(rack.without(tile), distances);
            int[] counts = new int[15];
            for (byte distance : distances) {
                counts[Math.max(0, distance)] += distance < 0 ? 0 : 1;
            }
            int least = 0;
            while (least < 15 && counts[least] == 0) {
                least++;
            }
            discards.add(
                    least == 15
                            ? new Discard(tile, Distances.NEVER, 0)
                            : new Discard(tile, least, counts[least]));
        }
        discards.sort(Discard.BEST_FIRST);
        return discards;
    }

    @Test
    void an_exposed_pung_is_no_part_of_a_kong() {
        Card card = card("1111a 222a 33b 44b 555c (these) X 25");
        Variation first = card.variations().getFirst();

        assertThat(card.distances().to(first, rack("2B 2B 2B 3C 3C 4C 4C 5D 5D 5D (1B 1B 1B)")))
                .isEqualTo(Distances.NEVER);
        assertThat(card.distances().to(first, rack("2B 2B 2B 3C 3C 4C 4C 5D 5D 5D (1B 1B 1B J)")))
                .isZero();
    }

    @Test
    void a_concealed_line_is_out_of_reach_once_something_is_exposed() {
        Card card = card("111a 222a 33b 444b 555c (these) C 25");
        Variation first = card.variations().getFirst();

        assertThat(card.distances().to(first, rack("1B 1B 1B 2B 2B 2B 3C 3C 4C 4C 4C 5D 5D")))
                .isEqualTo(1);
        assertThat(card.distances().to(first, rack("2B 2B 2B 3C 3C 4C 4C 4C 5D 5D (1B 1B 1B)")))
                .isEqualTo(Distances.NEVER);
    }

    @Test
    void jokers_fill_no_singles_and_no_pairs() {
        Card card = card("NEWS 11a 22b 33c FFFF (these) X 25");
        Variation first = card.variations().getFirst();

        assertThat(card.distances().to(first, rack("N E W S 1B 1B 2C 2C 3D J F F F F"))).isOne();
        assertThat(card.distances().to(first, rack("N E W S 1B 1B 2C 2C 3D 3D J J J J"))).isZero();
    }

    static Card card(String line) {
        return CardReader.read("section \"Lines\"\n" + line).orThrow();
    }

    static Rack rack(String american) {
        Hand hand = Notation.AMERICAN.read(american).orThrow();
        return Rack.of(hand.concealed(), hand.melds());
    }
}
