package sparrow.core.table;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.core.table.Scene.meld;
import static sparrow.core.table.Scene.tile;
import static sparrow.core.table.Scene.tiles;
import static sparrow.core.tile.Seat.A;
import static sparrow.core.tile.Seat.B;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event.WallBuilt;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seats;

/// A table as a whole: how it reads, and when two are equal.
class TableTest {
    private static Table busy() {
        Table table =
                Table.start(
                                new Event.Started(
                                        "scene",
                                        1,
                                        Rules.NONE,
                                        3,
                                        B,
                                        new TreeMap<>(Map.of("round", 1)),
                                        Seats.of(100, 90),
                                        10))
                        .after(new WallBuilt(tiles("1115m1f22m9p1234z"), List.of()))
                        .after(new Event.Dealt(A, tiles("1115m1f")))
                        .after(new Event.Dealt(B, tiles("22m9p")));
        return table.after(new Event.Began("play"))
                .after(Event.Revealed.openly("dora", 11, tile("4z")))
                .after(new Event.Laid(A, meld("[1f]")))
                .after(new Event.Laid(A, meld("{111m}")))
                .after(new Event.Declared(B, "ready"))
                .after(Scene.draw(table, B))
                .after(Event.Discarded.of(B, tile("1z"), Origin.DRAWN))
                .after(Event.Discarded.of(B, tile("9p"), Origin.HAND));
    }

    @Test
    void a_table_reads_in_words_and_tiles() {
        assertThat(busy())
                .hasToString(
                        """
                        scene, hand 3, dealer B, {round=1}
                        phase: play
                        wall: 3 of 12 left
                        marker dora at 11: 4z, shown to ABCD
                        pot: 10
                        A 2z 100: 5m
                          melds: {111m}
                          flowers: 1f
                        B 1z 90: 22m
                          pond: 1z' 9p
                          said: ready
                        offered: 9p by B
                        events: 12
                        """);
    }

    @Test
    void a_viewer_reads_what_it_knows() {
        Table table =
                busy().after(new Event.Drew(A, tile("2z"), 9))
                        .after(Event.Discarded.of(A, tile("5m"), Origin.HAND))
                        .after(new Event.Claimed(B, Meld.claimed(tiles("22m5m"), tile("5m"), A)));
        assertThat(View.of(B, table).table())
                .hasToString(
                        """
                        scene, hand 3, dealer B, {round=1}
                        phase: play
                        wall: 2 of 12 left
                        marker dora at 11: 4z, shown to ABCD
                        pot: 10
                        A 2z 100: ?×1
                          melds: {???}
                          flowers: 1f
                          pond: 5m>B
                        B 1z 90:\s
                          melds: (225m)<A:5m
                          pond: 1z' 9p
                          said: ready
                        events: 15
                        """);
        assertThat(View.of(A, table.after(new Event.TakenBack(B, 0, tiles("2m")))).table())
                .asString()
                .contains("B 1z 90: 2m\n");
        assertThat(Scene.table("1m", "").toString()).contains("phase: -\n").doesNotContain("pot");
    }

    @Test
    void a_hand_partly_known_reads_with_the_number_of_hidden_tiles() {
        Table table =
                Scene.table("5555m1p", "9s")
                        .after(new Event.Laid(A, meld("[5555m]")))
                        .after(new Event.TakenBack(A, 0, tiles("5m")));
        assertThat(View.of(B, table).table().toString()).contains("A 1z 100: 5m ?×1\n");
        Table drawn = table.after(Scene.draw(table, A));
        assertThat(drawn.toString()).contains("A 1z 100: 5m1p1z, drew 1z\n");
    }

    /// Each differs from the first in one respect.
    @Test
    void tables_differ_when_anything_on_them_does() {
        List<Table> tables = new ArrayList<>();
        for (String hand : List.of("12m", "13m")) {
            tables.add(Scene.table(hand, "9s"));
        }
        Table first = tables.getFirst();
        List<Event> otherRolls = new ArrayList<>(Scene.log("12m", "9s"));
        otherRolls.set(1, new WallBuilt(first.wall().tiles(), List.of(3, 6)));
        tables.add(Table.fold(otherRolls));
        Stream.of(
                        new Event.Began("play"),
                        Scene.draw(first, A),
                        Scene.draw(first, B),
                        new Event.Drew(A, tile("2z"), 4),
                        Event.Discarded.of(A, tile("1m"), Origin.HAND),
                        Event.Discarded.of(A, tile("2m"), Origin.HAND),
                        new Event.Declared(A, "word"),
                        new Event.Paid("pot", List.of(), Seats.none(), 1),
                        new Event.Paid("points", List.of(), Seats.only(A, 1), 0),
                        new Event.Revealed("dora", 4, tile("2z"), Set.of(A)),
                        new Event.Revealed("dora", 4, tile("2z"), Set.of(B)),
                        new Event.Laid(A, Meld.own(tile("1m"))),
                        new Event.Ended("wall"))
                .map(first::after)
                .forEach(tables::add);
        for (Table table : tables) {
            assertThat(tables.stream().filter(table::equals)).hasSize(1);
            assertThat(Table.fold(table.log().events())).isEqualTo(table);
        }
        assertThat(first.equals((Object) "table")).isFalse();
        assertThat(first.place(A).equals((Object) "place")).isFalse();
        assertThat(first.wall().equals((Object) "wall")).isFalse();
    }

    @Test
    void the_next_hand_opens_with_the_points_and_the_pot_of_this_one() {
        Table table =
                busy().after(new Event.Paid("stick", List.of(), Seats.only(A, -30), 30))
                        .after(new Event.Ended("wall"));
        assertThat(table.nextHand(A, new TreeMap<>(Map.of("round", 2))))
                .isEqualTo(
                        new Event.Started(
                                "scene",
                                1,
                                Rules.NONE,
                                4,
                                A,
                                new TreeMap<>(Map.of("round", 2)),
                                Seats.of(70, 90),
                                40));
    }

    @Test
    void a_start_can_be_had_with_another_dealer_or_other_rules() {
        Event.Started started = busy().started();
        Rules rules = new Rules(new TreeMap<>(Map.of("red", "yes")));
        assertThat(started.dealtBy(A).dealer()).isEqualTo(A);
        assertThat(started.dealtBy(A).dealtBy(B)).isEqualTo(started);
        assertThat(started.under(rules).rules()).isEqualTo(rules);
        assertThat(started.under(rules).under(Rules.NONE)).isEqualTo(started);
        assertThat(started.counting(Map.of("round", 7)).tally())
                .containsOnly(Map.entry("round", 7));
        assertThat(started.counting(Map.of("round", 1))).isEqualTo(started);
    }

    @Test
    void a_line_of_a_sheet_is_a_sum_or_a_name_or_an_amount() {
        assertThat(Event.Line.sum(40, "fu")).isEqualTo(new Event.Line("fu", 40, "fu"));
        assertThat(Event.Line.sum(40, "fu").isSum()).isTrue();
        assertThat(Event.Line.naming("wait", "two-sided"))
                .isEqualTo(new Event.Line("two-sided", 0, "wait"));
        assertThat(new Event.Line("closed pung", 8, "fu").isSum()).isFalse();
    }

    @Test
    void a_number_of_a_place_is_reckoned_once() {
        Place place = busy().place(B);
        List<Place> asked = new ArrayList<>();
        ToIntFunction<Place> tiles =
                each -> {
                    asked.add(each);
                    return each.hand().size();
                };
        ToIntFunction<Place> points = Place::points;
        assertThat(place.reckon(tiles)).isEqualTo(2);
        assertThat(place.reckon(tiles)).isEqualTo(2);
        assertThat(asked).containsExactly(place);
        assertThat(place.reckon(points)).isEqualTo(90);
        assertThat(place.reckon(tiles)).isEqualTo(2);
        assertThat(asked).hasSize(2);
    }

    @Test
    void kongs_are_counted_among_the_melds() {
        Table table = Scene.table("1111222m", "9s");
        assertThat(table.place(A).kongs()).isZero();
        table = table.after(new Event.Laid(A, meld("{1111m}")));
        assertThat(table.place(A).kongs()).isEqualTo(1);
        table = table.after(new Event.Laid(A, meld("[222m]")));
        assertThat(table.place(A).kongs()).isEqualTo(1);
    }
}
