package sparrow.changchun.desk;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import sparrow.changchun.ChangchunOptions;
import sparrow.changchun.ChangchunRules;
import sparrow.changchun.Lights;
import sparrow.changchun.Nearness;
import sparrow.changchun.Payments;
import sparrow.changchun.Score;
import sparrow.changchun.Way;
import sparrow.changchun.Win;
import sparrow.changchun.play.KeepValue;
import sparrow.core.game.Level;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.desk.Advised;
import sparrow.desk.Answer;
import sparrow.desk.Data;
import sparrow.desk.Needs;
import sparrow.desk.Sheet;

/// All there is to say about a Changchun hand.
///
/// @param needs what it needs for a win, the must-haves included
/// @param keep what each tile is worth keeping, by tile
/// @param obstacle why a complete hand does not win under these rules, in words
/// @param won the win, if it is one
/// @param advised what a level would do; nothing for a win
record ChangchunAnswer(
        ChangchunQuestion question,
        Lights lights,
        Needs needs,
        Map<Tile, KeepValue.Kept> keep,
        Optional<String> obstacle,
        Optional<Won> won,
        Optional<Advised> advised)
        implements Answer {
    /// A win with its score and what is paid for it.
    record Won(Win win, Score score, List<Share> shares) {}

    /// What one loser owes and pays.
    record Share(String payer, int share, int pays) {}

    /// What a tile of the hand is worth keeping.
    KeepValue.Kept kept(Tile tile) {
        return Optional.ofNullable(keep.get(tile)).orElseThrow();
    }

    static ChangchunAnswer of(ChangchunQuestion question, Level level) {
        ChangchunRules rules = question.rules();
        Nearness nearness = new Nearness(rules);
        Tiles hand = question.hand().concealed();
        List<Meld> melds = question.hand().melds();
        Tiles visible = question.visible();
        Optional<Won> won = win(rules, question).map(win -> won(rules, question, win));
        Optional<Advised> advised =
                won.isPresent() ? Optional.empty() : Advised.of(question, level, Notation.COMPACT);
        int distance = won.isPresent() ? 0 : Math.max(1, nearness.distance(hand, melds));
        return new ChangchunAnswer(
                question,
                Lights.of(hand, melds),
                question.isFull()
                        ? Needs.discarding(
                                distance, nearness.discards(hand, melds, visible), advised)
                        : Needs.waiting(distance, nearness.acceptance(hand, melds, visible)),
                keep(hand, melds, visible),
                won.isPresent() ? Optional.empty() : obstacle(rules, question),
                won,
                advised);
    }

    @Override
    public Sheet sheet() {
        return ChangchunSheet.of(this);
    }

    @Override
    public Data.Fields data() {
        return ChangchunData.of(this);
    }

    private static Map<Tile, KeepValue.Kept> keep(Tiles hand, List<Meld> melds, Tiles visible) {
        Tiles seen = visible;
        for (Meld meld : melds) {
            seen = seen.with(meld.tiles());
        }
        return KeepValue.of(KeepValue.Profile.WRITTEN, hand, melds, seen).stream()
                .collect(Collectors.toMap(KeepValue.Kept::tile, Function.identity()));
    }

    /// The win the question describes: with its last tile, by a bao drawn, or by a bao that is
    /// waited for.
    private static Optional<Win> win(ChangchunRules rules, ChangchunQuestion question) {
        Tiles hand = question.hand().concealed();
        List<Meld> melds = question.hand().melds();
        Optional<Win> win;
        if (question.isFull()) {
            Tile last = question.last();
            boolean bao =
                    question.is(Flag.SELF_DRAW)
                            && question.bao().filter(tile -> tile == last).isPresent();
            Way drawn = bao ? Way.BAO_DRAWN : Way.SELF_DRAW;
            Way way = question.is(Flag.SELF_DRAW) ? drawn : Way.DISCARD;
            win = Optional.of(new Win(hand.without(last), melds, last, way));
        } else {
            win = question.bao().map(bao -> new Win(hand, melds, bao, Way.BAO_HIT));
        }
        return win.filter(each -> mayWin(rules, question, each));
    }

    private static boolean mayWin(ChangchunRules rules, ChangchunQuestion question, Win win) {
        return rules.score(win).isPresent()
                && (question.is(Flag.TING) || rules.mayWinUnready(win.way()));
    }

    /// What keeps a hand from winning that would win under laxer rules.
    private static Optional<String> obstacle(ChangchunRules rules, ChangchunQuestion question) {
        for (Strictness strictness : Strictness.values()) {
            if (rules.rules().value(strictness.rule).equals(strictness.value)
                    && win(strictness.lifted(rules), question).isPresent()) {
                return Optional.of(strictness.sentence);
            }
        }
        return Optional.empty();
    }

    /// House rules that keep complete hands from winning.
    private enum Strictness {
        UNREADY(
                "unready_win",
                "draw",
                "any",
                "a player who has not said ting wins only by self-draw here"),
        OPEN("require_open", "yes", "no", "a win needs an open set here"),
        CLOSED_WAIT(
                "closed_wait_only",
                "yes",
                "no",
                "the wait is not closed, and nothing less wins here");

        private final String rule;
        private final String value;
        private final String lax;
        private final String sentence;

        Strictness(String rule, String value, String lax, String sentence) {
            this.rule = rule;
            this.value = value;
            this.lax = lax;
            this.sentence = sentence;
        }

        ChangchunRules lifted(ChangchunRules rules) {
            return ChangchunRules.of(
                    rules.rules().with(ChangchunOptions.all(), Map.of(rule, lax)).orThrow());
        }
    }

    /// The winner sits at A, who gave the tile at B.
    private static Won won(ChangchunRules rules, ChangchunQuestion question, Win win) {
        Score score = rules.score(win).orElseThrow();
        boolean drawn = win.way().isSelfDrawn();
        int players = rules.rules().number("players");
        Optional<Seat> from = drawn ? Optional.empty() : Optional.of(Seat.B);
        Seat dealer = dealer(question, players == 2 ? Optional.empty() : from);
        Payments payments =
                Payments.of(
                        rules,
                        score,
                        new Payments.Parties(
                                Arrays.asList(Seat.values()).subList(0, players),
                                Seat.A,
                                dealer,
                                from,
                                drawn ? Payments.Owed.ITS_SHARE : rules.owed(question.giver())));
        List<Share> shares =
                payments.shares().seats().stream()
                        .map(seat ->
                                new Share(
                                        title(seat, dealer, from),
                                        payments.shares().get(seat),
                                        payments.paid().get(seat)))
                        .toList();
        return new Won(win, score, shares);
    }

    /// The winner, the giver if that is said, or one of the others.
    private static Seat dealer(ChangchunQuestion question, Optional<Seat> other) {
        if (question.is(Flag.DEALER)) {
            return Seat.A;
        }
        return other.isEmpty() || question.is(Flag.FROM_DEALER) ? Seat.B : Seat.C;
    }

    private static String title(Seat seat, Seat dealer, Optional<Seat> from) {
        String gave = from.filter(giver -> giver == seat).isPresent() ? "discarder" : "";
        return seat != dealer
                ? gave.isEmpty() ? "other" : gave
                : gave.isEmpty() ? "dealer" : "discarder, dealer";
    }
}
