package sparrow.american.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.american.card.Card;
import sparrow.american.card.reader.SparrowCard;
import sparrow.american.position.Held;
import sparrow.american.position.Phase;
import sparrow.american.position.Position;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// How hands stand in the race, looked at alone or as what is left of more tiles: then variations a
/// little farther away count too.
class OutlookTest {
    private static final Card CARD = SparrowCard.card();
    private static final List<String> HANDS =
            List.of(
                    "1C1C1C2C2C2C2C3C3C4D4D5DFJ",
                    "2C2C4C4C6D8D8D1B9BNEFFJ",
                    "1B1B2B2B3B4B5B6B7BRGSWF",
                    "3C3C6C6C9C9C3D6D9D3B6B9BJJ");

    private static HandValue value(String hand, Phase phase) {
        return HandValue.of(Position.of(tiles(hand)).phase(phase), Demands.of(CARD), Skill.FITTED);
    }

    private static Tiles tiles(String hand) {
        return Tiles.of(Notation.AMERICAN.readTiles(hand).orThrow());
    }

    private static void same(Outlook one, Outlook other) {
        assertThat(one.all()).isCloseTo(other.all(), within(0.05 * other.all()));
        assertThat(one.most()).isCloseTo(other.most(), within(0.05 * other.all()));
        assertThat(one.distance()).isEqualTo(other.distance());
    }

    @Test
    void a_hand_without_a_tile_is_as_far_and_worth_no_less_than_if_it_had_never_been_there() {
        int missed = 0;
        for (String hand : HANDS) {
            HandValue value = value(hand, Phase.PLAY);
            Held full = Held.of(value.position());
            int whole = value.outlook(full).distance();
            for (Tile tile : full.concealed().faces()) {
                Outlook part = value.outlook(full, tile);
                Outlook fresh = value.in(value.position()).outlook(full.without(tile));
                assertThat(part.distance()).isEqualTo(fresh.distance());
                if (fresh.distance() == whole) {
                    missed++;
                    assertThat(part.all()).isGreaterThanOrEqualTo(fresh.all() * (1 - 1e-9));
                }
            }
        }
        assertThat(missed).isGreaterThan(HANDS.size());
    }

    @Test
    void a_hand_without_three_tiles_stands_as_if_they_had_never_been_there() {
        for (String hand : HANDS) {
            HandValue value = value(hand, Phase.CHARLESTON);
            Held held = Held.of(value.position());
            List<Tile> given = Parting.leastUseful(value, held, 3);
            Outlook part = value.outlookOfPart(held, held.without(given));
            same(part, value.in(value.position()).outlook(held.without(given)));
        }
    }

    @Test
    void a_hand_that_waits_is_one_tile_from_complete_and_a_better_part_is_worth_no_less() {
        HandValue value = value("1C1C1C2C2C2C2C3C3C4D4D5DFJ", Phase.PLAY);
        Held full = Held.of(value.position());
        Outlook waiting = value.outlook(full, Tile.FLOWER);

        assertThat(waiting.distance()).isEqualTo(1);
        assertThat(waiting.most()).isLessThanOrEqualTo(waiting.all());
        assertThat(waiting.all()).isGreaterThan(value.outlook(full, Tile.JOKER).all());
    }
}
