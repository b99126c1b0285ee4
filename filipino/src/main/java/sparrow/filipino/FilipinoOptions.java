package sparrow.filipino;

import static sparrow.core.table.Option.choice;
import static sparrow.core.table.Option.number;
import static sparrow.core.table.Option.off;
import static sparrow.core.table.Option.on;

import java.util.Arrays;
import java.util.List;
import sparrow.core.table.Option;
import sparrow.core.table.Option.Section;

/// The house rules of Filipino mahjong, in the order of a rule sheet. The standard is the preset
/// `standard`.
public final class FilipinoOptions {
    private static final int DEAREST = 400;

    private static final List<Option> TILES =
            List.of(
                    choice("honors", "what winds and dragons are", "playable", "flowers")
                            .titled("Winds and dragons are")
                            .saying("playable", "played like other tiles")
                            .saying("flowers", "flowers"),
                    number("reserve", "tiles nobody draws at the end of the wall", 0, 40, 0)
                            .titled("Tiles left at the end of the wall")
                            .in("tiles"),
                    off("joker", "a suited tile is turned up; its four copies are wild")
                            .titled("A turned-up tile is wild"),
                    off("joker_claimed_win", "a hand that needs a wild tile may win on a discard")
                            .titled("Win on a discard with a wild tile"),
                    off("joker_discard", "wild tiles may be discarded")
                            .titled("Wild tiles may be discarded"));

    private static final List<Option> PLAY =
            List.of(
                    choice("chow", "who may claim a run", "next", "anyone")
                            .titled("A run may be claimed by")
                            .saying("next", "the next in turn")
                            .saying("anyone", "anyone"),
                    choice(
                                    "winners",
                                    "who wins when several could: the next in turn, all, or the best wait",
                                    "head_bump",
                                    "all_win",
                                    "wait_rank")
                            .titled("If several could win")
                            .saying("head_bump", "the next in turn wins")
                            .saying("all_win", "all win")
                            .saying("wait_rank", "the best wait wins"),
                    number("min_units", "units a win must be worth", 0, 20, 0)
                            .titled("A win must be worth")
                            .in("units"),
                    off("same_turn_pass", "a player who lets a win pass waits for the next draw")
                            .titled("Who lets a win pass waits a turn"),
                    on("secret_hidden", "a secret lies face down until the end")
                            .titled("A secret lies face down"),
                    off("sagasa_later", "the fourth tile may join its pung in any later turn")
                            .titled("Sagasa in any later turn"),
                    choice(
                                    "kang_payer",
                                    "who pays a kang; the discarder pays for all three",
                                    "all",
                                    "discarder")
                            .titled("A kang is paid by")
                            .saying("all", "all")
                            .saying("discarder", "the discarder, for all three"),
                    off("rob_sagasa", "the fourth tile of a sagasa may be won on")
                            .titled("A sagasa may be won on"));

    private static final List<Option> WINNING =
            List.of(
                    choice("siete_trio", "the trio beside seven pairs", "any", "pung_only")
                            .titled("The trio beside seven pairs")
                            .saying("any", "run or pung")
                            .saying("pung_only", "a pung"),
                    on("siete_quad_as_two_pairs", "four alike are two of the seven pairs")
                            .titled("Four alike as two of the seven pairs"),
                    off("siete_open_trio", "the trio of siete pares may be claimed")
                            .titled("The trio of siete pares may be claimed"),
                    off("siete_doubles", "siete pares doubles the hand and adds nothing")
                            .titled("Siete pares doubles the hand"),
                    off("all_up_strict", "All Up needs a self-drawn win")
                            .titled("All Up needs a self-drawn win"),
                    off("all_down_secrets", "a secret counts as exposed for All Down")
                            .titled("Secrets count as exposed for All Down"),
                    off("suppression", "some ambitions replace others")
                            .titled("Some ambitions replace others"),
                    off("thirteen_repeat", "Thirteen Flowers is paid again for twenty-six")
                            .titled("Thirteen Flowers again for twenty-six"));

    private static final List<Option> MONEY =
            List.of(
                    choice(
                                    "payment",
                                    "who pays a win: everyone the same, the discarder double and everyone"
                                            + " double for a self-draw, or the discarder for all",
                                    "flat",
                                    "table",
                                    "discarder_only")
                            .titled("A win is paid by")
                            .saying("flat", "everyone the same")
                            .saying("table", "everyone, the discarder double")
                            .saying("discarder_only", "the discarder, for all"),
                    number(
                                    "bisaklat_flat",
                                    "units from each for a bisaklat, whatever else it has; 0 adds it up",
                                    0,
                                    100,
                                    0)
                            .titled("Fixed price of a bisaklat")
                            .in("units"),
                    off("double_dice", "equal dice at the deal double the win")
                            .titled("Equal dice double the win"));

    private static final List<Option> MATCH =
            List.of(
                    choice("length", "when a match ends", "rounds", "hands", "endless")
                            .titled("A match is counted in")
                            .saying("rounds", "rounds")
                            .saying("hands", "hands")
                            .saying("endless", "nothing: it has no end"),
                    number("rounds", "rounds, the deal passing four times in each", 1, 99, 4)
                            .titled("Rounds in a match")
                            .in("rounds"),
                    number("hands", "hands in a match counted in hands", 1, 1000, 16)
                            .titled("Hands in a match")
                            .in("hands"),
                    choice("draw_dealer", "the deal after a hand nobody won", "pass", "keep")
                            .titled("The deal after nobody won")
                            .saying("pass", "goes on")
                            .saying("keep", "stays"),
                    off("jai_alai", "a pot for the first with five markers; a bunot earns two")
                            .titled("Jai alai: a pot for five markers"));

    private static final List<Section> SECTIONS =
            List.of(
                    new Section("Tiles", TILES),
                    new Section("Play", PLAY),
                    new Section("Winning", WINNING),
                    new Section("Money", MONEY),
                    new Section("Match", MATCH),
                    new Section("Ambitions paid at once", ambitions(Ambition.When.AT_ONCE)),
                    new Section(
                            "Ambitions paid with the win", ambitions(Ambition.When.WITH_THE_WIN)));

    private static final List<Option> ALL =
            SECTIONS.stream().flatMap(section -> section.options().stream()).toList();

    private FilipinoOptions() {}

    private static List<Option> ambitions(Ambition.When when) {
        return Arrays.stream(Ambition.values())
                .filter(ambition -> ambition.when() == when)
                .map(ambition ->
                        number(
                                        ambition.key(),
                                        "quarters for "
                                                + ambition.title()
                                                + ": "
                                                + ambition.meaning(),
                                        0,
                                        DEAREST,
                                        ambition.quarters())
                                .titled("For " + ambition.title(), ambition.meaning())
                                .in("units", Money.QUARTERS))
                .toList();
    }

    public static List<Section> sections() {
        return SECTIONS;
    }

    public static List<Option> all() {
        return ALL;
    }
}
