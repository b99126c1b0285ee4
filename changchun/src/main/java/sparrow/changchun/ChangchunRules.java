package sparrow.changchun;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// House rules, and what they say of a single hand.
public final class ChangchunRules {
    /// The trial competition rules of 2024.
    public static final ChangchunRules MIL2024 = of(Preset.MIL2024.rules());

    private final Rules rules;
    private final SpecialKongs specialKongs;
    private final Standing standing;
    private final int windsLaid;
    private final boolean bambooWild;
    private final boolean missingSuit;
    private final boolean sevenPairs;
    private final boolean freeForms;
    private final boolean nineLifts;
    private final boolean requireOpen;
    private final boolean closedWaitLeast;
    private final boolean luxury;
    private final boolean unreadyWinOnDiscard;
    private final boolean simple;
    private final boolean chiBarsSingle;
    private final boolean bao;
    private final boolean kongPoints;
    private final PayAll payAll;
    private final Completion completion;
    private final Valuation valuation;

    /// Who gives a winning tile and pays for all, the values of the rule `pay_all`.
    private enum PayAll {
        /// Who has not said ting, or has not seen the bao.
        UNSEEN,
        NOT_TING,
        NEVER
    }

    private ChangchunRules(Rules rules) {
        this.rules = rules;
        specialKongs = rules.choice("special_kongs", SpecialKongs.class);
        standing = rules.choice("standing", Standing.class);
        windsLaid = rules.value("wind_kong").equals("four") ? 4 : 3;
        bambooWild = rules.is("wild_bamboo");
        missingSuit = rules.is("missing_suit");
        sevenPairs = rules.is("seven_pairs");
        freeForms = rules.is("free_forms");
        nineLifts = rules.is("nine_lifts");
        requireOpen = rules.is("require_open");
        closedWaitLeast = rules.is("closed_wait_only");
        luxury = rules.is("luxury");
        unreadyWinOnDiscard = rules.value("unready_win").equals("any");
        simple = rules.value("scoring").equals("simple");
        chiBarsSingle = rules.value("single_tile").equals("without_chi");
        bao = !rules.value("bao").equals("no");
        kongPoints = rules.is("kong_points");
        payAll = rules.choice("pay_all", PayAll.class);
        completion = new Completion(this);
        valuation = new Valuation(this, completion);
    }

    /// Complete rules.
    public static ChangchunRules of(Rules rules) {
        return new ChangchunRules(rules);
    }

    /// A preset with some changes, each checked.
    public static Reading<ChangchunRules> of(String preset, Map<String, String> changes) {
        return RuleSet.read(preset, List.of(Preset.values()))
                .then(base -> base.rules().with(ChangchunOptions.all(), changes))
                .map(ChangchunRules::new);
    }

    public Rules rules() {
        return rules;
    }

    /// What a win is worth; nothing if the hand does not win.
    public Optional<Score> score(Win win) {
        return valuation.of(win);
    }

    /// Whether the hand is complete and shows all it must.
    public boolean isComplete(Tiles hand, List<Meld> melds) {
        return !completion.readings(hand, melds).isEmpty();
    }

    /// The tiles that a hand one tile short wins with.
    public List<Tile> waits(Tiles hand, List<Meld> melds) {
        long waits = completion.waits(hand, melds);
        return IntStream.range(0, Tile.KINDS)
                .filter(kind -> (waits >>> kind & 1) == 1)
                .mapToObj(Tile::ofKind)
                .filter(tile -> !closedWaitLeast || winsWith(hand, melds, tile))
                .toList();
    }

    private boolean winsWith(Tiles hand, List<Meld> melds, Tile tile) {
        return score(new Win(hand, melds, tile, Way.SELF_DRAW)).isPresent();
    }

    /// Whether a hand one tile short may be declared ting.
    public boolean mayDeclareTing(Tiles hand, List<Meld> melds) {
        return completion.mayDeclare(hand, melds)
                && !(closedWaitLeast && waits(hand, melds).isEmpty());
    }

    /// Whether a player who has not said ting may win in this way.
    public boolean mayWinUnready(Way way) {
        return unreadyWinOnDiscard || way.isSelfDrawn();
    }

    /// Whether there is a bao.
    public boolean hasBao() {
        return bao;
    }

    /// What somebody pays who gave a winning tile.
    public Payments.Owed owed(Giver giver) {
        boolean all =
                switch (payAll) {
                    case UNSEEN -> giver == Giver.NOT_TING || (giver == Giver.BLIND && bao);
                    case NOT_TING -> giver == Giver.NOT_TING;
                    case NEVER -> false;
                };
        return all ? Payments.Owed.FOR_ALL : Payments.Owed.ITS_SHARE;
    }

    /// What each of the others pays for a kong just made.
    public int kongPays(Meld kong) {
        return kongPoints ? Kongs.each(kong) : 0;
    }

    /// What each of the others would pay for a win of so many fan, roughly: as one who is not the
    /// dealer and has not given the tile.
    public int worth(Score score) {
        return simple
                ? (score.has(Fan.CONCEALED) ? 2 : 1) * (score.has(Fan.CLOSED_WAIT) ? 2 : 1)
                : 1 << Math.min(rules.number("cap"), score.fan());
    }

    /// Why these sets cannot lie before one player, in words; nothing if they can.
    public Optional<String> objection(List<Meld> melds) {
        return LaidSets.objection(melds, this);
    }

    Completion completion() {
        return completion;
    }

    SpecialKongs specialKongs() {
        return specialKongs;
    }

    Standing standing() {
        return standing;
    }

    int windsLaid() {
        return windsLaid;
    }

    boolean isBambooWild() {
        return bambooWild;
    }

    boolean maySuitBeMissing() {
        return missingSuit;
    }

    boolean haveSevenPairs() {
        return sevenPairs;
    }

    boolean hasFreeForms() {
        return freeForms;
    }

    boolean doNinesLiftSuits() {
        return nineLifts;
    }

    boolean mustBeOpen() {
        return requireOpen;
    }

    boolean isClosedWaitLeast() {
        return closedWaitLeast;
    }

    /// Whether a fan counts: the simple game knows two, and without a bao there is none to draw.
    public boolean counts(Fan fan) {
        return switch (fan) {
            case CONCEALED, CLOSED_WAIT -> true;
            case ALL_TRIPLETS -> !isScoringSimple();
            case SEVEN_PAIRS -> !isScoringSimple() && sevenPairs;
            case LUXURY_PAIRS -> !isScoringSimple() && sevenPairs && haveLuxury();
            case BAO_HIT, BAO_DRAWN -> !isScoringSimple() && bao;
        };
    }

    boolean isScoringSimple() {
        return simple;
    }

    /// Without a chi one may play down to a single tile; otherwise nobody may.
    boolean doesChiBarSingle() {
        return chiBarsSingle;
    }

    boolean haveLuxury() {
        return luxury;
    }
}
