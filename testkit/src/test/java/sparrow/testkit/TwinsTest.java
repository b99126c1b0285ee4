package sparrow.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Seed;
import sparrow.core.table.Event;
import sparrow.core.table.Eyes;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// Twins of a table on which everybody knows that no hand hides a flower.
class TwinsTest {
    private static final List<Tile> WALL =
            Notation.COMPACT.readTiles("123m456p789s1f2f3f9m").orThrow();

    private static List<Event> log() {
        return List.of(
                new Event.Started("flowers", 1, Rules.NONE, 0, Seat.A, Seats.of(0, 0, 0, 0), 0),
                new Event.WallBuilt(WALL, List.of()),
                new Event.Dealt(Seat.A, WALL.subList(0, 3)),
                new Event.Dealt(Seat.B, WALL.subList(3, 6)));
    }

    @Test
    void a_twin_hides_no_flower_in_a_hand_but_anywhere_in_the_wall() {
        List<Tile> lastInTheWall = new ArrayList<>();
        for (int n = 0; n < 200; n++) {
            Table twin =
                    Table.fold(
                            Leaks.twin(
                                    Tracks.of(log()),
                                    Eyes.A,
                                    Tile::isFlower,
                                    Seed.splitMix64(n).hand(0)));
            assertThat(twin.place(Seat.B).hand().list()).noneMatch(Tile::isFlower);
            assertThat(twin.place(Seat.A).hand()).hasToString("123m");
            lastInTheWall.add(twin.wall().tile(WALL.size() - 1));
        }
        assertThat(lastInTheWall).anyMatch(Tile::isFlower);
        assertThat(lastInTheWall.stream().distinct().count()).isGreaterThan(5);
    }

    @Test
    void without_such_knowledge_a_hand_may_hide_anything() {
        assertThat(java.util.stream.IntStream.range(0, 200))
                .anyMatch(n ->
                        Table.fold(
                                        Leaks.twin(
                                                Tracks.of(log()),
                                                Eyes.A,
                                                _ -> false,
                                                Seed.splitMix64(n).hand(0)))
                                .place(Seat.B)
                                .hand()
                                .list()
                                .stream()
                                .anyMatch(Tile::isFlower));
    }
}
