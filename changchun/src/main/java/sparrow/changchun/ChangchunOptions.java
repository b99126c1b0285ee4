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
                    number("players", "players at the table", 2, 4, 4)
                            .titled("Players at the table")
                            .in("players"),
                    number("hands", "most hands in a match", 1, 1000, 16)
                            .titled("Most hands in a match")
                            .in("hands"),
                    number(
                                    "circles",
                                    "how often the deal goes round before the match ends; 0 for no such end",
                                    0,
                                    16,
                                    0)
                            .titled("Circles in a match")
                            .in("circles"),
                    number("points", "points each player starts with", 0, 10_000, 0)
                            .titled("Points at the start")
                            .in("points"),
                    off("stop_below_zero", "the match ends when somebody has fewer than 0 points")
                            .titled("The match ends below zero"));

    private static final List<Option> KONGS =
            List.of(
                    choice(
                                    "single_tile",
                                    "who may lay a fourth set open and wait with one tile",
                                    "without_chi",
                                    "never")
                            .titled("Waiting with one tile in hand")
                            .saying("without_chi", "if no set is a chi")
                            .saying("never", "never"),
                    choice(
                                    "special_kongs",
                                    "three different ones, nines, winds or dragons laid in the first turn",
                                    "all",
                                    "honors",
                                    "no")
                            .titled("Special kongs in the first turn")
                            .saying("all", "ones, nines, winds and dragons")
                            .saying("honors", "winds and dragons")
                            .saying("no", "none"),
                    choice("wind_kong", "how many different winds make one", "three", "four")
                            .titled("Winds that make a kong")
                            .saying("three", "three different ones")
                            .saying("four", "all four"),
                    on("wild_bamboo", "the one of bamboo stands for any tile of a special kong")
                            .titled("One bamboo is wild in special kongs"),
                    on("kong_points", "kongs are paid at once").titled("Kongs are paid at once"));

    private static final List<Option> WINNING =
            List.of(
                    off("missing_suit", "a win may lack a suit").titled("A win may lack a suit"),
                    on("seven_pairs", "seven pairs win").titled("Seven pairs win"),
                    off(
                                    "free_forms",
                                    "all triplets and seven pairs need neither three suits nor a terminal")
                            .titled("Triplets and pairs need no three suits"),
                    off("nine_lifts", "a special kong of ones or nines stands for the three suits")
                            .titled("A special kong stands for the three suits"),
                    off("require_open", "a win other than seven pairs needs an open set")
                            .titled("A win needs an open set"),
                    off("closed_wait_only", "nothing below a closed wait wins")
                            .titled("Nothing below a closed wait wins"),
                    choice("unready_win", "how a player wins who has not said ting", "any", "draw")
                            .titled("Who has not said ting wins")
                            .saying("any", "on any tile")
                            .saying("draw", "by drawing it"),
                    on(
                                    "passing",
                                    "after letting a win go, only a dearer one wins on a discard until the"
                                            + " next draw")
                            .titled("Who lets a win go waits for a dearer one"));

    private static final List<Option> TREASURE =
            List.of(
                    choice(
                                    "bao",
                                    "where the bao lies: under a die at the tail, next in the wall, or none",
                                    "tail",
                                    "front",
                                    "no")
                            .titled("Where the treasure lies")
                            .saying("tail", "under a die at the tail")
                            .saying("front", "next in the wall")
                            .saying("no", "there is none"),
                    on("bao_reroll", "a bao of which three lie open may be put back")
                            .titled("The treasure may be put back"));

    private static final List<Option> WALL =
            List.of(
                    number("dead_stacks", "stacks of the wall that are never drawn", 0, 10, 7)
                            .titled("Stacks that are never drawn")
                            .in("stacks"),
                    on("last_draws", "nothing is discarded after the last four draws")
                            .titled("No discards after the last four draws"));

    private static final List<Option> SCORING =
            List.of(
                    choice("scoring", "how a win is paid", "fan", "simple")
                            .titled("How a win is paid")
                            .saying("fan", "by its fan")
                            .saying("simple", "the simple way"),
                    number("cap", "the most fan paid for", 3, 10, 6)
                            .titled("Most fan that are paid")
                            .in("fan"),
                    on("luxury", "seven pairs count 4 when the last tile makes four alike")
                            .titled("Luxury seven pairs count four"),
                    choice(
                                    "standing",
                                    "what may be laid open and the hand still counts as concealed",
                                    "no",
                                    "special",
                                    "exposed")
                            .titled("Concealed in spite of")
                            .saying("no", "nothing laid open")
                            .saying("special", "special kongs")
                            .saying("exposed", "any kongs"),
                    choice(
                                    "pay_all",
                                    "who pays for all three: not ting or bao unseen, not ting, nobody",
                                    "unseen",
                                    "not_ting",
                                    "never")
                            .titled("Who pays for all three")
                            .saying("unseen", "who is not ting, or has not seen the treasure")
                            .saying("not_ting", "who is not ting")
                            .saying("never", "nobody"));

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
