package sparrow.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.core.game.Action.Pass.PASS;
import static sparrow.core.game.Action.Win.WIN;
import static sparrow.core.tile.Seat.A;
import static sparrow.core.tile.Seat.B;
import static sparrow.core.tile.Seat.C;
import static sparrow.core.tile.Seat.D;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.table.Offer;
import sparrow.core.table.Origin;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What every variant is made of: melds, discards, the deal, draws, flowers, payments.
class KitTest {
    // Chows, pungs and kongs of a tile on offer

    @Test
    void a_tile_in_the_middle_completes_three_chows_the_lowest_first() {
        assertThat(texts(Melds.chows(hand("2356m"), offered("4m"))))
                .containsExactly("claim (234m)", "claim (345m)", "claim (456m)");
    }

    @Test
    void chows_end_at_one_and_nine() {
        assertThat(texts(Melds.chows(hand("23m"), offered("1m")))).containsExactly("claim (123m)");
        assertThat(texts(Melds.chows(hand("78m"), offered("9m")))).containsExactly("claim (789m)");
        assertThat(Melds.chows(hand("89m12p"), offered("1m"))).isEmpty();
    }

    @Test
    void honors_make_no_chow() {
        assertThat(Melds.chows(hand("23z"), offered("1z"))).isEmpty();
    }

    @Test
    void a_chow_with_a_red_five_is_another_one() {
        assertThat(texts(Melds.chows(hand("0567m"), offered("6m"))))
                .containsExactly("claim (567m)", "claim (067m)");
        assertThat(texts(Melds.chows(hand("46m"), offered("0m")))).containsExactly("claim (406m)");
    }

    @Test
    void a_hand_with_only_a_red_five_chows_with_it() {
        assertThat(texts(Melds.chows(hand("06m"), offered("7m")))).containsExactly("claim (067m)");
        assertThat(texts(Melds.chows(hand("34m"), offered("0m")))).containsExactly("claim (340m)");
    }

    @Test
    void two_of_a_kind_make_a_pung() {
        assertThat(texts(Melds.pungs(hand("77z1m"), offered("7z"))))
                .containsExactly("claim (777z)");
        assertThat(Melds.pungs(hand("7z1m"), offered("7z"))).isEmpty();
    }

    @Test
    void pungs_of_fives_differ_by_their_red_ones() {
        assertThat(texts(Melds.pungs(hand("550p"), offered("5p"))))
                .containsExactly("claim (555p)", "claim (550p)");
        assertThat(texts(Melds.pungs(hand("500p"), offered("5p"))))
                .containsExactly("claim (550p)", "claim (500p)");
        assertThat(texts(Melds.pungs(hand("55p"), offered("0p")))).containsExactly("claim (550p)");
    }

    @Test
    void three_of_a_kind_make_a_kong() {
        assertThat(texts(Melds.kongs(hand("550p1m"), offered("5p"))))
                .containsExactly("claim (5550p)");
        assertThat(Melds.kongs(hand("55p1m"), offered("5p"))).isEmpty();
    }

    @Test
    void a_claimed_meld_remembers_the_tile_and_from_whom_it_came() {
        assertThat(Melds.pungs(hand("77z"), offered("7z")).getFirst().meld().taken())
                .contains(new Meld.Taken(Tile.RED, A));
    }

    // Kongs of the own turn

    @Test
    void four_of_a_kind_in_hand_make_a_concealed_kong() {
        assertThat(texts(Melds.concealedKongs(hand("1111m555z5550p"), Meld.Manner.OWN)))
                .containsExactly("lay [1111m]", "lay [5550p]");
        assertThat(texts(Melds.concealedKongs(hand("0555s123m"), Meld.Manner.OWN)))
                .containsExactly("lay [5550s]");
        assertThat(Melds.concealedKongs(hand("055s111z222p"), Meld.Manner.OWN)).isEmpty();
        assertThat(Melds.concealedKongs(hand("1111m"), Meld.Manner.FACE_DOWN).getFirst().meld())
                .isEqualTo(Meld.faceDown(Tile.M1, Tile.M1, Tile.M1, Tile.M1));
    }

    @Test
    void of_six_copies_four_make_a_kong() {
        assertThat(texts(Melds.concealedKongs(hand("111111m"), Meld.Manner.OWN)))
                .containsExactly("lay [1111m]");
    }

    @Test
    void hidden_tiles_and_flowers_make_no_kong() {
        assertThat(Melds.concealedKongs(Tiles.hidden(13), Meld.Manner.OWN)).isEmpty();
        assertThat(Melds.concealedKongs(Tiles.EMPTY.with(Tile.FLOWER, 4), Meld.Manner.OWN))
                .isEmpty();
    }

    @Test
    void the_fourth_tile_is_added_to_a_pung_and_not_to_a_chow() {
        Table table = table("77z456m1m", "456m7z", "1z", "1z");
        table = discard(table, B, "7z");
        table = table.after(new Event.Claimed(A, claimed("777z", "7z", B)));
        assertThat(Melds.addedKongs(table.place(A))).isEmpty();
        assertThat(texts(Melds.addedKongs(drawing(table, A, "7z").place(A))))
                .containsExactly("add 7z to meld 0");
    }

    @Test
    void a_fourth_tile_goes_to_every_pung_and_to_no_kong() {
        Table table = table("11133322224m567p", "1z", "1z", "1z");
        for (String meld : List.of("[111m]", "[567p]", "[2222m]", "[333m]")) {
            table = table.after(new Event.Laid(A, Hand.of(meld).melds().getFirst()));
        }
        assertThat(table.place(A).kongs()).isEqualTo(1);
        assertThat(Melds.addedKongs(table.place(A))).isEmpty();
        Table more = walled(A, "111333m567p2222m13m5p1234567m");
        more = more.after(new Event.Dealt(A, tiles("111333m567p2222m13m5p")));
        for (String meld : List.of("[111m]", "[567p]", "[2222m]", "[333m]")) {
            more = more.after(new Event.Laid(A, Hand.of(meld).melds().getFirst()));
        }
        more = drawing(more, A, "2m");
        assertThat(texts(Melds.addedKongs(more.place(A))))
                .containsExactly("add 1m to meld 0", "add 3m to meld 3");
    }

    @Test
    void a_red_five_is_the_fourth_tile_too() {
        Table table = walled(A, "5550p1z").after(new Event.Dealt(A, tiles("5550p")));
        table = table.after(new Event.Laid(A, Hand.of("[555p]").melds().getFirst()));
        assertThat(texts(Melds.addedKongs(table.place(A)))).containsExactly("add 0p to meld 0");
    }

    // Discards

    @Test
    void discards_are_added_to_any_list_of_actions() {
        Table table = drawing(table("15m1z", "1z", "1z", "1z"), A, "5m");
        List<Action> actions = new ArrayList<>(List.of(WIN));
        Discards.add(table.place(A), actions);
        assertThat(texts(actions))
                .containsExactly(
                        "win", "discard 5m as drawn", "discard 1m", "discard 5m", "discard 1z");
        List<Action> alone = new ArrayList<>();
        Discards.add(drawing(table("15m", "1z", "1z", "1z"), A, "7z").place(A), alone);
        assertThat(texts(alone)).containsExactly("discard 7z as drawn", "discard 1m", "discard 5m");
    }

    @Test
    void the_tile_just_drawn_comes_first_and_every_other_face_once() {
        Table table = drawing(table("55m1z", "1z", "1z", "1z"), A, "5m");
        assertThat(texts(Discards.of(table.place(A))))
                .containsExactly("discard 5m as drawn", "discard 5m", "discard 1z");
    }

    @Test
    void after_a_claim_nothing_was_drawn() {
        assertThat(texts(Discards.of(table("15m", "1z").place(A))))
                .containsExactly("discard 1m", "discard 5m");
    }

    @Test
    void only_tiles_that_may_go_are_offered() {
        Table table = drawing(table("15m1z", "1z", "1z", "1z"), A, "5m");
        assertThat(texts(Discards.of(table.place(A), tile -> tile != Tile.M5)))
                .containsExactly("discard 1m", "discard 1z");
    }

    // Asking the others

    @Test
    void everybody_but_the_discarder_is_asked_if_only_to_pass() {
        Table table = discard(table("1z", "1z", "77z", "1z"), A, "7z");
        Seats<Choice> asked =
                Claims.askOthers(
                        table,
                        (seat, offer) ->
                                new ArrayList<>(Melds.pungs(table.place(seat).hand(), offer)));
        assertThat(asked.seats()).containsExactly(B, C, D);
        assertThat(asked.get(B)).isSameAs(Choice.ONLY_PASS);
        assertThat(asked.get(C).allows(PASS)).isTrue();
        assertThat(texts(((Choice.OneOf) asked.get(C)).actions()))
                .containsExactly("claim (777z)", "pass");
    }

    @Test
    void a_win_beats_a_pung_and_a_pung_a_chow() {
        Table table = discard(table("1z", "1z", "1z", "1z"), A, "4m");
        Action chow = new Action.Claim(claimed("456m", "4m", A));
        Action pung = new Action.Claim(claimed("444m", "4m", A));
        Seats<Action> chosen = Seats.only(B, chow);
        assertThat(Claims.best(table, chosen).orElseThrow().seat()).isEqualTo(B);
        assertThat(Claims.best(table, chosen.with(C, pung)).orElseThrow().seat()).isEqualTo(C);
        assertThat(Claims.best(table, chosen.with(C, pung).with(D, WIN)).orElseThrow().seat())
                .isEqualTo(D);
    }

    @Test
    void of_two_pungs_the_one_next_in_turn_is_heard() {
        Table table = discard(table("1z", "1z", "1z", "1z"), C, "4m");
        Action pung = new Action.Claim(claimed("444m", "4m", C));
        Seats<Action> chosen = Seats.only(B, pung).with(A, pung).with(D, PASS);
        assertThat(Claims.best(table, chosen)).contains(new Claims.Claimant(A, pung));
        assertThat(Claims.best(table, Seats.only(D, PASS))).isEmpty();
        assertThat(Claims.best(table, Seats.only(B, new Action.Declare("mine"))))
                .contains(new Claims.Claimant(B, new Action.Declare("mine")));
    }

    @Test
    void all_who_win_are_heard_in_turn() {
        Table table = discard(table("1z", "1z", "1z", "1z"), C, "4m");
        assertThat(Claims.winners(table, Seats.only(B, (Action) WIN).with(A, PASS).with(D, WIN)))
                .containsExactly(D, B);
        assertThat(Claims.winners(table, Seats.only(A, PASS))).isEmpty();
    }

    @Test
    void whatever_is_neither_win_nor_claim_is_weakest() {
        for (Action action :
                List.of(
                        PASS,
                        new Action.Declare("mine"),
                        new Action.Add(0, Tile.M1),
                        Action.Discard.of(Tile.M1, Origin.HAND))) {
            assertThat(Claims.priority(action)).isZero();
        }
    }

    // The deal, draws and flowers

    @Test
    void tiles_are_dealt_in_rounds_from_the_dealer_on() {
        Table table = walled(C, "1122334455667788m");
        assertThat(seats(Dealing.inRounds(table, 2, 1))).isEqualTo("CDABCDAB");
        assertThat(seats(Dealing.inRounds(table, table.seats(), 2))).isEqualTo("ABCD");
        Table dealt = table.after(Dealing.withOneMore(table, 2, 1));
        assertThat(dealt.place(C).hand()).isEqualTo(hand("1157m"));
        assertThat(dealt.place(B).hand()).isEqualTo(hand("446m"));
        assertThat(dealt.wall().front()).isEqualTo(Dealing.size(table, 2, 1) + 1);
    }

    @Test
    void turns_draw_from_the_front_and_replacements_from_the_back() {
        Table table = walled(A, "123456789m");
        assertThat(Drawing.fromFront(table, B)).isEqualTo(new Event.Drew(B, Tile.M1, 0));
        assertThat(Drawing.fromBack(table, B)).isEqualTo(new Event.Drew(B, Tile.M9, 8));
        Table gap = table.after(Drawing.at(table, C, 7));
        assertThat(Drawing.fromBack(gap, B, 2))
                .containsExactly(new Event.Drew(B, Tile.M9, 8), new Event.Drew(B, Tile.M7, 6));
    }

    @Test
    void flowers_are_laid_and_replaced_from_the_back() {
        Tiles hand = hand("12m").with(Tile.PLUM).with(Tile.WINTER);
        List<Tile> flowers = FlowerTiles.in(hand, Tile::isFlower);
        assertThat(flowers).containsExactly(Tile.PLUM, Tile.WINTER);
        Table table = walled(A, "123m");
        assertThat(FlowerTiles.replaced(table, B, flowers))
                .containsExactly(
                        new Event.Laid(B, FlowerTiles.meld(flowers)),
                        new Event.Drew(B, Tile.M3, 2),
                        new Event.Drew(B, Tile.M2, 1));
    }

    @Test
    void flowers_are_looked_for_from_a_seat_to_the_last_before_the_dealer() {
        Table table = table("1m", "5z", "1m", "5z");
        assertThat(FlowerTiles.holder(table, A, tile -> tile == Tile.WHITE)).contains(B);
        assertThat(FlowerTiles.holder(table, C, tile -> tile == Tile.WHITE)).contains(D);
        assertThat(FlowerTiles.holder(table, D, tile -> tile == Tile.M1)).isEmpty();
    }

    // Payments and the end

    @Test
    void everybody_pays_or_one_pays() {
        Table table = table("1m", "1m", "1m", "1m");
        assertThat(Paying.fromEach(table, B, 2)).isEqualTo(Seats.of(-2, 6, -2, -2));
        assertThat(Paying.fromOne(table, D, B, 5)).isEqualTo(Seats.of(0, 5, 0, -5));
    }

    @Test
    void a_hand_is_shown_and_face_down_melds_are_turned_up() {
        Table table = table("1111m2z", "1z", "1z", "1z");
        Meld kong = Meld.faceDown(Tile.M1, Tile.M1, Tile.M1, Tile.M1);
        table = table.after(new Event.Laid(A, kong));
        assertThat(Showing.hand(table, A)).isEqualTo(new Event.Shown(A, List.of(Tile.SOUTH)));
        assertThat(Showing.faceDownMelds(table))
                .containsExactly(new Event.Turned(A, 0, kong.tiles()));
    }

    @Test
    void a_meld_that_lies_open_is_not_turned_up() {
        Table table = table("111m222z", "3333z", "1z", "1z");
        table = table.after(new Event.Laid(A, Hand.of("[111m]").melds().getFirst()));
        table = table.after(new Event.Laid(B, Hand.of("{3333z}").melds().getFirst()));
        assertThat(Showing.faceDownMelds(table))
                .containsExactly(new Event.Turned(B, 0, tiles("3333z")));
    }

    // Tables in a line

    private static Table walled(Seat dealer, String wall) {
        return Table.start(
                        new Event.Started(
                                "kit", 1, Rules.NONE, 0, dealer, Seats.first(4, _ -> 0), 0))
                .after(new Event.WallBuilt(tiles(wall), List.of()));
    }

    /// Every seat holds such a hand; 7z, 5m and 4m are left in the wall.
    private static Table table(String... hands) {
        Table table = walled(A, String.join("", hands) + "7z5m4m");
        for (int i = 0; i < hands.length; i++) {
            table = table.after(new Event.Dealt(Seat.values()[i], tiles(hands[i])));
        }
        return table;
    }

    private static Table drawing(Table table, Seat seat, String tile) {
        int at = table.wall().front();
        while (table.wall().tile(at) != tiles(tile).getFirst()) {
            at++;
        }
        return table.after(Drawing.at(table, seat, at));
    }

    private static Table discard(Table table, Seat seat, String tile) {
        Tile face = tiles(tile).getFirst();
        return table.place(seat).hand().contains(face)
                ? table.after(Event.Discarded.of(seat, face, Origin.HAND))
                : drawing(table, seat, tile).after(Event.Discarded.of(seat, face, Origin.DRAWN));
    }

    private static Offer offered(String tile) {
        return new Offer(A, tiles(tile).getFirst(), Offer.Source.DISCARD, -1);
    }

    private static Meld claimed(String tiles, String taken, Seat from) {
        return Meld.claimed(tiles(tiles), tiles(taken).getFirst(), from);
    }

    private static Tiles hand(String tiles) {
        return Tiles.of(Hand.of(tiles).tiles());
    }

    private static List<Tile> tiles(String tiles) {
        return Notation.COMPACT.readTiles(tiles).orThrow();
    }

    private static List<String> texts(Collection<? extends Action> actions) {
        return actions.stream().map(Action::text).toList();
    }

    private static String seats(List<Event> events) {
        StringBuilder seats = new StringBuilder();
        for (Event event : events) {
            seats.append(((Event.Dealt) event).seat());
        }
        return seats.toString();
    }
}
