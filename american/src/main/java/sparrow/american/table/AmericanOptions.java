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
                                    Cards.SPARROW)
                            .titled("Card that is played by"),
                    number("players", "fewer than four play without a Charleston", 2, 4, 4)
                            .titled("Players at the table")
                            .in("players"),
                    number("jokers", "jokers in the set", 0, 10, 8)
                            .titled("Jokers in the set")
                            .in("tiles"),
                    number("flowers", "flowers in the set", 0, 12, 8)
                            .titled("Flowers in the set")
                            .in("tiles"),
                    number("blanks", "blanks in the set, to be exchanged for discards", 0, 8, 0)
                            .titled("Blanks in the set")
                            .in("tiles"));

    private static final List<Option> CHARLESTON =
            List.of(
                    choice(
                                    "charleston",
                                    "both Charlestons, the first one only, or none",
                                    "full",
                                    "first_only",
                                    "none")
                            .titled("Charlestons that are played")
                            .saying("full", "both")
                            .saying("first_only", "the first")
                            .saying("none", "none"),
                    on("blind_pass", "tiles may be handed on unseen in the last pass of each")
                            .titled("Blind pass of tiles"),
                    on("courtesy", "seats across exchange up to three tiles at the end")
                            .titled("Courtesy pass across"),
                    number("ding_dong", "how often East may ask for a tile to each seat", 0, 3, 0)
                            .titled("Ding-dong passes for East")
                            .in("times"),
                    number("mush", "tiles a seat may put into a pool that is mixed", 0, 3, 0)
                            .titled("Tiles for the mush")
                            .in("tiles"),
                    on("heavenly", "East may win with the tiles dealt")
                            .titled("East may win as dealt"),
                    on("earthly", "East may win with the tiles of a Charleston")
                            .titled("East may win after the Charleston"));

    private static final List<Option> PLAY =
            List.of(
                    on("edit_exposure", "an exposure may be corrected until the discard")
                            .titled("Exposures may be corrected"),
                    off("several_winners", "everybody wins who can, not only the next in turn")
                            .titled("Several players may win"),
                    choice(
                                    "dead_hands",
                                    "strict: only what fits the card may be exposed, hands that cannot win"
                                            + " may be challenged; table: anything may be exposed and"
                                            + " challenged; automatic: anything may be exposed, hands that"
                                            + " cannot win die at once; none: as strict, without challenges",
                                    "strict",
                                    "table",
                                    "automatic",
                                    "none")
                            .titled("Dead hands and challenges")
                            .saying("strict", "strict")
                            .saying("table", "settled at the table")
                            .saying("automatic", "dead at once")
                            .saying("none", "no challenges"),
                    number("challenge_penalty", "points for a lost challenge", 0, 1_000, 50)
                            .titled("Price of a lost challenge")
                            .in("points"),
                    off("wrong_challenge_dies", "a player who challenges wrongly is dead")
                            .titled("A wrong challenge kills one's hand"),
                    off("cold_wall", "in the last wall no discard wins")
                            .titled("Cold wall: no wins on discards"),
                    off("hot_wall", "in the last wall a discard not yet seen three times pays all")
                            .titled("Hot wall: rare discards pay all"),
                    number(
                                    "last_wall",
                                    "tiles of the last wall; 0 is two for each point East rolled",
                                    0,
                                    60,
                                    0)
                            .titled("Tiles of the last wall")
                            .in("tiles"),
                    off("blank_takes_live", "a blank may take the newest discard too")
                            .titled("A blank may take the newest discard"));

    private static final List<Option> PAYMENT =
            List.of(
                    choice(
                                    "scoring",
                                    "losers pay the winner, or tournament points",
                                    "payments",
                                    "tournament")
                            .titled("How a win is paid")
                            .saying("payments", "the losers pay")
                            .saying("tournament", "tournament points"),
                    on("exchange_self_pick", "a win by a joker exchange is self-picked")
                            .titled("A joker exchange wins as self-picked"),
                    off("concealed_bonus", "concealed lines pay double")
                            .titled("Concealed lines pay double"),
                    off("east_double", "East pays and is paid double")
                            .titled("East pays and gets double"),
                    off("doubles_dice", "equal dice of East double the hand")
                            .titled("Equal dice double the hand"),
                    off("double_card", "every line pays double").titled("Every line pays double"),
                    number("pie", "points to start with and to lose; 0 has no limit", 0, 100_000, 0)
                            .titled("Points to start with and lose")
                            .in("points"),
                    off("pay_for_table", "whoever feeds a hand with three exposures pays for all")
                            .titled("Feeding three exposures pays for all"),
                    choice(
                                    "wall_game",
                                    "a wall game costs nothing, a stake for the next winner, or a stake",
                                    "nothing",
                                    "kitty",
                                    "forfeit")
                            .titled("When nobody wins")
                            .saying("nothing", "nobody pays")
                            .saying("kitty", "a stake for the next winner")
                            .saying("forfeit", "a stake is lost"),
                    number("wall_stake", "points everybody pays for a wall game", 0, 1_000, 10)
                            .titled("Stake when nobody wins")
                            .in("points"));

    private static final List<Option> TOURNAMENT =
            List.of(
                    number("self_pick_points", "added for a self-picked win", 0, 100, 10)
                            .titled("For a self-picked win")
                            .in("points"),
                    number("jokerless_points", "added for a win without jokers", 0, 100, 20)
                            .titled("For a win without jokers")
                            .in("points"),
                    number("wall_points", "for each live hand in a wall game", 0, 100, 10)
                            .titled("For a live hand when nobody wins")
                            .in("points"),
                    number("fed_two", "lost for feeding two exposures", 0, 100, 20)
                            .titled("Lost for feeding two exposures")
                            .in("points"),
                    number("fed_three", "lost for feeding three, or two of a quint", 0, 100, 25)
                            .titled("Lost for feeding three exposures")
                            .in("points"));

    private static final List<Option> MATCH =
            List.of(
                    number("rounds", "rounds, everybody being East once in each", 1, 100, 4)
                            .titled("Rounds in a match")
                            .in("rounds"),
                    off("east_keeps", "East keeps the deal by winning")
                            .titled("East deals again after winning"));

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
