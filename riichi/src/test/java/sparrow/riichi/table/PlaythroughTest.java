package sparrow.riichi.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Variant;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.testkit.Golden;
import sparrow.testkit.Script;

/// One hand per notable rule, kept as text under `src/test/resources/golden/`.
class PlaythroughTest {
    private static final String DULL = RiichiTable.DULL;

    private static void golden(String name, Script.Played played) {
        assertThat(played.table().isOver()).isTrue();
        Golden.check(name + ".txt", RiichiTable.playthrough(played));
    }

    @Test
    void double_ron() {
        golden(
                "double-ron",
                Script.of(RiichiTable.tenhou())
                        .hand("A", DULL)
                        .hand("B", "234567m234s66s67p")
                        .hand("C", "345678m345s88s46p")
                        .draws("5p")
                        .start()
                        .play("A: discard 5p as drawn", "B: win; C: win"));
    }

    @Test
    void chankan() {
        golden(
                "chankan",
                Script.of(RiichiTable.tenhou())
                        .hand("A", DULL)
                        .hand("B", "55m2389p1239s123z")
                        .hand("C", "46m234567p34566s")
                        .draws("5m444z0m")
                        .start()
                        .play("A: discard 5m as drawn", "B: claim (555m)", "B: discard 2z")
                        .skip("C: discard 4z as drawn", "D: discard 4z as drawn")
                        .skip("A: discard 4z as drawn", "B: add 0m to meld 0", "C: win"));
    }

    @Test
    void four_kans() {
        golden(
                "four-kans",
                Script.of(RiichiTable.tenhou())
                        .hand("A", "111122223333m5z")
                        .hand("B", "4444p1199s12345z")
                        .draws("6z7z")
                        .start()
                        .skip("A: lay [1111m]", "A: lay [2222m]", "A: lay [3333m]")
                        .skip("A: discard 6z", "B: lay [4444p]", "B: discard 7z")
                        .passAll());
    }

    @Test
    void nine_terminals() {
        golden(
                "nine-terminals",
                Script.of(RiichiTable.tenhou())
                        .hand("A", "19m19p19s1234555z")
                        .draws("2m")
                        .start()
                        .play("A: say nine terminals"));
    }

    @Test
    void liability() {
        golden(
                "liability",
                Script.of(RiichiTable.tenhou())
                        .hand("A", "1199m1199p1199s4z")
                        .hand("B", "23m99p1p18s556677z")
                        .draws("5z22z6z33z7z44z1z1m")
                        .start()
                        .skip("A: discard 5z as drawn", "B: claim (555z)", "B: discard 1s")
                        .skip("C: discard 2z as drawn", "D: discard 2z as drawn")
                        .skip("A: discard 6z as drawn", "B: claim (666z)", "B: discard 8s")
                        .skip("C: discard 3z as drawn", "D: discard 3z as drawn")
                        .skip("A: discard 7z as drawn", "B: claim (777z)", "B: discard 1p")
                        .skip("C: discard 4z as drawn", "D: discard 4z as drawn")
                        .skip("A: discard 1z as drawn", "B: win"));
    }

    @Test
    void nagashi() {
        Variant variant = RiichiTable.tenhou();
        List<Tile> left = new ArrayList<>(variant.tiles());
        Script script = Script.of(variant);
        Map<String, String> hands =
                new TreeMap<>(
                        Map.of(
                                "A", "2468m2468p22468s",
                                "B", "3357m3357p33577s",
                                "C", "246m246p1199s123z",
                                "D", "1199m1199p44556z"));
        hands.forEach((seat, hand) -> {
            script.hand(seat, hand);
            Notation.COMPACT.readTiles(hand).orThrow().forEach(left::remove);
        });
        Script.Played played = script.draws(RiichiTable.nagashiDraws(left, 70)).start();
        for (int draw = 0; draw < 70; draw++) {
            Seat seat = Seat.values()[draw % 4];
            Tile tile = played.table().place(seat).drawn().orElseThrow();
            played.play(seat + ": discard " + tile + " as drawn").passAll();
        }
        golden("nagashi", played);
    }

    @Test
    void renchan_with_honba() {
        Variant variant = RiichiTable.tenhou();
        Script.Played first =
                Script.of(variant).hand("A", "234567m23455p67s").draws("8s").start().play("A: win");
        var second = variant.next(first.table()).orElseThrow();
        assertThat(second.tally()).containsEntry(Words.HONBA, 1).containsEntry(Words.WINS, 1);
        golden(
                "renchan",
                Script.of(variant, second)
                        .hand("A", DULL)
                        .hand("C", "234567m23466s34p")
                        .draws("5p")
                        .start()
                        .play("A: discard 5p as drawn", "C: win"));
    }
}
