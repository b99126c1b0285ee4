package sparrow.core.table;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.params.provider.Arguments.arguments;
import static sparrow.core.table.Scene.meld;
import static sparrow.core.table.Scene.tile;
import static sparrow.core.table.Scene.tiles;
import static sparrow.core.tile.Seat.A;
import static sparrow.core.tile.Seat.B;
import static sparrow.core.tile.Seat.C;
import static sparrow.core.tile.Seat.D;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// Events that cannot have happened, each refused with a sentence that says why.
class ImpossibleTest {
    /// A has an open pung of ones, a kong face down and 5m 9p in hand, and has discarded 9m; B and
    /// C could claim.
    private static final Table TABLE =
            Scene.table("1112222m59m9p", "99m11j", "78m")
                    .after(new Event.Laid(A, meld("[111m]")))
                    .after(new Event.Laid(A, meld("{2222m}")))
                    .after(discard(A, "9m"));

    private static Event discard(Seat seat, String tile) {
        return Event.Discarded.of(seat, tile(tile), Origin.HAND);
    }

    private static Event claim(Seat seat, String tiles) {
        return new Event.Claimed(seat, Meld.of(Meld.Manner.CLAIMED, tiles(tiles)));
    }

    private static Event give(Seat seat, String tiles) {
        return new Event.Exchanged(Seats.only(seat, tiles(tiles)), Seats.none());
    }

    static Stream<Arguments> impossibilities() {
        Event began = new Event.Began("play");
        Event joker = new Event.Laid(B, meld("[99m1j]"));
        return Stream.of(
                no("a hand starts once", Scene.started(3)),
                no("a wall is built once", new Event.WallBuilt(tiles("1m"), List.of())),
                no(
                        "takes 9s from position 16 of the wall, where 1z lies",
                        new Event.Dealt(B, tiles("9s"))),
                no(
                        "the wall has no position 25; it has 25 tiles",
                        new Event.Dealt(B, tiles(Scene.REST)),
                        new Event.Dealt(C, tiles("1z"))),
                no("nobody sits at D", new Event.Dealt(D, tiles("1z"))),
                no("position 0 of the wall has been taken already", new Event.Drew(B, Tile.M1, 0)),
                no("the wall has no position -1; it has 25", new Event.Drew(B, Tile.M1, -1)),
                no("takes 7z from position 17", new Event.Drew(B, tile("7z"), 17)),
                no("nobody sits at D", new Event.Drew(D, tile("1z"), 16)),
                no("A has no 9m in hand", discard(A, "9m")),
                no("nobody sits at D", discard(D, "9m")),
                no(
                        "B discards the tile just drawn, but has drawn none",
                        Event.Discarded.of(B, tile("9m"), Origin.DRAWN)),
                no(
                        "B discards 9m as the tile just drawn, but drew 1z",
                        Scene.draw(TABLE, B),
                        Event.Discarded.of(B, tile("9m"), Origin.DRAWN)),
                no("B claims a tile, but none is offered to it", began, claim(B, "999m")),
                no("A claims a tile, but none is offered to it", claim(A, "999m")),
                no("C claims a tile, but none is offered to it", joker, claim(C, "789m")),
                no("B claims 9m for (111m), which does not hold it", claim(B, "111m")),
                no("C has no 9m in hand", claim(C, "999m")),
                no("nobody sits at D", claim(D, "999m")),
                no("B has no 7z in hand", new Event.Laid(B, meld("[777z]"))),
                no("nobody sits at D", new Event.Laid(D, meld("[777z]"))),
                no("A names meld 2, but has 2", new Event.Added(A, 2, tile("5m"))),
                no("A names meld -1, but has 2", new Event.Added(A, -1, tile("5m"))),
                no("A has no 1m in hand", new Event.Added(A, 0, tile("1m"))),
                no("nobody sits at D", new Event.Added(D, 0, tile("1m"))),
                no("A names meld 7, but has 2", new Event.TakenBack(A, 7, tiles("1m"))),
                no("A takes [1m, 9m] back from [111m]", new Event.TakenBack(A, 0, tiles("19m"))),
                no("A takes [1m, 1m, 1m] back", new Event.TakenBack(A, 0, tiles("111m"))),
                no("A takes [2m] back from {2222m}", new Event.TakenBack(A, 1, tiles("2m"))),
                no("nobody sits at D", new Event.Declared(D, "riichi")),
                no("A has no 7z in hand", give(A, "5m7z")),
                no("nobody sits at D", give(D, "5m")),
                no(
                        "nobody sits at D",
                        new Event.Exchanged(Seats.none(), Seats.only(D, tiles("5m")))),
                no(
                        "C: a multiset cannot hold 16 of 5m",
                        new Event.Exchanged(
                                Seats.none(), Seats.only(C, Collections.nCopies(16, Tile.M5)))),
                no(
                        "C takes a joker from [111m], which shows none",
                        new Event.JokerTaken(C, A, 0, tile("7m"))),
                no(
                        "A has no discard 1m at place 0 of its pond",
                        new Event.Retrieved(B, A, 0, tile("1m"), tile("9m"))),
                no(
                        "A has no discard 9m at place 1 of its pond",
                        new Event.Retrieved(B, A, 1, tile("9m"), tile("9m"))),
                no("C has no 9m in hand", joker, new Event.JokerTaken(C, B, 0, tile("9m"))),
                no("names meld 1, but has 1", joker, new Event.JokerTaken(C, B, 1, tile("7m"))),
                no("nobody sits at D", joker, new Event.JokerTaken(D, B, 0, tile("7m"))),
                no("nobody sits at D", new Event.JokerTaken(A, D, 0, tile("7m"))),
                no(
                        "the wall has no position 25 to show",
                        new Event.Revealed("dora", 25, tile("1z"), Set.of())),
                no(
                        "the wall has no position -1 to show",
                        new Event.Revealed("dora", -1, tile("1z"), Set.of())),
                no(
                        "shows 9s where 1z lies in the wall",
                        new Event.Revealed("dora", 16, tile("9s"), Set.of())),
                no("A shows 59m, but holds 5m9p", new Event.Shown(A, tiles("59m"))),
                no("C shows 7m, but holds 78m", new Event.Shown(C, tiles("7m"))),
                no("nobody sits at D", new Event.Shown(D, tiles("7m"))),
                no("A turns up [1m, 1m, 1m] where [111m]", new Event.Turned(A, 0, tiles("111m"))),
                no("where {2222m} lies", new Event.Turned(A, 1, tiles("2223m"))),
                no("where {2222m} lies", new Event.Turned(A, 1, tiles("222m"))),
                no("A: not a meld: []", new Event.Turned(A, 1, List.of())),
                no("A names meld 2, but has 2", new Event.Turned(A, 2, tiles("2222m"))),
                no("nobody sits at D", new Event.Won(D, Optional.empty(), Tile.M1)),
                no("nobody sits at D", new Event.Paid("win", List.of(), Seats.only(D, 5))),
                no("nothing happens after the end of a hand", new Event.Ended("win"), began));
    }

    /// The sentence, then events of which the last one cannot happen.
    private static Arguments no(String sentence, Event... events) {
        return arguments(sentence, List.of(events));
    }

    @ParameterizedTest
    @MethodSource("impossibilities")
    void what_cannot_have_happened_is_refused(String sentence, List<Event> events) {
        Table before = TABLE.after(events.subList(0, events.size() - 1));
        assertThatExceptionOfType(Impossible.class)
                .isThrownBy(() -> before.after(events.getLast()))
                .withMessageContaining(sentence);
    }

    @Test
    void a_joker_under_a_face_down_meld_cannot_be_taken() {
        Table table = Scene.table("999m1j", "9m").after(new Event.Laid(A, meld("{999m1j}")));
        assertThatExceptionOfType(Impossible.class)
                .isThrownBy(() -> table.after(new Event.JokerTaken(B, A, 0, tile("9m"))))
                .withMessageContaining("B takes a joker from {999m1j}, which shows none");
    }

    @Test
    void a_log_begins_with_the_start_of_a_hand_whose_dealer_sits_there() {
        for (List<Event> log : List.of(List.<Event>of(), List.<Event>of(new Event.Began("play")))) {
            assertThatExceptionOfType(Impossible.class)
                    .isThrownBy(() -> Table.fold(log))
                    .withMessage("a log begins with the start of a hand");
        }
        assertThatExceptionOfType(Impossible.class)
                .isThrownBy(() ->
                        Table.start(
                                new Event.Started(
                                        "scene", 1, Rules.NONE, 0, D, Seats.of(0, 0, 0), 0)))
                .withMessage("the dealer D has no place at the table");
    }

    @Test
    void a_viewer_knows_how_many_tiles_somebody_must_show() {
        Table seen = View.of(B, Scene.table("123m", "9s")).table();
        assertThatExceptionOfType(Impossible.class)
                .isThrownBy(() -> seen.after(new Event.Shown(A, tiles("12m"))))
                .withMessage("A shows 2 tiles, but holds 3");
    }

    @Test
    void an_absent_seat_has_no_wind() {
        Table table = Scene.table("", "", "");
        assertTimeoutPreemptively(
                Duration.ofSeconds(10),
                () ->
                        assertThatIllegalArgumentException()
                                .isThrownBy(() -> table.wind(D))
                                .withMessage("nobody sits at D"));
    }
}
