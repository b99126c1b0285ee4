package sparrow.hongkong;

import static sparrow.core.table.Option.choice;
import static sparrow.core.table.Option.number;
import static sparrow.core.table.Option.off;
import static sparrow.core.table.Option.on;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import sparrow.core.table.Option;
import sparrow.core.table.Option.Section;

/// The house rules of Hong Kong mahjong, in the order of a rule sheet. The standard is the preset
/// `old-style`.
public final class HongKongOptions {
    private static final List<Option> TILES =
            List.of(
                    on("flowers", "four flowers and four seasons are in the wall")
                            .titled("Play with flowers and seasons"),
                    number("dead_wall", "tiles nobody draws at the end of the wall", 0, 20, 0)
                            .titled("Tiles left at the end of the wall")
                            .in("tiles"));

    private static final List<Option> PLAY =
            List.of(
                    choice(
                                    "winners",
                                    "who wins when several could: the next in turn, or all",
                                    "nearest",
                                    "all")
                            .titled("If several could win")
                            .saying("nearest", "the next in turn wins")
                            .saying("all", "all win"),
                    choice("concealed_kong", "how a concealed kong lies", "open", "face_down")
                            .titled("A concealed kong lies")
                            .saying("open", "open")
                            .saying("face_down", "face down"),
                    on("orphans_rob", "thirteen orphans may win on an open concealed kong")
                            .titled("Orphans may rob a concealed kong"));

    private static final List<Option> WINNING =
            List.of(
                    number("minimum", "faan a win must be worth", 0, 13, 3)
                            .titled("Faan that a win needs")
                            .in("faan"),
                    on("minimum_flowers", "faan of flowers count towards the minimum")
                            .titled("Flowers count towards the minimum"),
                    number("limit", "the most faan paid for", 3, 13, 10)
                            .titled("Most faan that are paid")
                            .in("faan"),
                    choice("common_pair", "the pair of a common hand", "any", "suited")
                            .titled("The pair of a common hand")
                            .saying("any", "any pair")
                            .saying("suited", "not of honors"));

    private static final List<Option> MONEY =
            List.of(
                    choice(
                                    "scale",
                                    "how points grow: double for each faan to four and then for every two,"
                                            + " double for each, or for every three",
                                    "half_spicy",
                                    "full_spicy",
                                    "bands")
                            .titled("How points grow with faan")
                            .saying("half_spicy", "half spicy: to four, then every two")
                            .saying("full_spicy", "full spicy: double for each")
                            .saying("bands", "double for every three"),
                    choice(
                                    "discarder",
                                    "what the discarder pays: a double share, or everybody's",
                                    "double",
                                    "all")
                            .titled("The discarder pays")
                            .saying("double", "a double share")
                            .saying("all", "everybody's share"),
                    choice("drawn", "what each pays for a self-draw", "double", "single")
                            .titled("Each pays for a self-draw")
                            .saying("double", "a double share")
                            .saying("single", "a single share"),
                    off("dealer_double", "shares that the dealer pays or receives are doubled")
                            .titled("The dealer's shares are doubled"),
                    choice(
                                    "twelve_tiles",
                                    "whoever gave the tile of a fourth open set pays a self-draw for all: never,"
                                            + " for a pure suit, always",
                                    "no",
                                    "pure",
                                    "any")
                            .titled("Who gave the fourth open set pays for all")
                            .saying("no", "never")
                            .saying("pure", "for a pure suit")
                            .saying("any", "always"),
                    off("nine_tiles", "a discard into three open sets of a pure suit pays for all")
                            .titled("Who feeds three sets of a pure suit pays for all"),
                    off(
                                    "last_pung",
                                    "whoever gave the third pung of dragons or the fourth of winds pays a"
                                            + " self-draw for all")
                            .titled("Who gave the last pung of dragons or winds pays for all"),
                    off("kong_giver", "whoever gave a kong pays for all if its replacement wins")
                            .titled("Who gave the kong pays for its replacement"),
                    off("robbed_kong", "a robbed kong is paid by its owner, as a self-draw")
                            .titled("A robbed kong is paid by its owner"));

    private static final List<Option> MATCH =
            List.of(
                    number("rounds", "winds of the round to play", 1, 4, 4)
                            .titled("Winds that are played")
                            .in("winds"),
                    choice(
                                    "dealer_stays",
                                    "when the dealer deals again",
                                    "win_or_draw",
                                    "win",
                                    "never")
                            .titled("The dealer deals again")
                            .saying("win_or_draw", "after a win or a draw")
                            .saying("win", "after a win")
                            .saying("never", "never"));

    private static final List<Section> SECTIONS =
            List.of(
                    new Section("Tiles", TILES),
                    new Section("Play", PLAY),
                    new Section("Winning", WINNING),
                    new Section("Money", MONEY),
                    new Section("Match", MATCH),
                    new Section(
                            "Faan",
                            Arrays.stream(Faan.values()).map(HongKongOptions::of).toList()));

    private static final List<Option> ALL =
            SECTIONS.stream().flatMap(section -> section.options().stream()).toList();

    private HongKongOptions() {}

    private static Option of(Faan entry) {
        String meaning = entry.title() + ": " + entry.meaning() + unpaid(entry);
        return number(entry.key(), meaning, 0, HongKongRules.MOST_FAAN, entry.worth())
                .titled(
                        "For " + entry.title().toLowerCase(Locale.ROOT),
                        entry.meaning() + unpaid(entry))
                .in("faan");
    }

    /// What a house does that pays nothing for it, where that is more than not to pay.
    private static String unpaid(Faan entry) {
        if (entry.winsAlone()) {
            return "; 0 bars it";
        }
        return entry == Faan.SEVEN_PAIRS || entry == Faan.THIRTEEN_ORPHANS ? "; 0 bars them" : "";
    }

    public static List<Section> sections() {
        return SECTIONS;
    }

    public static List<Option> all() {
        return ALL;
    }
}
