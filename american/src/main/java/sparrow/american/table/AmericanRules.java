package sparrow.american.table;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import sparrow.american.card.Card;
import sparrow.core.table.Rules;
import sparrow.core.table.Unplayable;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Tile;

/// House rules, read once, ready to play by; the card among them.
public final class AmericanRules {
    enum Charleston {
        FULL,
        FIRST_ONLY,
        NONE
    }

    enum DeadHands {
        STRICT,
        TABLE,
        AUTOMATIC,
        NONE
    }

    enum Scoring {
        PAYMENTS,
        TOURNAMENT
    }

    enum WallGame {
        NOTHING,
        KITTY,
        FORFEIT
    }

    private static volatile @Nullable AmericanRules newest;

    private final Rules given;
    private final Rules rules;
    final CardInPlay inPlay;
    final List<Tile> tiles;
    final Program program;
    final Dice dice;
    final int players;
    final int jokers;
    final int flowers;
    final int blanks;
    final Charleston charleston;
    final boolean blindPass;
    final boolean courtesy;
    final int dingDong;
    final int mush;
    final boolean heavenly;
    final boolean earthly;
    final boolean editExposure;
    final boolean severalWinners;
    final DeadHands deadHands;
    final int challengePenalty;
    final boolean wrongChallengeDies;
    final boolean coldWall;
    final boolean hotWall;
    final int lastWall;
    final boolean blankTakesLive;
    final Scoring scoring;
    final boolean exchangeSelfPick;
    final boolean concealedBonus;
    final boolean eastDouble;
    final boolean doublesDice;
    final boolean doubleCard;
    final int pie;
    final boolean payForTable;
    final WallGame wallGame;
    final int wallStake;
    final int selfPickPoints;
    final int jokerlessPoints;
    final int wallPoints;
    final int fedTwo;
    final int fedThree;
    final int rounds;
    final boolean eastKeeps;

    private AmericanRules(Rules given) {
        this.given = given;
        this.rules = canonical(given);
        inPlay = Cards.of(rules.value("card"));
        players = rules.number("players");
        jokers = rules.number("jokers");
        flowers = rules.number("flowers");
        blanks = rules.number("blanks");
        charleston = players < 4 ? Charleston.NONE : rules.choice("charleston", Charleston.class);
        boolean passes = charleston != Charleston.NONE;
        blindPass = rules.is("blind_pass");
        courtesy = passes && rules.is("courtesy");
        dingDong = passes ? rules.number("ding_dong") : 0;
        mush = rules.number("mush");
        heavenly = rules.is("heavenly");
        earthly = rules.is("earthly");
        editExposure = rules.is("edit_exposure");
        severalWinners = rules.is("several_winners");
        deadHands = rules.choice("dead_hands", DeadHands.class);
        challengePenalty = rules.number("challenge_penalty");
        wrongChallengeDies = rules.is("wrong_challenge_dies");
        coldWall = rules.is("cold_wall");
        hotWall = rules.is("hot_wall");
        lastWall = rules.number("last_wall");
        blankTakesLive = rules.is("blank_takes_live");
        scoring = rules.choice("scoring", Scoring.class);
        exchangeSelfPick = rules.is("exchange_self_pick");
        concealedBonus = rules.is("concealed_bonus");
        eastDouble = rules.is("east_double");
        doublesDice = rules.is("doubles_dice");
        doubleCard = rules.is("double_card");
        pie = rules.number("pie");
        payForTable = rules.is("pay_for_table");
        wallGame = rules.choice("wall_game", WallGame.class);
        wallStake = rules.number("wall_stake");
        selfPickPoints = rules.number("self_pick_points");
        jokerlessPoints = rules.number("jokerless_points");
        wallPoints = rules.number("wall_points");
        fedTwo = rules.number("fed_two");
        fedThree = rules.number("fed_three");
        rounds = rules.number("rounds");
        eastKeeps = rules.is("east_keeps");
        tiles = Deal.tiles(flowers, jokers, blanks);
        program = Program.of(this);
        dice = new Dice(this);
    }

    /// The rules of a log; those asked for last are remembered. A card that cannot be read is
    /// [Unplayable].
    public static AmericanRules of(Rules rules) {
        AmericanRules known = newest;
        if (known == null || !known.given.equals(rules)) {
            known = new AmericanRules(rules);
            newest = known;
        }
        return known;
    }

    /// A preset with changes, each checked.
    public static Reading<AmericanRules> of(Preset preset, Map<String, String> changes) {
        return preset.rules().with(AmericanOptions.all(), changes).then(AmericanRules::playable);
    }

    private static Reading<AmericanRules> playable(Rules rules) {
        try {
            return new Reading.Read<>(of(rules));
        } catch (Unplayable unplayable) {
            return new Reading.Misread<>(0, String.valueOf(unplayable.getMessage()));
        }
    }

    /// With the text of the card as the card prints it, so that equal cards are equal rules.
    private static Rules canonical(Rules given) {
        SortedMap<String, String> values = new TreeMap<>(given.values());
        String text = Cards.named(given.value("card"));
        if (text.length() > AmericanOptions.LONGEST_CARD) {
            throw new Unplayable(
                    "the card is too long to play by: "
                            + text.length()
                            + " characters, and "
                            + AmericanOptions.LONGEST_CARD
                            + " are allowed");
        }
        values.put("card", text);
        return new Rules(values);
    }

    /// The value of every option.
    public Rules rules() {
        return rules;
    }

    /// The card played by.
    public Card card() {
        return inPlay.card();
    }

    /// Whether a rule needs East's dice.
    boolean needsDice() {
        return doublesDice || (lastWall == 0 && (coldWall || hotWall));
    }

    /// Whether only what fits the card may be exposed.
    boolean exposuresFit() {
        return deadHands == DeadHands.STRICT || deadHands == DeadHands.NONE;
    }

    boolean mayChallenge() {
        return deadHands == DeadHands.STRICT || deadHands == DeadHands.TABLE;
    }
}
