package sparrow.american.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import sparrow.american.card.Card;
import sparrow.american.card.Kinds;
import sparrow.american.card.Rack;
import sparrow.american.card.reader.SparrowCard;
import sparrow.american.position.Phase;
import sparrow.american.position.Position;
import sparrow.american.position.Unseen;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What racks are worth in the race: reckoned in full, and only as far as it takes to see that it
/// is too little.
class RaceTest {
    private static final int RACKS = 60;
    private static final Card CARD = SparrowCard.card();
    private static final Reckoning RECKONING = new Reckoning(Demands.of(CARD), Skill.INTERMEDIATE);

    private final Random random = new Random(18);

    private void forRacks(Consumer<Tiles> check) {
        for (int i = 0; i < RACKS; i++) {
            check.accept(rack(i % 4));
        }
    }

    /// Fourteen tiles not far from a line, some of them jokers.
    private Tiles rack(int jokers) {
        int size = CARD.variations().size();
        List<Tile> tiles = new ArrayList<>(CARD.variations().get(random.nextInt(size)).tiles());
        tiles.addAll(CARD.variations().get(random.nextInt(size)).tiles());
        Collections.shuffle(tiles, random);
        Tiles rack = Tiles.of(Collections.nCopies(jokers, Tile.JOKER));
        for (Tile tile : tiles) {
            int most = CARD.supply().copies(Kinds.of(tile));
            rack = rack.size() < 14 && rack.count(tile) < most ? rack.with(tile) : rack;
        }
        return rack;
    }

    private Race race(Tiles tiles) {
        Position position = Position.of(tiles).phase(Phase.PLAY);
        Unseen unseen = position.unseen(CARD.supply());
        return RECKONING.race(unseen, 20 + random.nextInt(80), position);
    }

    @Test
    void no_rack_is_worth_more_without_a_natural_tile() {
        forRacks(tiles -> {
            Race race = race(tiles);
            double whole = race.look(Rack.of(tiles));
            for (Tile tile : Parting.naturals(tiles).faces()) {
                assertThat(race.without(Kinds.of(tile), 0)).isLessThanOrEqualTo(whole);
            }
        });
    }

    @Test
    void what_is_not_reckoned_to_the_end_is_less() {
        forRacks(tiles -> {
            Race race = race(tiles);
            double whole = race.look(Rack.of(tiles));
            for (Tile tile : tiles.faces()) {
                double all = race.without(Race.kind(tile), 0);
                double least = whole * random.nextDouble();
                double found = race.without(Race.kind(tile), least);
                assertThat(found < least ? all < least : found == all).isTrue();
            }
        });
    }

    @Test
    void a_part_is_worth_the_same_whatever_it_is_a_part_of() {
        forRacks(tiles -> {
            Race race = race(tiles);
            List<Tile> naturals = Parting.naturals(tiles).list();
            Collections.shuffle(naturals, random);
            Rack part = Rack.of(tiles.without(naturals.subList(0, 3)));
            double alone = race.look(part);
            race.begin();
            double whole = race.look(Rack.of(tiles));
            assertThat(race.of(part, 0)).isEqualTo(alone);
            double least = whole * random.nextDouble();
            double found = race.of(part, least);
            assertThat(found < least ? alone < least : found == alone).isTrue();
        });
    }
}
