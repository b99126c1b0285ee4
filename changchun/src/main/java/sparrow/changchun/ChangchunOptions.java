package sparrow.changchun;

import static sparrow.core.table.Option.choice;
import static sparrow.core.table.Option.number;
import static sparrow.core.table.Option.off;
import static sparrow.core.table.Option.on;

import java.util.List;
import sparrow.core.table.Option;
import sparrow.core.table.Option.Section;

/// The house rules of Changchun, in the order of a rule sheet. The standard is what the trial
/// competition rules of 2024 say.
public final class ChangchunOptions {
    private static final List<Option> MATCH =
            List.of(
                    number("players", "players at the table", 2, 4, 4),
                    number("hands", "most hands in a match", 1, 1000, 16),
                    number(
                            "circles",
                            "how often the deal goes round before the match ends; 0 for no such end",
                            0,
                            16,
                            0),
                    number("points", "points each player starts with", 0, 10_000, 0),
                    off("stop_below_zero", "the match ends when somebody has fewer than 0 points"));

    private static final List<Option> KONGS =
            List.of(
                    choice(
                            "single_tile",
                            "who may lay a fourth set open and wait with one tile",
                            "without_chi",
                            "never"),
                    choice(
                            "special_kongs",
                            "three different ones, nines, winds or dragons laid in the first turn",
                            "all",
                            "honors",
                            "no"),
                    choice("wind_kong", "how many different winds make one", "three", "four"),
                    on("wild_bamboo", "the one of bamboo stands for any tile of a special kong"),
                    on("kong_points", "kongs are paid at once"));

    private static final List<Option> WINNING =
            List.of(
                    off("missing_suit", "a win may lack a suit"),
                    on("seven_pairs", "seven pairs win"),
                    off(
                            "free_forms",
                            "all triplets and seven pairs need neither three suits nor a terminal"),
                    off("nine_lifts", "a special kong of ones or nines stands for the three suits"),
                    off("require_open", "a win other than seven pairs needs an open set"),
                    off("closed_wait_only", "nothing below a closed wait wins"),
                    choice("unready_win", "how a player wins who has not said ting", "any", "draw"),
                    on(
                            "passing",
                            "after letting a win go, only a dearer one wins on a discard until the"
                                    + " next draw"));

    private static final List<Option> TREASURE =
            List.of(
                    choice(
                            "bao",
                            "where the bao lies: under a die at the tail, next in the wall, or none",
                            "tail",
                            "front",
                            "no"),
                    on("bao_reroll", "a bao of which three lie open may be put back"));

    private static final List<Option> WALL =
            List.of(
                    number("dead_stacks", "stacks of the wall that are never drawn", 0, 10, 7),
                    on("last_draws", "nothing is discarded after the last four draws"));

    private static final List<Option> SCORING =
            List.of(
                    choice("scoring", "how a win is paid", "fan", "simple"),
                    number("cap", "the most fan paid for", 3, 10, 6),
                    on("luxury", "seven pairs count 4 when the last tile makes four alike"),
                    choice(
                            "standing",
                            "what may be laid open and the hand still counts as concealed",
                            "no",
                            "special",
                            "exposed"),
                    choice(
                            "pay_all",
                            "who pays for all three: not ting or bao unseen, not ting, nobody",
                            "unseen",
                            "not_ting",
                            "never"));

    private static final List<Section> SECTIONS =
            List.of(
                    new Section("Match", MATCH),
                    new Section("Sets and kongs", KONGS),
                    new Section("Winning", WINNING),
                    new Section("Bao", TREASURE),
                    new Section("The end of the wall", WALL),
                    new Section("Scoring", SCORING));

    private static final List<Option> ALL =
            SECTIONS.stream().flatMap(section -> section.options().stream()).toList();

    private ChangchunOptions() {}

    public static List<Section> sections() {
        return SECTIONS;
    }

    public static List<Option> all() {
        return ALL;
    }
}
