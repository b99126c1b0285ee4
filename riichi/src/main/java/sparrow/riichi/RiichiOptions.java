package sparrow.riichi;

import static sparrow.core.table.Option.choice;
import static sparrow.core.table.Option.number;
import static sparrow.core.table.Option.off;
import static sparrow.core.table.Option.on;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sparrow.core.table.Option;
import sparrow.core.table.Option.Section;

/// The house rules of Riichi, in the order of a rule sheet. The standard is what Tenhou plays.
public final class RiichiOptions {
    static final String NO = Option.NO;
    static final String YES = Option.YES;

    private static final Set<Yaku> UNDER_OTHER_NAMES =
            EnumSet.of(Yaku.DOUBLE_OPEN_RIICHI, Yaku.DAICHIKURIN, Yaku.DAISUURIN, Yaku.SASHIKOMI);

    private static final List<Option> YAKU =
            List.of(
                    on("kuitan", "an open hand may count tanyao")
                            .titled("All simples with an open hand"),
                    number("aka_m", "red fives of characters", 0, 4, 1)
                            .titled("Red fives of characters")
                            .in("tiles"),
                    number("aka_p", "red fives of dots", 0, 4, 1)
                            .titled("Red fives of dots")
                            .in("tiles"),
                    number("aka_s", "red fives of bamboo", 0, 4, 1)
                            .titled("Red fives of bamboo")
                            .in("tiles"),
                    on("ippatsu", "a win within one turn of riichi counts 1 han")
                            .titled("Ippatsu counts"),
                    on("ura", "riichi shows the dora under the indicator")
                            .titled("Ura dora under the indicators"),
                    on("kan_dora", "a kan shows one more dora").titled("A new dora for every kan"),
                    on("kan_ura", "a kan shows one more ura dora")
                            .titled("A new ura dora for every kan"),
                    off("pinfu_tsumo_fu", "self-draw takes pinfu away and counts 2 fu")
                            .titled("No pinfu by self-draw"),
                    off("pairs_twice", "four alike are two of the seven pairs")
                            .titled("Four alike as two of the seven pairs"),
                    off("ryuuiisou_needs_hatsu", "all green needs the green dragon")
                            .titled("All green needs the green dragon"),
                    choice(
                                    "renhou",
                                    "a ron before the winner's first draw",
                                    NO,
                                    "mangan",
                                    "higher",
                                    "five_han",
                                    "yakuman")
                            .titled("Ron before one's first draw")
                            .saying("no", "counts nothing")
                            .saying("mangan", "a mangan")
                            .saying("higher", "a mangan, or the hand if it is worth more")
                            .saying("five_han", "five han")
                            .saying("yakuman", "a yakuman"),
                    choice(
                                    "nagashi_mangan",
                                    "only terminals and honors discarded",
                                    "draw",
                                    NO,
                                    "tsumo")
                            .titled("Nothing but terminals and honors discarded")
                            .saying("draw", "paid as a mangan at the draw")
                            .saying("no", "counts nothing")
                            .saying("tsumo", "counts as a self-drawn mangan"),
                    number("minimum_han", "the han a hand needs without dora", 1, 4, 1)
                            .titled("Han that a hand needs")
                            .in("han"));

    private static final List<Option> VALUE =
            List.of(
                    off("double_kokushi_13", "thirteen-wait orphans are a double yakuman")
                            .titled("Double yakuman: orphans on thirteen tiles"),
                    off(
                                    "double_suu_ankou_tanki",
                                    "single-wait four concealed triplets are a double yakuman")
                            .titled("Double yakuman: four concealed triplets on the pair"),
                    off("double_junsei_chuuren", "pure nine gates are a double yakuman")
                            .titled("Double yakuman: pure nine gates"),
                    off("double_dai_suushii", "big four winds are a double yakuman")
                            .titled("Double yakuman: big four winds"),
                    on("multiple_yakuman", "several yakuman add up")
                            .titled("Several yakuman add up"),
                    number("yakuman_cap", "the most yakuman paid; 0 is no cap", 0, 13, 0)
                            .titled("Most yakuman that are paid")
                            .in("yakuman"),
                    choice("kazoe", "13 han without a yakuman", "yakuman", "multiple", "sanbaiman")
                            .titled("Thirteen han without a yakuman")
                            .saying("yakuman", "a yakuman")
                            .saying("multiple", "a yakuman for every thirteen")
                            .saying("sanbaiman", "a sanbaiman"),
                    off("kiriage_mangan", "4 han 30 fu and 3 han 60 fu are a mangan")
                            .titled("Round up to a mangan"),
                    choice(
                                    "double_wind_pair_fu",
                                    "fu of a pair that is the seat's and the round's wind",
                                    "4",
                                    "2")
                            .titled("Fu for a pair of seat and round wind")
                            .in("fu"),
                    on("open_pinfu_30fu", "an open hand without fu has 30 fu")
                            .titled("Open hand without fu counts 30"),
                    on("rinshan_tsumo_fu", "the draw after a kan earns the 2 fu of self-draw")
                            .titled("Fu for the draw after a kan"),
                    off("aotenjou", "hands have no limit").titled("No limit to a hand"),
                    number("honba_each", "what each payer adds for a honba", 0, 1000, 100)
                            .titled("Each payer adds for a repeat")
                            .in("points"));

    private static final List<Option> LIABILITY =
            List.of(
                    on("pao_daisangen", "whoever feeds the third dragon is liable")
                            .titled("Liable for the third dragon"),
                    on("pao_dai_suushii", "whoever feeds the fourth wind is liable")
                            .titled("Liable for the fourth wind"),
                    off("pao_suu_kantsu", "whoever feeds the fourth kan is liable")
                            .titled("Liable for the fourth kan"),
                    choice("pao_amount", "what a liable player pays for", "whole", "part")
                            .titled("Who is liable pays for")
                            .saying("whole", "the whole hand")
                            .saying("part", "that yakuman alone"),
                    choice(
                                    "pao_honba",
                                    "who pays honba when another deals in",
                                    "liable",
                                    "discarder")
                            .titled("Repeats when another deals in")
                            .saying("liable", "paid by who is liable")
                            .saying("discarder", "paid by the discarder"));

    private static final List<Option> THREE =
            List.of(
                    off("sanma", "three players, without 2m to 8m").titled("Three players"),
                    choice(
                                    "sanma_tsumo",
                                    "the missing player's share of a self-draw",
                                    "loss",
                                    "split",
                                    "full")
                            .titled("Share of the missing player")
                            .saying("loss", "nobody pays it")
                            .saying("split", "each adds half of it")
                            .saying("full", "both pay alike, as much as for a ron"));

    private static final List<Section> SECTIONS =
            List.of(
                    new Section("Yaku", YAKU),
                    new Section("Value", VALUE),
                    new Section("Liability", LIABILITY),
                    new Section("Several winners", PlayOptions.WINNERS),
                    new Section("Calls and kans", PlayOptions.CALLS),
                    new Section("Riichi and furiten", PlayOptions.RIICHI),
                    new Section("Draws", PlayOptions.DRAWS),
                    new Section("Match", PlayOptions.MATCH),
                    new Section("Three players", both(THREE, PlayOptions.THREE)),
                    new Section("Local yaku", local()));

    private static final List<Option> ALL =
            SECTIONS.stream().flatMap(section -> section.options().stream()).toList();

    private static final Map<String, Option> BY_NAME =
            ALL.stream().collect(Collectors.toMap(Option::name, option -> option));

    private RiichiOptions() {}

    private static List<Option> both(List<Option> some, List<Option> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }

    private static List<Option> local() {
        List<Option> options = new ArrayList<>();
        for (Yaku yaku : Yaku.all()) {
            if (yaku.isLocal() && !UNDER_OTHER_NAMES.contains(yaku)) {
                options.add(
                        off(yaku.option(), yaku.key() + ": " + yaku.title())
                                .titled(yaku.key() + ", " + yaku.title()));
            }
        }
        options.add(
                off("sashikomi_yakuman", "dealing into an open riichi is a yakuman")
                        .titled("Yakuman for dealing into an open riichi"));
        options.add(
                off("daisharin_other_suits", "big wheels of characters and bamboo as well")
                        .titled("Big wheels in every suit"));
        options.add(
                on("paarenchan_needs_yaku", "the eighth win in a row needs a yaku")
                        .titled("Eighth win in a row needs a yaku"));
        return options;
    }

    public static List<Section> sections() {
        return SECTIONS;
    }

    public static List<Option> all() {
        return ALL;
    }

    /// Whether there is such an option and it takes the value.
    static boolean allows(String name, String value) {
        Option option = BY_NAME.get(name);
        return option != null && option.allows(value);
    }
}
