package sparrow.american.table;

import static sparrow.core.table.Option.choice;
import static sparrow.core.table.Option.number;
import static sparrow.core.table.Option.off;
import static sparrow.core.table.Option.on;
import static sparrow.core.table.Option.text;

import java.util.List;
import sparrow.core.table.Option;
import sparrow.core.table.Option.Section;

/// The house rules of American mahjong, in the order of a rule sheet. The standard is the preset
/// `league`.
public final class AmericanOptions {
    /// The longest card, in characters of its canonical text.
    public static final int LONGEST_CARD = 20_000;

    private static final List<Option> TABLE =
            List.of(
                    text(
                            "card",
                            "the card played by: `sparrow`, or the text of a card",
                            LONGEST_CARD,
                            Cards.SPARROW),
                    number("players", "fewer than four play without a Charleston", 2, 4, 4),
                    number("jokers", "jokers in the set", 0, 10, 8),
                    number("flowers", "flowers in the set", 0, 12, 8),
                    number("blanks", "blanks in the set, to be exchanged for discards", 0, 8, 0));

    private static final List<Option> CHARLESTON =
            List.of(
                    choice(
                            "charleston",
                            "both Charlestons, the first one only, or none",
                            "full",
                            "first_only",
                            "none"),
                    on("blind_pass", "tiles may be handed on unseen in the last pass of each"),
                    on("courtesy", "seats across exchange up to three tiles at the end"),
                    number("ding_dong", "how often East may ask for a tile to each seat", 0, 3, 0),
                    number("mush", "tiles a seat may put into a pool that is mixed", 0, 3, 0),
                    on("heavenly", "East may win with the tiles dealt"),
                    on("earthly", "East may win with the tiles of a Charleston"));

    private static final List<Option> PLAY =
            List.of(
                    on("edit_exposure", "an exposure may be corrected until the discard"),
                    off("several_winners", "everybody wins who can, not only the next in turn"),
                    choice(
                            "dead_hands",
                            "strict: only what fits the card may be exposed, hands that cannot win"
                                    + " may be challenged; table: anything may be exposed and"
                                    + " challenged; automatic: anything may be exposed, hands that"
                                    + " cannot win die at once; none: as strict, without challenges",
                            "strict",
                            "table",
                            "automatic",
                            "none"),
                    number("challenge_penalty", "points for a lost challenge", 0, 1_000, 50),
                    off("wrong_challenge_dies", "a player who challenges wrongly is dead"),
                    off("cold_wall", "in the last wall no discard wins"),
                    off("hot_wall", "in the last wall a discard not yet seen three times pays all"),
                    number(
                            "last_wall",
                            "tiles of the last wall; 0 is two for each point East rolled",
                            0,
                            60,
                            0),
                    off("blank_takes_live", "a blank may take the newest discard too"));

    private static final List<Option> PAYMENT =
            List.of(
                    choice(
                            "scoring",
                            "losers pay the winner, or tournament points",
                            "payments",
                            "tournament"),
                    on("exchange_self_pick", "a win by a joker exchange is self-picked"),
                    off("concealed_bonus", "concealed lines pay double"),
                    off("east_double", "East pays and is paid double"),
                    off("doubles_dice", "equal dice of East double the hand"),
                    off("double_card", "every line pays double"),
                    number(
                            "pie",
                            "points to start with and to lose; 0 has no limit",
                            0,
                            100_000,
                            0),
                    off("pay_for_table", "whoever feeds a hand with three exposures pays for all"),
                    choice(
                            "wall_game",
                            "a wall game costs nothing, a stake for the next winner, or a stake",
                            "nothing",
                            "kitty",
                            "forfeit"),
                    number("wall_stake", "points everybody pays for a wall game", 0, 1_000, 10));

    private static final List<Option> TOURNAMENT =
            List.of(
                    number("self_pick_points", "added for a self-picked win", 0, 100, 10),
                    number("jokerless_points", "added for a win without jokers", 0, 100, 20),
                    number("wall_points", "for each live hand in a wall game", 0, 100, 10),
                    number("fed_two", "lost for feeding two exposures", 0, 100, 20),
                    number("fed_three", "lost for feeding three, or two of a quint", 0, 100, 25));

    private static final List<Option> MATCH =
            List.of(
                    number("rounds", "rounds, everybody being East once in each", 1, 100, 4),
                    off("east_keeps", "East keeps the deal by winning"));

    private static final List<Section> SECTIONS =
            List.of(
                    new Section("Table", TABLE),
                    new Section("Charleston", CHARLESTON),
                    new Section("Play", PLAY),
                    new Section("Payment", PAYMENT),
                    new Section("Tournament", TOURNAMENT),
                    new Section("Match", MATCH));

    private static final List<Option> ALL =
            SECTIONS.stream().flatMap(section -> section.options().stream()).toList();

    private AmericanOptions() {}

    public static List<Section> sections() {
        return SECTIONS;
    }

    public static List<Option> all() {
        return ALL;
    }
}
