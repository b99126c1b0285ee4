package sparrow.filipino;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.filipino.Scenes.lonely;
import static sparrow.filipino.Scenes.ready;
import static sparrow.filipino.Scenes.rules;
import static sparrow.filipino.Scenes.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import sparrow.core.game.FlowerTiles;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.testkit.Script;

/// House rules by their names, matches, the joker, and the settings of a live table.
class HouseRulesTest {
    @Test
    void names_and_values_are_read_with_and_without_capitals() {
        assertThat(rules("STANDARD", "robSagasa=TRUE").robSagasa).isTrue();
        assertThat(rules("Manila", "WINNERS=All-Win").winners)
                .isEqualTo(FilipinoRules.Winners.ALL_WIN);
        assertThat(rules("standard", "honorsAsFlowers=yes").honorsAreFlowers).isTrue();
        assertThat(rules("visayan").quarters(Ambition.BEAUTY)).isEqualTo(1);
    }

    @Test
    void a_wrong_rule_is_refused_in_one_sentence() {
        assertThat(refusal("standard", "robSagassa", "yes"))
                .matches(
                        "there is no rule 'robSagassa'; the nearest of the \\d+ rules are"
                                + " rob_sagasa, \\w+, \\w+");
        assertThat(refusal("standard", "payment", "never"))
                .isEqualTo("rule 'payment' is flat or table or discarder_only, not 'never'");
        assertThat(refusal("cebu", "payment", "flat"))
                .isEqualTo("there is no preset 'cebu'; the presets are standard, manila, visayan");
    }

    private static String refusal(String preset, String key, String value) {
        return FilipinoRules.of(preset, Map.of(key, value))
                        instanceof Reading.Misread<FilipinoRules>(int _, String why)
                ? why
                : "";
    }

    @Test
    void the_presets_have_their_flowers_and_ambitions() {
        assertThat(rules("manila").isFlower(Tile.RED)).isTrue();
        assertThat(rules("visayan").isFlower(Tile.RED)).isFalse();
        assertThat(rules("visayan").counts(Ambition.THIRTEEN_FLOWERS)).isFalse();
        List<Ambition> source =
                List.of(Ambition.values()).stream().filter(each -> each.quarters() > 0).toList();
        assertThat(source).hasSize(15);
    }

    @Test
    void a_match_is_rounds_or_hands_or_has_no_end() {
        Table won = ready().start().play("A: discard 1z", "C: win").table();

        assertThat(new FilipinoVariant(rules("standard", "length=hands", "hands=1")).next(won))
                .isEmpty();
        assertThat(new FilipinoVariant(rules("standard", "length=endless")).next(won)).isPresent();
        FilipinoVariant four = new FilipinoVariant(rules("standard", "rounds=1"));
        Optional<Event.Started> next = four.next(won);
        int hands = 1;
        while (next.isPresent()) {
            Event.Started started = next.get();
            Table ended =
                    Table.start(started)
                            .after(new Event.Won(next(started.dealer()), Optional.empty(), Tile.M1))
                            .after(new Event.Ended(Words.TODAS));
            next = four.next(ended);
            hands++;
        }
        assertThat(hands).isEqualTo(4);
    }

    private static Seat next(Seat seat) {
        return Seat.values()[(seat.ordinal() + 1) % 4];
    }

    @Test
    void after_a_hand_nobody_won_the_deal_passes_unless_the_house_keeps_it() {
        Table drawn =
                Table.start(FilipinoVariant.standard().first()).after(new Event.Ended(Words.WALL));

        assertThat(FilipinoVariant.standard().next(drawn).orElseThrow().dealer()).isEqualTo(Seat.B);
        FilipinoVariant keeping = new FilipinoVariant(rules("standard", "draw_dealer=keep"));
        assertThat(keeping.next(drawn).orElseThrow().dealer()).isEqualTo(Seat.A);
    }

    @Test
    void the_first_with_five_markers_takes_the_pot_of_jai_alai() {
        FilipinoRules rules = rules("standard", "jai_alai=yes", "no_flowers_start=0");
        FilipinoVariant variant = new FilipinoVariant(rules);
        assertThat(variant.first().pot()).isEqualTo(16);
        assertThat(variant.first().points().values()).containsOnly(-4);

        Script.Played table =
                Script.of(variant).hand("A", "123345m456789p777s11z").start().play("A: win");
        Event.Started second = variant.next(table.table()).orElseThrow();
        assertThat(second.tally())
                .containsEntry("markers A", 2)
                .doesNotContainKeys("markers B", "markers C", "markers D");

        Table five =
                Table.start(
                                new Event.Started(
                                        second.variant(),
                                        second.edition(),
                                        second.rules(),
                                        7,
                                        Seat.A,
                                        new TreeMap<>(Map.of("markers A", 4)),
                                        second.points(),
                                        16))
                        .after(new Event.Won(Seat.A, Optional.of(Seat.B), Tile.M1));
        Event paid = JaiAlai.payout(five, List.of(Seat.A)).orElseThrow();
        Table after = five.after(List.of(paid, new Event.Ended(Words.TODAS)));
        assertThat(after.pot()).isZero();
        Event.Started anew = variant.next(after).orElseThrow();
        assertThat(anew.pot()).isEqualTo(16);
        assertThat(anew.tally()).doesNotContainKey("markers A");
        assertThat(Ledger.of(after).balance(Seat.A)).isEqualTo(16);
    }

    @Test
    void a_joker_is_turned_up_and_its_copies_are_wild() {
        Script.Played table =
                table("joker=yes")
                        .hand("A", "12334m456789p77799s1z")
                        .hand("B", "258m369p147s2234567z")
                        .hand("C", "369m147p258s2234567z")
                        .hand("D", "1478m258p36s1334567z")
                        .fromEnd(3, "9s")
                        .start();

        assertThat(table.table().markers(Words.JOKER))
                .singleElement()
                .satisfies(marker -> assertThat(marker.tile()).isEqualTo(Tile.S9));
        assertThat(table.choices("A")).contains("win").doesNotContain("discard 9s");
    }

    @Test
    void a_wild_tile_completes_no_claimed_win_unless_the_house_allows_it() {
        assertThat(wildClaim("joker=yes").choices("C")).doesNotContain("win");
        assertThat(wildClaim("joker=yes", "joker_claimed_win=yes").choices("C")).contains("win");
    }

    private static Script.Played wildClaim(String... changes) {
        return ready(changes)
                .hand("C", "12335m456789p777s9s1z")
                .hand("A", "1147m258p36s12345677z")
                .hand("B", "258m369p147s2234567z")
                .hand("D", "147m258p369s3344566z")
                .fromEnd(3, "9s")
                .start()
                .play("A: discard 1z");
    }

    @Test
    void wild_tiles_may_be_discarded_where_the_house_says_so() {
        String[] changes = {"joker=yes", "joker_discard=yes"};
        Script script = lonely(changes).fromEnd(3, "9s");

        assertThat(script.start().choices("A")).contains("discard 9s");
    }

    @Test
    void equal_dice_are_announced() {
        assertThat(lonely("double_dice=yes").start().table().place(Seat.A).words())
                .containsExactly("dice 1 1");
        assertThat(Dice.heard(lonely("double_dice=yes").start().table()))
                .hasValueSatisfying(dice -> assertThat(dice.areEqual()).isTrue());
    }

    @Test
    void a_live_table_holds_bots_back_and_helps_nobody() {
        assertThat(TableSettings.STANDARD)
                .isEqualTo(new TableSettings(3_000, 8_000, 800, false, false));
        assertThat(TableSettings.of(Map.of("assist", "yes")).orThrow().assist()).isTrue();
        assertThat(TableSettings.of(Map.of("human_grace_ms", "soon")))
                .isInstanceOf(Reading.Misread.class);
    }

    @Test
    void yes_and_no_have_other_spellings() {
        assertThat(rules("standard", "joker=On").joker).isTrue();
        assertThat(rules("standard", "joker=true", "rob_sagasa=off").joker).isTrue();
        assertThat(rules("manila", "suppression=FALSE").suppression).isFalse();
        assertThat(rules("manila", "suppression=no").suppression).isFalse();
        assertThat(refusal("standard", "joker", "maybe"))
                .isEqualTo("rule 'joker' is no or yes, not 'maybe'");
        assertThat(rules("manila", "honors_as_flowers=no").honorsAreFlowers).isFalse();
    }

    @Test
    void eight_flowers_can_lie_beside_a_hand_or_thirty_six() {
        assertThat(FilipinoRules.STANDARD.mostFlowers()).isEqualTo(8);
        assertThat(rules("manila").mostFlowers()).isEqualTo(36);
        assertThat(rules("standard", "min_units=3").leastUnits()).isEqualTo(3);
    }

    @Test
    void money_is_told_in_units() {
        assertThat(Money.units(7)).hasToString("1.75");
        assertThat(Money.units(2)).hasToString("0.5");
        assertThat(Money.units(0)).hasToString("0");
        assertThat(Money.units(40)).hasToString("10");
        assertThat(Money.units(400)).hasToString("100");
        assertThat(Money.units(-6)).hasToString("-1.5");
    }

    @Test
    void a_match_of_hands_ends_with_the_last_of_them() {
        FilipinoVariant two = new FilipinoVariant(rules("standard", "length=hands", "hands=2"));
        Event.Started second = two.next(ended(two.first())).orElseThrow();
        assertThat(second.hand()).isEqualTo(1);
        assertThat(two.next(ended(second))).isEmpty();
    }

    private static Table ended(Event.Started started) {
        return Table.start(started).after(new Event.Ended(Words.WALL));
    }

    @Test
    void a_ledger_says_who_paid_whom() {
        Table won = ready().start().play("A: discard 1z", "C: win").table();
        Ledger ledger = Ledger.of(won);
        int sum = 0;
        for (Seat seat : won.seats()) {
            assertThat(ledger.balance(seat)).isEqualTo(won.place(seat).points());
            sum += ledger.balance(seat);
        }
        assertThat(sum).isZero();
        assertThat(ledger.balance(Seat.C)).isPositive();
        assertThat(ledger.entries()).allMatch(entry -> entry.quarters() > 0);
        assertThat(ledger.entries().stream().map(Ledger.Entry::at))
                .allMatch(at -> won.log().events().get(at) instanceof Event.Paid);
    }

    @Test
    void an_ambition_may_be_nearer_or_farther() {
        Reach reach = new Reach(Ambition.ESCALERA, 2, 5);
        assertThat(reach.with(3)).isEqualTo(new Reach(Ambition.ESCALERA, 2, 3));
    }

    @Test
    void presets_have_titles() {
        assertThat(Preset.values()).allMatch(preset -> !preset.title().isBlank());
    }

    @Test
    void a_second_thirteen_flowers_is_paid_where_the_house_says_so() {
        assertThat(flowersPaid("thirteen_repeat=no", 12, 26)).isEqualTo(1);
        assertThat(flowersPaid("thirteen_repeat=yes", 12, 26)).isEqualTo(2);
        assertThat(flowersPaid("thirteen_repeat=yes", 13, 26)).isEqualTo(1);
        assertThat(flowersPaid("thirteen_repeat=yes", 12, 25)).isEqualTo(1);
    }

    @Test
    void thirteen_flowers_are_paid_once() {
        assertThat(flowersPaid("thirteen_repeat=no", 11, 12)).isZero();
        assertThat(flowersPaid("thirteen_repeat=no", 12, 13)).isEqualTo(1);
        assertThat(flowersPaid("thirteen_repeat=no", 13, 14)).isZero();
    }

    /// How often a seat is paid that has laid so many flowers and lays more.
    private static int flowersPaid(String change, int before, int after) {
        FilipinoRules house = rules("manila", change);
        FilipinoVariant variant = new FilipinoVariant(house);
        List<Tile> many = new ArrayList<>();
        for (Tile tile : Deal.tiles()) {
            if (house.isFlower(tile) && many.size() < after) {
                many.add(tile);
            }
        }
        List<Tile> wall = new ArrayList<>(many);
        Deal.tiles().stream().filter(tile -> !house.isFlower(tile)).forEach(wall::add);
        Table table =
                Table.start(variant.first())
                        .after(new Event.WallBuilt(wall, List.of(0, 0)))
                        .after(new Event.Dealt(Seat.A, many))
                        .after(new Event.Laid(Seat.A, FlowerTiles.meld(many.subList(0, before))));
        List<Event> events = new Flowers(house).open(table, Seat.A);
        return (int)
                events.stream()
                        .filter(event ->
                                event instanceof Event.Paid paid
                                        && paid.reason().equals("thirteen flowers"))
                        .count();
    }
}
