package sparrow.riichi;

import static sparrow.core.table.Option.choice;
import static sparrow.core.table.Option.number;
import static sparrow.core.table.Option.off;
import static sparrow.core.table.Option.on;

import java.util.List;
import sparrow.core.table.Option;

/// The house rules that concern play, and not what a hand is worth.
final class PlayOptions {
    static final List<Option> WINNERS =
            List.of(
                    choice(
                                    "winners",
                                    "how many may win on one tile; with two, a third makes the hand a draw",
                                    "two",
                                    "one",
                                    "all")
                            .titled("Winners on one tile")
                            .saying("two", "two; a third makes a draw")
                            .saying("one", "the nearest alone")
                            .saying("all", "everybody"),
                    choice("honba_goes", "who gets honba if several win", "nearest", "every")
                            .titled("Repeats if several win")
                            .saying("nearest", "for the nearest winner")
                            .saying("every", "for every winner"),
                    choice(
                                    "sticks_go",
                                    "who gets the sticks if several win",
                                    "nearest",
                                    "own_first")
                            .titled("Riichi sticks if several win")
                            .saying("nearest", "for the nearest winner")
                            .saying("own_first", "own sticks back first"),
                    off(
                                    "rinshan_liability",
                                    "whoever feeds an open kan is liable for a win on its replacement tile")
                            .titled("Liable for a win after an open kan"),
                    off("orphans_rob_kan", "thirteen orphans may rob a concealed kan")
                            .titled("Orphans may rob a concealed kan"));

    static final List<Option> CALLS =
            List.of(
                    choice(
                                    "swap_calling",
                                    "discards barred after a call: the tile and the other end of the run",
                                    "both_barred",
                                    "same_barred",
                                    "allowed")
                            .titled("Barred discards after a call")
                            .saying("both_barred", "the tile and the other end of the run")
                            .saying("same_barred", "the same tile")
                            .saying("allowed", "none"),
                    choice(
                                    "kan_dora_shown",
                                    "an open kan shows its dora with the discard or, as a concealed one, at once",
                                    "open_late",
                                    "at_once")
                            .titled("Dora of an open kan is shown")
                            .saying("open_late", "with the discard")
                            .saying("at_once", "at once"));

    static final List<Option> RIICHI =
            List.of(
                    off("riichi_in_debt", "riichi with fewer than 1,000 points")
                            .titled("Riichi with less than 1,000 points"),
                    number("riichi_live_tiles", "tiles that must be left for riichi", 0, 4, 4)
                            .titled("Tiles left for riichi")
                            .in("tiles"),
                    choice(
                                    "riichi_kan",
                                    "a concealed kan after riichi must leave unchanged",
                                    "waits",
                                    "shape",
                                    "never")
                            .titled("Concealed kan after riichi")
                            .saying("waits", "if the waits stay the same")
                            .saying("shape", "if the shape stays the same")
                            .saying("never", "never"),
                    choice(
                                    "furiten_by",
                                    "passing makes furiten on any tile that completes, or on one with a yaku",
                                    "shape",
                                    "yaku")
                            .titled("Passing makes furiten on")
                            .saying("shape", "any tile that completes the hand")
                            .saying("yaku", "a tile that gives a yaku"));

    static final List<Option> DRAWS =
            List.of(
                    on("nine_terminals", "nine terminals and honors at the first draw may abort")
                            .titled("Abort with nine terminals and honors"),
                    on("four_winds", "four first discards of one wind abort")
                            .titled("Abort after four equal winds"),
                    on("four_riichi", "a fourth riichi aborts")
                            .titled("Abort after a fourth riichi"),
                    on("four_kans", "four kans of several players abort")
                            .titled("Abort after four kans"),
                    number("noten_total", "what those not ready pay together", 0, 30_000, 3_000)
                            .titled("Paid together by those not ready")
                            .in("points"),
                    off("melds_exhaust_wait", "copies in own melds count as used in a wait")
                            .titled("Own melds use up a wait"),
                    off("noten_by_choice", "a ready player may say noten")
                            .titled("A ready player may say noten"));

    static final List<Option> MATCH =
            List.of(
                    choice(
                                    "length",
                                    "the last wind of a match, or one hand",
                                    "south",
                                    "east",
                                    "hand")
                            .titled("Length of the match")
                            .saying("south", "east and south")
                            .saying("east", "east only")
                            .saying("hand", "one hand"),
                    choice("dealer_repeats", "the dealer keeps on", "tenpai", "win")
                            .titled("The dealer deals again")
                            .saying("tenpai", "by winning or being ready")
                            .saying("win", "by winning"),
                    number("start_points", "points at the start", 0, 1_000_000, 25_000)
                            .titled("Points at the start")
                            .in("points"),
                    number(
                                    "return_points",
                                    "points from which results are counted",
                                    0,
                                    1_000_000,
                                    30_000)
                            .titled("Results count from")
                            .in("points"),
                    number(
                                    "goal",
                                    "points somebody needs, or else one more wind is played; 0 for no such rule",
                                    0,
                                    1_000_000,
                                    30_000)
                            .titled("Points needed to end the match")
                            .in("points"),
                    on(
                                    "extension_repeat",
                                    "in that wind the dealer repeats even if somebody has the goal")
                            .titled("Dealer repeats in the extra wind"),
                    choice(
                                    "uma",
                                    "thousands for first and second, from last and third",
                                    "20-10",
                                    "10-5",
                                    "15-5",
                                    "30-10",
                                    "20-0",
                                    "15-0",
                                    "0-0",
                                    "floating")
                            .titled("Uma, in thousands")
                            .saying("floating", "floating: by how many have the points"),
                    choice("ties", "equal points: the earlier seat or shared", "seat", "shared")
                            .titled("Equal points at the end")
                            .saying("seat", "the earlier seat is first")
                            .saying("shared", "places are shared"),
                    choice("sticks_left", "sticks left at the end", "first", "stay")
                            .titled("Riichi sticks left at the end")
                            .saying("first", "for the first")
                            .saying("stay", "for nobody"),
                    choice("rounding", "final points", "none", "thousand")
                            .titled("Rounding of final points")
                            .saying("none", "as they are")
                            .saying("thousand", "to thousands"),
                    on("bankruptcy", "the match ends when somebody has less than 0 points")
                            .titled("The match ends below zero"),
                    on(
                                    "agari_yame",
                                    "the match ends when the last dealer wins, is first and has the goal")
                            .titled("The last dealer may stop by winning"),
                    on(
                                    "tenpai_yame",
                                    "the match ends when the last dealer is ready, first and has the goal")
                            .titled("The last dealer may stop when ready"));

    static final List<Option> THREE =
            List.of(
                    on("kita", "with three players north is set aside as a dora")
                            .titled("North is set aside as a dora"),
                    on("kita_furiten", "passing a north set aside makes furiten")
                            .titled("A north let pass makes furiten"));

    private PlayOptions() {}
}
