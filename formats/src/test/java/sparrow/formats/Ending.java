package sparrow.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.riichi.Preset;
import sparrow.riichi.table.DeadWall;
import sparrow.riichi.table.RiichiVariant;
import sparrow.riichi.table.Words;
import sparrow.testkit.Script;

/// Every way a hand can end, at a table whose dealer sits anywhere: A is the dealer of the script.
enum Ending {
    SELF_DRAW_OF_DEALER(4, deal -> deal.hand("A", "123789m123s99s78p").draws("9p").play("A: win")),
    SELF_DRAW(
            4,
            deal ->
                    deal.hand("A", Deal.DULL)
                            .hand("B", "123789m123s99s78p")
                            .draws("1z9p")
                            .play("A: discard 1z as drawn", "B: win")),
    REPLACEMENT(
            4,
            deal ->
                    deal.hand("A", "1111m789m123s99s7p")
                            .draws("8p")
                            .fromEnd(1, "9p")
                            .play("A: lay [1111m]", "A: win")),
    RON(4, deal -> deal.threeWait("5p").play("A: discard 5p as drawn", "B: win")),
    RON_OF_THE_FARTHEST(4, deal -> deal.threeWait("5p").play("A: discard 5p as drawn", "D: win")),
    TWO_RONS(4, deal -> deal.threeWait("5p").play("A: discard 5p as drawn", "B: win; C: win")),
    TWO_RONS_ACROSS(
            4, deal -> deal.threeWait("5p").play("A: discard 5p as drawn", "D: win; B: win")),
    THREE_RONS(
            4,
            deal -> deal.threeWait("5p").play("A: discard 5p as drawn", "B: win; C: win; D: win")),
    THREE_RONS_AT_A_NEIGHBOUR(
            4,
            deal ->
                    deal.hand("A", "234567m23466s67p")
                            .hand("B", Deal.DULL)
                            .hand("C", "345678m34588s46p")
                            .hand("D", "678m34567822s46p")
                            .draws("1z5p")
                            .play("A: discard 1z as drawn")
                            .play("B: discard 5p as drawn", "A: win; C: win; D: win")),
    RON_ON_A_RIICHI_TILE(4, deal -> deal.riichi().play("B: win")),
    TWO_RONS_ON_A_RIICHI_TILE(4, deal -> deal.riichi().play("B: win; C: win")),
    THREE_RONS_ON_A_RIICHI_TILE(4, deal -> deal.riichi().play("B: win; C: win; D: win")),
    ROBBED_KAN(
            4,
            deal ->
                    deal.hand("A", Deal.DULL)
                            .hand("B", "55m2389p1239s123z")
                            .hand("C", "46m234567p34566s")
                            .draws("5m444z0m")
                            .play("A: discard 5m as drawn", "B: claim (555m)", "B: discard 2z")
                            .play("C: discard 4z as drawn", "D: discard 4z as drawn")
                            .play("A: discard 4z as drawn", "B: add 0m to meld 0", "C: win")),
    LIABILITY(
            4,
            deal ->
                    deal.hand("A", "1199m1199p1199s4z")
                            .hand("B", "23m99p1p18s556677z")
                            .draws("5z22z6z33z7z44z1z1m")
                            .play("A: discard 5z as drawn", "B: claim (555z)", "B: discard 1s")
                            .play("C: discard 2z as drawn", "D: discard 2z as drawn")
                            .play("A: discard 6z as drawn", "B: claim (666z)", "B: discard 8s")
                            .play("C: discard 3z as drawn", "D: discard 3z as drawn")
                            .play("A: discard 7z as drawn", "B: claim (777z)", "B: discard 1p")
                            .play("C: discard 4z as drawn", "D: discard 4z as drawn")
                            .play("A: discard 1z as drawn", "B: win")),
    NINE_TERMINALS_OF_DEALER(
            4,
            deal -> deal.hand("A", "19m19p19s1234555z").draws("2m").play("A: say nine terminals")),
    NINE_TERMINALS(
            4,
            deal ->
                    deal.hand("A", "2468m2468p22468s")
                            .hand("C", "19m19p19s1234555z")
                            .draws("6z7z2m")
                            .play("A: discard 6z as drawn", "B: discard 7z as drawn")
                            .play("C: say nine terminals")),
    FOUR_WINDS(
            4,
            deal ->
                    deal.draws("4444z")
                            .play("A: discard 4z as drawn", "B: discard 4z as drawn")
                            .play("C: discard 4z as drawn", "D: discard 4z as drawn")
                            .pass()),
    FOUR_RIICHI(
            4,
            deal ->
                    deal.hand("A", "123m789m123s99s78p")
                            .hand("B", "123m789m123s55z78p")
                            .hand("C", "123m789m456s66z78p")
                            .hand("D", "456m456p456s77z23p")
                            .draws("1234z")
                            .play("A: say riichi", "A: discard 1z as drawn")
                            .play("B: say riichi", "B: discard 2z as drawn")
                            .play("C: say riichi", "C: discard 3z as drawn")
                            .play("D: say riichi", "D: discard 4z as drawn")
                            .pass()),
    FOUR_KANS(
            4,
            deal ->
                    deal.hand("A", "111122223333m5z")
                            .hand("B", "4444p1199s12345z")
                            .draws("6z7z")
                            .play("A: lay [1111m]", "A: lay [2222m]", "A: lay [3333m]")
                            .play("A: discard 6z", "B: lay [4444p]", "B: discard 7z")
                            .pass()),
    NOBODY_READY(4, deal -> deal.exhausted("")),
    DEALER_READY(4, deal -> deal.exhausted("A")),
    ONE_READY(4, deal -> deal.exhausted("C")),
    TWO_READY(4, deal -> deal.exhausted("BD")),
    THREE_READY(4, deal -> deal.exhausted("ABD")),
    ALL_READY(4, deal -> deal.exhausted("ABCD")),
    NAGASHI(4, deal -> deal.nagashi("A", "")),
    NAGASHI_OF_ONE_NOT_READY_BESIDE_READY(4, deal -> deal.nagashi("B", "C")),
    NAGASHI_OF_TWO(4, deal -> deal.nagashi("BD", "")),
    SELF_DRAW_OF_THREE(
            3,
            deal ->
                    deal.hand("A", Deal.DULL)
                            .hand("B", "123789p123s99s78p")
                            .draws("1z9p")
                            .play("A: discard 1z as drawn", "B: win")),
    TWO_RONS_OF_THREE(
            3,
            deal ->
                    deal.hand("A", Deal.DULL)
                            .hand("B", "234678p23466s67s")
                            .hand("C", "345678p34577s34s")
                            .draws("5s")
                            .play("A: discard 5s as drawn", "B: win; C: win")),
    RON_ON_A_NORTH(
            3,
            deal ->
                    deal.hand("A", "11p2233446s1234z")
                            .hand("B", "19m19p19s1235677z")
                            .draws("9s")
                            .play("A: lay [4z]", "B: win")),
    REPLACEMENT_OF_A_NORTH(
            3,
            deal ->
                    deal.hand("A", "123789p123s99s7p4z")
                            .draws("8p")
                            .fromEnd(1, "9p")
                            .play("A: lay [4z]", "A: win")),
    NINE_TERMINALS_OF_THREE(
            3,
            deal -> deal.hand("A", "19m19p19s1234555z").draws("2p").play("A: say nine terminals")),
    FOUR_KANS_OF_THREE(
            3,
            deal ->
                    deal.hand("A", "111122223333p5z")
                            .hand("B", "4444p1199s12335z")
                            .draws("6z7z")
                            .play("A: lay [1111p]", "A: lay [2222p]", "A: lay [3333p]")
                            .play("A: discard 6z", "B: lay [4444p]", "B: discard 7z")
                            .pass()),
    NOBODY_OF_THREE_READY(3, deal -> deal.exhausted("")),
    ONE_OF_THREE_READY(3, deal -> deal.exhausted("B")),
    TWO_OF_THREE_READY(3, deal -> deal.exhausted("AC")),
    ALL_OF_THREE_READY(3, deal -> deal.exhausted("ABC")),
    NAGASHI_OF_THREE(3, deal -> deal.nagashi("C", ""));

    final int players;
    private final UnaryOperator<Deal> script;

    Ending(int players, UnaryOperator<Deal> script) {
        this.players = players;
        this.script = script;
    }

    /// The hand with that dealer, two honba and a stick on the table.
    Table table(Seat dealer) {
        return script.apply(new Deal(players, dealer)).table();
    }

    /// A script whose seats are counted from the dealer.
    static final class Deal {
        static final String DULL = "1199m1199p1199s5z";

        private static final Pattern SEAT = Pattern.compile("\\b[A-D](?=: )");
        private static final List<String> READY =
                List.of(
                        "123p789p123s99s55z",
                        "456p456s11m99m666z",
                        "789p345s888s2p777z",
                        "234678m33z234p88p");

        private final int players;
        private final Seat dealer;
        private final Variant variant;
        private final Script script;
        private Script.@Nullable Played played;

        Deal(int players, Seat dealer) {
            this.players = players;
            this.dealer = dealer;
            this.variant = RiichiVariant.of(players == 3 ? Preset.TENHOU3 : Preset.TENHOU);
            Event.Started first = variant.first();
            this.script =
                    Script.of(
                            variant,
                            new Event.Started(
                                    first.variant(),
                                    first.edition(),
                                    first.rules(),
                                    0,
                                    dealer,
                                    new TreeMap<>(
                                            Map.of(Words.ROUND, 1, Words.HONBA, 2, Words.WINS, 0)),
                                    first.points()
                                            .map((seat, points) ->
                                                    seat == dealer ? points - 1_000 : points),
                                    1_000));
        }

        private String seat(String relative) {
            int number = (relative.charAt(0) - 'A' + dealer.ordinal()) % players;
            return Seat.values()[number].name();
        }

        Deal hand(String relative, String tiles) {
            script.hand(seat(relative), tiles);
            return this;
        }

        Deal draws(String tiles) {
            script.draws(tiles);
            return this;
        }

        Deal fromEnd(int position, String tile) {
            script.fromEnd(position, tile);
            return this;
        }

        /// Lets seats act; rounds in which the seat named has nothing to do are passed.
        Deal play(String... moves) {
            for (String move : moves) {
                played().skip(SEAT.matcher(move).replaceAll(match -> seat(match.group())));
            }
            return this;
        }

        Deal pass() {
            played().passAll();
            return this;
        }

        private Script.Played played() {
            if (played == null) {
                played = script.start();
            }
            return played;
        }

        Table table() {
            return played().table();
        }

        /// Everybody but the dealer waits for the tile it draws.
        Deal threeWait(String drawn) {
            return hand("A", DULL)
                    .hand("B", "234567m23466s67p")
                    .hand("C", "345678m34588s46p")
                    .hand("D", "678m34567822s46p")
                    .draws(drawn);
        }

        /// The same, with a riichi of the dealer on that tile.
        Deal riichi() {
            return threeWait("5p")
                    .hand("A", "123789m123s99s78p")
                    .play("A: say riichi", "A: discard 5p as drawn");
        }

        /// Nobody does anything but discard, and these are ready in the end.
        Deal exhausted(String ready) {
            for (String seat : ready.split("")) {
                if (!seat.isEmpty()) {
                    hand(seat, READY.get(seat.charAt(0) - 'A'));
                }
            }
            return discardAll();
        }

        /// These discard terminals and honors alone, the others none; one may be ready.
        Deal nagashi(String nagashi, String ready) {
            List<Tile> ends = new ArrayList<>();
            List<Tile> simples = new ArrayList<>();
            for (Tile tile : variant.tiles()) {
                (tile.isTerminalOrHonor() ? ends : simples).add(tile);
            }
            if (!ready.isEmpty()) {
                String tiles = READY.get(ready.charAt(0) - 'A');
                hand(ready, tiles);
                for (Tile tile : Notation.COMPACT.readTiles(tiles).orThrow()) {
                    ends.remove(tile);
                    simples.remove(tile);
                }
            }
            int draws = variant.tiles().size() - 13 * players - DeadWall.SIZE;
            List<Tile> order = new ArrayList<>();
            for (int draw = 0; draw < draws; draw++) {
                boolean isNagashi = nagashi.indexOf('A' + draw % players) >= 0;
                order.add((isNagashi ? ends : simples).removeLast());
            }
            return draws(Notation.COMPACT.write(order)).discardAll();
        }

        private Deal discardAll() {
            while (!played().table().isOver()) {
                Seat turn = played().table().turn();
                Tile drawn = played().table().place(turn).drawn().orElseThrow();
                played().play(turn + ": discard " + drawn + " as drawn").passAll();
            }
            return this;
        }
    }
}
