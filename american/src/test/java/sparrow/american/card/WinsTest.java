package sparrow.american.card;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.american.card.DistancesTest.card;
import static sparrow.american.card.DistancesTest.rack;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import sparrow.american.card.reader.CardReader;
import sparrow.american.card.reader.SparrowCard;
import sparrow.core.game.Chance;
import sparrow.core.game.Seed;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

class WinsTest {
    private static final long SEED = Long.getLong("sparrow.seed", 6);
    private static final Card CARD = SparrowCard.card();

    private final Chance chance = Seed.splitMix64(SEED).hand(0);

    @Test
    void every_variation_wins_with_jokers_wherever_they_may_stand() {
        for (Variation variation : CARD.variations()) {
            for (int sample = 0; sample < 8; sample++) {
                List<Tile> concealed = new ArrayList<>();
                List<Meld> exposed = new ArrayList<>();
                for (Group group : variation.groups()) {
                    lay(group, variation.line(), sample, concealed, exposed);
                }
                Rack rack = Rack.of(Tiles.of(concealed), exposed);
                assertThat(CARD.wins(rack))
                        .as("seed %d: %s as %s %s", SEED, variation, concealed, exposed)
                        .anySatisfy(win -> {
                            assertThat(win.variation()).isEqualTo(variation);
                            assertThat(tiles(win)).isEqualTo(held(concealed, exposed));
                        });
            }
        }
    }

    /// Sample 0 is all natural, 1 all jokers where they may stand, the others mix.
    private void lay(Group group, Line line, int sample, List<Tile> concealed, List<Meld> exposed) {
        List<Tile> tiles = new ArrayList<>(Collections.nCopies(group.count(), group.tile()));
        boolean open = sample > 1 && group.exposable() && !line.concealed() && chance.below(3) == 0;
        for (int i = open ? 1 : 0; i < tiles.size() && group.jokers(); i++) {
            boolean joker = sample == 1 || (sample > 1 && chance.below(3) == 0);
            tiles.set(i, joker ? Tile.JOKER : group.tile());
        }
        if (open) {
            exposed.add(Meld.of(Meld.Manner.CLAIMED, tiles));
        } else {
            concealed.addAll(tiles);
        }
    }

    private static Tiles tiles(Win win) {
        return Tiles.of(win.sets().stream().flatMap(set -> set.tiles().stream()).toList());
    }

    private static Tiles held(List<Tile> concealed, List<Meld> exposed) {
        return Tiles.of(concealed)
                .with(exposed.stream().flatMap(meld -> meld.tiles().stream()).toList());
    }

    @Test
    void a_changed_tile_wins_only_if_it_makes_another_variation() {
        Set<Tiles> complete = new HashSet<>();
        CARD.variations().forEach(variation -> complete.add(Tiles.of(variation.tiles())));
        int refused = 0;
        for (Variation variation : CARD.variations()) {
            Tiles whole = Tiles.of(variation.tiles());
            for (Tile gone : whole.faces()) {
                Tile other = Kinds.tile(chance.below(Kinds.COUNT));
                Tiles changed = whole.without(gone).with(other);
                boolean wins = complete.contains(changed);
                assertThat(!CARD.wins(Rack.of(changed)).isEmpty())
                        .as("seed %d: %s with %s for %s", SEED, variation, other, gone)
                        .isEqualTo(wins);
                refused += wins ? 0 : 1;
            }
        }
        assertThat(refused).isGreaterThan(5 * CARD.variations().size());
    }

    @Test
    void a_joker_in_a_single_or_pair_wins_only_if_it_fits_another_variation() {
        for (Variation variation : CARD.variations()) {
            for (Group group : variation.groups()) {
                if (!group.jokers()) {
                    Tiles changed =
                            Tiles.of(variation.tiles()).without(group.tile()).with(Tile.JOKER);
                    assertThat(!CARD.wins(Rack.of(changed)).isEmpty())
                            .as("%s with a joker for %s", variation, group.tile())
                            .isEqualTo(fitsAny(changed));
                }
            }
        }
    }

    private static boolean fitsAny(Tiles hand) {
        Tiles naturals = hand.with(Tile.JOKER, -hand.count(Tile.JOKER));
        return CARD.variations().stream()
                .filter(each -> Tiles.of(each.tiles()).containsAll(naturals))
                .anyMatch(each -> Reference.distance(each, hand.list(), List.of()) == 0);
    }

    @Test
    void thirteen_and_fifteen_tiles_win_nothing() {
        Tiles whole = Tiles.of(CARD.variations().getFirst().tiles());

        assertThat(CARD.wins(Rack.of(whole))).isNotEmpty();
        assertThat(CARD.wins(Rack.of(whole.without(Tile.FLOWER)))).isEmpty();
        assertThat(CARD.wins(Rack.of(whole.with(Tile.JOKER)))).isEmpty();
    }

    @Test
    void the_best_paying_line_comes_first() {
        Card card =
                CardReader.read(
                                """
                                section "Cheap"
                                1: 111a 222a 333a 44a 555a     X 25
                                section "Dear" nobonus
                                1: 11122233344555a             C 40
                                """)
                        .orThrow();

        assertThat(card.wins(rack("1B 1B 1B 2B 2B 2B 3B 3B 3B 4B 4B 5B 5B 5B")))
                .extracting(win -> win.line().id() + " " + win.value())
                .containsExactly("cheap-1 50", "dear-1 40");
        assertThat(card.wins(rack("1B 1B J 2B 2B 2B 3B 3B 3B 4B 4B 5B 5B 5B")))
                .extracting(win -> win.line().id() + " " + win.value())
                .containsExactly("cheap-1 25");
    }

    @Test
    void tiles_stand_in_their_groups_naturals_where_no_joker_may() {
        Card card = card("11a 1111a 222b 333c NE X 25");

        Win win = card.wins(rack("1B 1B 1B J J J N E 3D 3D J (2C 2C J)")).getFirst();

        assertThat(win.sets())
                .extracting(set -> set.tiles() + (set.isExposed() ? " exposed" : ""))
                .containsExactly(
                        "[1s, 1s]",
                        "[1s, 1j, 1j, 1j]",
                        "[2m, 2m, 1j] exposed",
                        "[3p, 3p, 1j]",
                        "[4z]",
                        "[1z]");
        assertThat(win.jokers()).isEqualTo(Jokers.SOME);
    }

    @Test
    void flowers_and_seasons_are_all_alike() {
        Card card = card("FFFF 11a 2222b 3333c X 25");

        assertThat(
                        card.wins(
                                Rack.of(
                                        Tiles.of(Tile.PLUM, Tile.WINTER, Tile.ORCHID, Tile.SPRING)
                                                .plus(tiles("1B 1B 2C 2C 2C 2C 3D 3D 3D 3D")))))
                .hasSize(1);
    }

    private static Tiles tiles(String american) {
        return Notation.AMERICAN.read(american).orThrow().concealed();
    }
}
