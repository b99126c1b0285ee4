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
                    choice("honors", "what winds and dragons are", "playable", "flowers"),
                    number("reserve", "tiles nobody draws at the end of the wall", 0, 40, 0),
                    off("joker", "a suited tile is turned up; its four copies are wild"),
                    off("joker_claimed_win", "a hand that needs a wild tile may win on a discard"),
                    off("joker_discard", "wild tiles may be discarded"));

    private static final List<Option> PLAY =
            List.of(
                    choice("chow", "who may claim a run", "next", "anyone"),
                    choice(
                            "winners",
                            "who wins when several could: the next in turn, all, or the best wait",
                            "head_bump",
                            "all_win",
                            "wait_rank"),
                    number("min_units", "units a win must be worth", 0, 20, 0),
                    off("same_turn_pass", "a player who lets a win pass waits for the next draw"),
                    on("secret_hidden", "a secret lies face down until the end"),
                    off("sagasa_later", "the fourth tile may join its pung in any later turn"),
                    choice(
                            "kang_payer",
                            "who pays a kang; the discarder pays for all three",
                            "all",
                            "discarder"),
                    off("rob_sagasa", "the fourth tile of a sagasa may be won on"));

    private static final List<Option> WINNING =
            List.of(
                    choice("siete_trio", "the trio beside seven pairs", "any", "pung_only"),
                    on("siete_quad_as_two_pairs", "four alike are two of the seven pairs"),
                    off("siete_open_trio", "the trio of siete pares may be claimed"),
                    off("siete_doubles", "siete pares doubles the hand and adds nothing"),
                    off("all_up_strict", "All Up needs a self-drawn win"),
                    off("all_down_secrets", "a secret counts as exposed for All Down"),
                    off("suppression", "some ambitions replace others"),
                    off("thirteen_repeat", "Thirteen Flowers is paid again for twenty-six"));

    private static final List<Option> MONEY =
            List.of(
                    choice(
                            "payment",
                            "who pays a win: everyone the same, the discarder double and everyone"
                                    + " double for a self-draw, or the discarder for all",
                            "flat",
                            "table",
                            "discarder_only"),
                    number(
                            "bisaklat_flat",
                            "units from each for a bisaklat, whatever else it has; 0 adds it up",
                            0,
                            100,
                            0),
                    off("double_dice", "equal dice at the deal double the win"));

    private static final List<Option> MATCH =
            List.of(
                    choice("length", "when a match ends", "rounds", "hands", "endless"),
                    number("rounds", "rounds, the deal passing four times in each", 1, 99, 4),
                    number("hands", "hands in a match counted in hands", 1, 1000, 16),
                    choice("draw_dealer", "the deal after a hand nobody won", "pass", "keep"),
                    off("jai_alai", "a pot for the first with five markers; a bunot earns two"));

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
                                "quarters for " + ambition.title() + ": " + ambition.meaning(),
                                0,
                                DEAREST,
                                ambition.quarters()))
                .toList();
    }

    public static List<Section> sections() {
        return SECTIONS;
    }

    public static List<Option> all() {
        return ALL;
    }
}
