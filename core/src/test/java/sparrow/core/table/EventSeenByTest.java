package sparrow.core.table;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.core.table.Scene.meld;
import static sparrow.core.table.Scene.tiles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// Who sees what of every event: the rule that keeps hidden tiles hidden, written out.
class EventSeenByTest {
    /// An event, and what those eyes see instead that do not see it whole.
    record Sight(Event event, Map<Eyes, Event> instead) {}

    private static Sight open(Event event) {
        return new Sight(event, Map.of());
    }

    private static Sight only(Set<Eyes> eyes, Event event, Event others) {
        Map<Eyes, Event> instead = new EnumMap<>(Eyes.class);
        EnumSet.complementOf(EnumSet.copyOf(eyes)).forEach(blind -> instead.put(blind, others));
        return new Sight(event, instead);
    }

    static Stream<Sight> sights() {
        Meld kong = meld("{1111m}");
        return Stream.of(
                open(Scene.started(4)),
                only(
                        Set.of(Eyes.REFEREE),
                        new Event.WallBuilt(tiles("123m"), List.of(4, 2)),
                        new Event.WallBuilt(tiles("???"), List.of(-1, -1))),
                open(new Event.Began("play")),
                only(
                        Set.of(Eyes.B, Eyes.REFEREE),
                        new Event.Dealt(Seat.B, tiles("12m")),
                        new Event.Dealt(Seat.B, tiles("??"))),
                only(
                        Set.of(Eyes.C, Eyes.REFEREE),
                        new Event.Drew(Seat.C, Tile.M5, 40),
                        new Event.Drew(Seat.C, Tile.HIDDEN, 40)),
                open(Event.Discarded.of(Seat.A, Tile.M5, Origin.DRAWN)),
                open(new Event.Claimed(Seat.A, Meld.claimed(tiles("111m"), Tile.M1, Seat.B))),
                open(new Event.Laid(Seat.D, meld("[1111m]"))),
                only(
                        Set.of(Eyes.D, Eyes.REFEREE),
                        new Event.Laid(Seat.D, kong),
                        new Event.Laid(Seat.D, kong.covered())),
                open(new Event.Added(Seat.A, 0, Tile.M1)),
                open(new Event.TakenBack(Seat.A, 0, tiles("1m"))),
                open(new Event.Declared(Seat.A, "riichi")),
                exchange(),
                open(new Event.JokerTaken(Seat.A, Seat.B, 0, Tile.M1)),
                open(new Event.Retrieved(Seat.A, Seat.B, 3, Tile.M1, Tile.BLANK)),
                open(Event.Revealed.openly("dora", 130, Tile.M1)),
                only(
                        Set.of(Eyes.A, Eyes.C, Eyes.REFEREE),
                        new Event.Revealed("bao", 130, Tile.M1, Set.of(Seat.A, Seat.C)),
                        new Event.Revealed("bao", 130, Tile.HIDDEN, Set.of(Seat.A, Seat.C))),
                only(
                        Set.of(Eyes.REFEREE),
                        new Event.Revealed("ura", 130, Tile.M1, Set.of()),
                        new Event.Revealed("ura", 130, Tile.HIDDEN, Set.of())),
                open(new Event.Shown(Seat.A, tiles("123m"))),
                open(new Event.Turned(Seat.A, 0, tiles("1111m"))),
                open(new Event.Won(Seat.A, Optional.of(Seat.B), Tile.M1)),
                open(
                        new Event.Paid(
                                "win", List.of(new Event.Line("pair", 2, "fu")), Seats.of(1, -1))),
                open(new Event.Ended("win")));
    }

    private static Sight exchange() {
        Map<Eyes, Event> instead = new EnumMap<>(Eyes.class);
        instead.put(Eyes.A, exchanged("12m", "?", "???", "??", "?", "789p"));
        instead.put(Eyes.B, exchanged("??", "3s", "???", "??", "?", "???"));
        instead.put(Eyes.C, exchanged("??", "?", "789p", "12m", "?", "???"));
        instead.put(Eyes.D, exchanged("??", "?", "???", "??", "3s", "???"));
        instead.put(Eyes.SPECTATOR, exchanged("??", "?", "???", "??", "?", "???"));
        return new Sight(exchanged("12m", "3s", "789p", "12m", "3s", "789p"), instead);
    }

    /// A, B and C give; C, D and A receive.
    private static Event exchanged(
            String fromA, String fromB, String fromC, String toC, String toD, String toA) {
        return new Event.Exchanged(
                Seats.of(tiles(fromA), tiles(fromB), tiles(fromC)),
                Seats.only(Seat.A, tiles(toA)).with(Seat.C, tiles(toC)).with(Seat.D, tiles(toD)));
    }

    @ParameterizedTest
    @MethodSource("sights")
    void all_eyes_see_what_they_may_and_no_more(Sight sight) {
        for (Eyes eyes : Eyes.values()) {
            assertThat(sight.event().seenBy(eyes))
                    .as("%s, seen by %s", sight.event(), eyes)
                    .isEqualTo(sight.instead().getOrDefault(eyes, sight.event()));
        }
    }

    @Test
    void every_kind_of_event_is_in_the_table_above() {
        List<String> kinds =
                Arrays.stream(Event.class.getPermittedSubclasses())
                        .map(Class::getSimpleName)
                        .toList();
        assertThat(sights().map(sight -> sight.event().getClass().getSimpleName()).distinct())
                .containsExactlyInAnyOrderElementsOf(kinds);
    }

    @ParameterizedTest
    @MethodSource("sights")
    void what_was_seen_once_is_seen_the_same_again(Sight sight) {
        for (Eyes eyes : Eyes.values()) {
            Event seen = sight.event().seenBy(eyes);
            assertThat(seen.seenBy(eyes)).isEqualTo(seen);
        }
    }

    @Test
    void long_rows_of_hidden_tiles_are_hidden_as_well() {
        List<Tile> many = Collections.nCopies(500, Tile.M1);
        assertThat(new Event.Dealt(Seat.A, many).seenBy(Eyes.B))
                .isEqualTo(new Event.Dealt(Seat.A, Collections.nCopies(500, Tile.HIDDEN)));
    }

    @Test
    void eyes_belong_to_a_seat_to_nobody_or_to_the_referee() {
        for (Seat seat : Seat.values()) {
            assertThat(Eyes.of(seat).name()).isEqualTo(seat.name());
            for (Eyes eyes : Eyes.values()) {
                boolean sees = eyes == Eyes.REFEREE || eyes == Eyes.of(seat);
                assertThat(eyes.see(seat)).isEqualTo(sees);
                assertThat(eyes.seeAny(List.of(seat))).isEqualTo(sees);
            }
        }
        assertThat(Eyes.SPECTATOR.seeAny(List.of(Seat.values()))).isFalse();
        assertThat(Eyes.A.seeAny(List.of())).isFalse();
    }

    @Test
    void events_keep_what_they_were_given_whatever_becomes_of_it() {
        List<Tile> tiles = new ArrayList<>(tiles("12m"));
        Event.Dealt dealt = new Event.Dealt(Seat.A, tiles);
        tiles.clear();
        assertThat(dealt.tiles()).isEqualTo(tiles("12m"));
        for (Origin origin : Origin.values()) {
            assertThat(Event.Discarded.of(Seat.D, Tile.RED, origin))
                    .isEqualTo(new Event.Discarded(Seat.D, Tile.RED, origin))
                    .isSameAs(Event.Discarded.of(Seat.D, Tile.RED, origin));
        }
    }
}
