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
                            "all"),
                    choice("honba_goes", "who gets honba if several win", "nearest", "every"),
                    choice(
                            "sticks_go",
                            "who gets the sticks if several win",
                            "nearest",
                            "own_first"),
                    off(
                            "rinshan_liability",
                            "whoever feeds an open kan is liable for a win on its replacement tile"),
                    off("orphans_rob_kan", "thirteen orphans may rob a concealed kan"));

    static final List<Option> CALLS =
            List.of(
                    choice(
                            "swap_calling",
                            "discards barred after a call: the tile and the other end of the run",
                            "both_barred",
                            "same_barred",
                            "allowed"),
                    choice(
                            "kan_dora_shown",
                            "an open kan shows its dora with the discard or, as a concealed one, at once",
                            "open_late",
                            "at_once"));

    static final List<Option> RIICHI =
            List.of(
                    off("riichi_in_debt", "riichi with fewer than 1,000 points"),
                    number("riichi_live_tiles", "tiles that must be left for riichi", 0, 4, 4),
                    choice(
                            "riichi_kan",
                            "a concealed kan after riichi must leave unchanged",
                            "waits",
                            "shape",
                            "never"),
                    choice(
                            "furiten_by",
                            "passing makes furiten on any tile that completes, or on one with a yaku",
                            "shape",
                            "yaku"));

    static final List<Option> DRAWS =
            List.of(
                    on("nine_terminals", "nine terminals and honors at the first draw may abort"),
                    on("four_winds", "four first discards of one wind abort"),
                    on("four_riichi", "a fourth riichi aborts"),
                    on("four_kans", "four kans of several players abort"),
                    number("noten_total", "what those not ready pay together", 0, 30_000, 3_000),
                    off("melds_exhaust_wait", "copies in own melds count as used in a wait"),
                    off("noten_by_choice", "a ready player may say noten"));

    static final List<Option> MATCH =
            List.of(
                    choice("length", "the last wind of a match", "south", "east"),
                    choice("dealer_repeats", "the dealer keeps on", "tenpai", "win"),
                    number("start_points", "points at the start", 0, 1_000_000, 25_000),
                    number(
                            "return_points",
                            "points from which results are counted",
                            0,
                            1_000_000,
                            30_000),
                    number(
                            "goal",
                            "points somebody needs, or else one more wind is played; 0 for no such rule",
                            0,
                            1_000_000,
                            30_000),
                    on(
                            "extension_repeat",
                            "in that wind the dealer repeats even if somebody has the goal"),
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
                            "floating"),
                    choice("ties", "equal points: the earlier seat or shared", "seat", "shared"),
                    choice("sticks_left", "sticks left at the end", "first", "stay"),
                    choice("rounding", "final points", "none", "thousand"),
                    on("bankruptcy", "the match ends when somebody has less than 0 points"),
                    on(
                            "agari_yame",
                            "the match ends when the last dealer wins, is first and has the goal"),
                    on(
                            "tenpai_yame",
                            "the match ends when the last dealer is ready, first and has the goal"));

    static final List<Option> THREE =
            List.of(
                    on("kita", "with three players north is set aside as a dora"),
                    on("kita_furiten", "passing a north set aside makes furiten"));

    private PlayOptions() {}
}
