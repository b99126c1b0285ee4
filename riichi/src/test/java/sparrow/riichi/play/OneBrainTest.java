package sparrow.riichi.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Seed;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
import sparrow.core.table.View;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.riichi.Preset;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.Yaku;
import sparrow.riichi.advice.Danger;
import sparrow.riichi.advice.Outlook;
import sparrow.riichi.advice.Position;
import sparrow.riichi.advice.Route;
import sparrow.riichi.advice.Threat;
import sparrow.riichi.table.Words;

/// What a bot goes by is what people are told.
class OneBrainTest {
    private static final long SEED = Long.getLong("sparrow.seed", 20_261_117);

    /// The dangers of every discard, asked of the level and of the position typed by hand.
    @ParameterizedTest
    @EnumSource(
            value = Preset.class,
            names = {"TENHOU", "TENHOU3"})
    void people_and_bots_are_told_the_same_danger_of_a_tile(Preset preset) {
        int[] asked = new int[2];
        SelfPlay.watch(
                preset,
                SEED,
                (view, choice, _) -> {
                    Position typed = typed(view, preset);
                    if (typed.hand().tiles().size() % 3 != 2
                            || typed.situation().threats().isEmpty()) {
                        return;
                    }
                    Advice advice =
                            RiichiBots.INTERMEDIATE
                                    .advisor(Seed.splitMix64(1).hand(0))
                                    .advise(view, choice);
                    List<Outlook> outlooks = Outlook.of(typed, Optional.empty());
                    for (Advice.Ranked ranked : advice.ranking()) {
                        if (ranked.action() instanceof Action.Discard(Tile tile, Origin _)) {
                            List<Double> told = told(ranked);
                            if (!told.isEmpty()) {
                                assertThat(told).isEqualTo(told(outlooks, tile));
                                asked[told.size() > 1 ? 1 : 0]++;
                            }
                        }
                    }
                });
        assertThat(asked[0]).isGreaterThan(300);
        assertThat(asked[1]).isGreaterThan(20);
    }

    private static List<Double> told(Advice.Ranked ranked) {
        return ranked.reasons().stream()
                .filter(reason -> reason.name().equals("danger"))
                .map(Advice.Reason::number)
                .toList();
    }

    private static List<Double> told(List<Outlook> outlooks, Tile tile) {
        return outlooks.stream()
                .filter(each -> each.discard().equals(Optional.of(tile.plain())))
                .flatMap(each -> each.risks().stream())
                .map(Danger.Risk::chance)
                .toList();
    }

    /// The position as somebody would write it down who sees the table.
    private static Position typed(View view, Preset preset) {
        Table table = view.table();
        List<Tile> elsewhere = new ArrayList<>();
        List<Threat> threats = new ArrayList<>();
        for (Seat seat : table.seats()) {
            Place place = table.place(seat);
            elsewhere.addAll(place.flowers().list());
            if (seat == view.seat()) {
                continue;
            }
            List<Tile> pond = place.pond().stream().map(Thrown::tile).toList();
            place.pond().stream()
                    .filter(thrown -> !thrown.claimedBy().equals(Optional.of(view.seat())))
                    .forEach(thrown -> elsewhere.add(thrown.tile()));
            for (Meld meld : place.melds()) {
                elsewhere.addAll(meld.tiles());
                meld.taken().ifPresent(taken -> elsewhere.remove(taken.tile()));
            }
            if (place.hasSaid(Words.RIICHI)) {
                threats.add(Threat.riichi(pond, passed(table, seat)));
            } else if (Threat.isOpen(pond.size(), place.melds())) {
                threats.add(Threat.open(table.wind(seat), pond, place.melds(), 0));
            }
        }
        return Position.of(new Hand(view.own().hand().list(), view.own().melds()))
                .rules(RiichiRules.of(preset.rules()))
                .discards(Tiles.of(view.own().pond().stream().map(Thrown::tile).toList()))
                .seen(Tiles.of(elsewhere))
                .dora(table.markers(Words.DORA).stream().map(marker -> marker.tile()).toList())
                .threats(threats);
    }

    private static Tiles passed(Table table, Seat declarer) {
        Tiles passed = Tiles.EMPTY;
        boolean since = false;
        for (Event event : table.log().events()) {
            since |= event.equals(new Event.Declared(declarer, Words.RIICHI));
            if (since && event instanceof Event.Discarded(Seat who, Tile tile, var _)) {
                passed = who == declarer ? passed : passed.with(tile);
            }
        }
        return passed;
    }

    /// A position read off a view and one typed by hand see the same tiles.
    @ParameterizedTest
    @EnumSource(
            value = Preset.class,
            names = {"TENHOU", "TENHOU3"})
    void a_view_and_a_typed_position_leave_the_same_tiles_unseen(Preset preset) {
        SelfPlay.watch(
                preset,
                SEED + 1,
                (view, _, _) -> {
                    Position position = Position.of(view);
                    int[] unseen = position.unseen();
                    assertThat(unseen).isEqualTo(typed(view, preset).unseen());
                    int hidden = view.table().wall().left() - position.dora().size();
                    for (Seat seat : view.table().seats()) {
                        hidden += view.table().place(seat).hand().count(Tile.HIDDEN);
                    }
                    assertThat(Arrays.stream(unseen).sum()).isEqualTo(hidden);
                });
    }

    /// What the bot measures quickly, and what people are told of the yaku in reach, as long as no
    /// tile is seen elsewhere: the bot does not look whether a tile it counts on is still there.
    @Test
    void a_bot_and_people_count_the_same_tiles_to_a_yaku() {
        Set<Yaku> asked = EnumSet.noneOf(Yaku.class);
        for (int match = 0; match < 3; match++) {
            SelfPlay.watch(
                    Preset.TENHOU,
                    SEED + match,
                    (view, _, _) -> {
                        Position position = Position.of(view);
                        if (!position.isClosed() && position.hand().tiles().size() % 3 == 1) {
                            asked.addAll(compared(unseen(position)));
                        }
                    });
        }
        assertThat(asked).contains(Yaku.TANYAO, Yaku.TOITOI, Yaku.HONITSU, Yaku.HAKU);
    }

    private static Position unseen(Position position) {
        return position.seen(Tiles.EMPTY).discards(Tiles.EMPTY).dora(List.of());
    }

    private static List<Yaku> compared(Position position) {
        Counted now = new Counted(position);
        List<Yaku> asked = new ArrayList<>();
        for (RoughWay way : RoughWays.open(now, now.hand.kinds(), now.melds)) {
            for (Route route : Route.all(position)) {
                if (way.name.endsWith(" " + aim(route))) {
                    assertThat(way.distance(RoughWay.NOTHING))
                            .as("%s of %s", way.name, position.hand())
                            .isEqualTo(route.distance());
                    asked.add(route.yaku());
                }
            }
        }
        return asked;
    }

    /// What a hand aims for, or is already with.
    private static String aim(Route route) {
        return switch (route.yaku()) {
            case TANYAO -> "all simples";
            case TOITOI -> "all triplets";
            case HONITSU ->
                    "a half flush in "
                            + Map.of("m", "characters", "p", "dots", "s", "bamboo").get(route.of());
            case HAKU, HATSU, CHUN, SEAT_WIND, ROUND_WIND ->
                    "a triplet of "
                            + Hand.of(route.of().substring(2)).concealed().list().getFirst().title()
                            + "s";
            default -> "";
        };
    }

    @Test
    void a_position_read_off_a_view_has_all_that_goes_on() {
        var played =
                Advised.table()
                        .fromEnd(5, "9m")
                        .hand("A", "123456m22p3478s1z")
                        .hand("B", "258m258p147s1234z")
                        .draws("2s5p")
                        .start()
                        .play("A: say riichi", "A: discard 1z", "B: pass");
        Position position = Position.of(View.of(Seat.B, played.table()));
        assertThat(position.hand().tiles()).hasSize(14);
        assertThat(position.seat()).contains(Tile.SOUTH);
        assertThat(position.round()).contains(Tile.EAST);
        assertThat(position.dora()).containsExactly(Tile.M9);
        assertThat(position.situation().pot()).isEqualTo(1_000);
        assertThat(position.situation().draws()).isEqualTo(17);
        assertThat(position.situation().isInRiichi()).isFalse();
        assertThat(position.situation().threats())
                .singleElement()
                .satisfies(threat -> {
                    assertThat(threat.title()).isEqualTo("the riichi of East");
                    assertThat(threat.discards()).containsExactly(Tile.EAST);
                    assertThat(threat.passed()).isEqualTo(Tiles.EMPTY);
                    assertThat(threat.cost()).isCloseTo(8_400, within(1e-9));
                });
    }
}
