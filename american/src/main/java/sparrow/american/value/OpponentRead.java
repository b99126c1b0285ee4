package sparrow.american.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sparrow.american.card.Card;
import sparrow.american.card.Kinds;
import sparrow.american.card.Line;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.american.position.Opponent;
import sparrow.american.position.Position;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.odds.Power;

/// What another player is likely after: a probability for every variation of the card, from
/// everything in sight.
///
/// All lines are as likely at first, and within a line all variations. Exposures rule out the
/// variations without such groups, and tiles in sight those that can no longer be completed; the
/// fewer ways are left to complete a variation, the less likely it is. A discard makes the
/// variations that need the tile less likely.
public final class OpponentRead {
    /// How much less likely a variation becomes when a tile it still needs is thrown away.
    private static final double DISCARDED_A_NEED = 0.35;

    /// The tiles a player is taken to lack without exposures; one fewer for each of them.
    private static final int LACKING = 4;

    /// The tiles in the wall when play begins.
    private static final double WHOLE_WALL = 99;

    private final Opponent opponent;
    private final Position position;
    private final Card card;
    private final Demands demands;
    private final Ways ways;
    private final double gone;
    private final int[] exposed = new int[Kinds.COUNT];

    /// The variations that the exposures admit.
    private final int[] admitted;

    /// By variation, how likely it is by exposures and discards, and by everything in sight.
    private final double[] likelihood;

    private final double[] weight;
    private final double sum;

    /// By number, how likely one at least of so many tiles is missing.
    private final double[] misses = new double[Variation.TILES + 1];

    /// By kind, what was found out.
    private final @Nullable Want[] wants = new Want[Kinds.COUNT];

    private double stake = -1;

    private OpponentRead(Card card, Opponent opponent, Position position, int wall, Reach reach) {
        this.card = card;
        this.demands = Demands.of(card);
        this.opponent = opponent;
        this.position = position;
        this.gone = Math.clamp(1 - wall / WHOLE_WALL, 0, 1);
        for (Meld meld : opponent.exposed()) {
            if (Kinds.isNatural(meld.face())) {
                exposed[Kinds.of(meld.face())] += meld.tiles().size();
            }
        }
        this.ways = new Ways(reach, demands, exposed);
        this.likelihood = new double[card.variations().size()];
        this.weight = new double[likelihood.length];
        this.admitted = card.index().allAdmitting(Rack.of(Tiles.EMPTY, opponent.exposed()));
        for (int i : admitted) {
            likelihood[i] = 1;
        }
        opponent.discards().forEachFace(this::discarded);
        double total = 0;
        for (int i : admitted) {
            likelihood[i] /= card.lines().get(demands.line(i)).variations().size();
            weight[i] = likelihood[i] * ways.of(i, Ways.NOTHING);
            total += weight[i];
        }
        this.sum = total;
        double lacks = Math.min(1, lacking() / (opponent.concealed() + 1.0));
        Arrays.setAll(misses, count -> 1 - Power.of(1 - lacks, count));
    }

    public static OpponentRead of(Card card, Opponent opponent, Position position) {
        int wall = position.wallLeft(position.unseen(card.supply()));
        return of(card, opponent, position, wall, Reach.of(position, card.supply()));
    }

    /// @param wall the tiles left in it
    /// @param reach what the player may hold or get
    static OpponentRead of(Card card, Opponent opponent, Position position, int wall, Reach reach) {
        return new OpponentRead(card, opponent, position, wall, reach);
    }

    /// Whether everybody would say that the player can complete some variation.
    private boolean isOpenlyPossible() {
        Ways openly = new Ways(Reach.openly(position, card.supply()), demands, exposed);
        for (int i : admitted) {
            if (openly.of(i, Ways.NOTHING) > 0) {
                return true;
            }
        }
        return false;
    }

    /// The admitted variations that ask for a kind, and maybe others.
    private int[] askingFor(int kind) {
        int[] asking = demands.askingFor(kind);
        return admitted.length < asking.length ? admitted : asking;
    }

    /// Makes the variations that need a tile less likely.
    private void discarded(Tile tile) {
        if (Kinds.isNatural(tile)) {
            int kind = Kinds.of(tile);
            double less = Power.of(DISCARDED_A_NEED, opponent.discards().count(tile));
            for (int i : askingFor(kind)) {
                if (likelihood[i] > 0 && demands.askedOf(i, kind) > exposed[kind]) {
                    likelihood[i] *= less;
                }
            }
        }
    }

    /// How likely a tile of a kind is missing, and how likely it can be called.
    private record Want(double missing, double called) {
        static final Want NOTHING = new Want(0, 0);
    }

    private Want want(Tile tile) {
        if (!Kinds.isNatural(tile)) {
            return Want.NOTHING;
        }
        int kind = Kinds.of(tile);
        Want known = wants[kind] == null ? want(kind) : wants[kind];
        wants[kind] = known;
        return known;
    }

    /// As of the moment when we have thrown such a tile: it may complete what could not be
    /// completed as long as we held it.
    private Want want(int kind) {
        double ready = ready();
        double calls = Math.max(calls(), ready);
        double all = sum;
        double missing = 0;
        double called = 0;
        for (int i : askingFor(kind)) {
            int count = demands.askedOf(i, kind) - exposed[kind];
            if (likelihood[i] > 0 && count > 0) {
                double now = likelihood[i] * ways.of(i, kind);
                boolean exposable = demands.eligibleOf(i, kind) > exposed[kind];
                double lacking = now * misses[count];
                all += now - weight[i];
                missing += lacking;
                called += lacking * (exposable ? calls : ready);
            }
        }
        return all > 0 ? new Want(missing / all, called / all) : Want.NOTHING;
    }

    private int lacking() {
        return Math.max(1, LACKING - opponent.exposed().size());
    }

    /// The chance that the rest of a group is together when one of its tiles is missing: the more
    /// of the wall is gone, the more likely.
    private double calls() {
        return Math.min(1, 0.4 + 0.4 * gone + 0.1 * opponent.exposed().size());
    }

    public Opponent opponent() {
        return opponent;
    }

    /// Whether the player can complete no line of the card: it has none with such exposures, or the
    /// tiles for it are in sight.
    public boolean isDead() {
        return sum == 0;
    }

    /// Whether everybody can see that the hand is dead, so that it may be challenged: what we alone
    /// hold proves nothing.
    public boolean isChallengeable() {
        return !opponent.exposed().isEmpty() && !isOpenlyPossible();
    }

    /// The chance that the player calls such a tile: for a group, or to win.
    public double needs(Tile tile) {
        return want(tile).called();
    }

    /// The chance that such a tile is the one the player wins with.
    double wins(Tile tile) {
        return want(tile).missing() * ready();
    }

    /// The points a win would cost whoever threw the tile, on average.
    double stake() {
        double known = stake;
        if (known < 0) {
            known = averageStake();
            stake = known;
        }
        return known;
    }

    private double averageStake() {
        double[] by = isDead() ? likelihood : weight;
        double points = 0;
        double all = 0;
        for (int i : admitted) {
            points += by[i] * card.lines().get(demands.line(i)).points();
            all += by[i];
        }
        return all == 0 ? 0 : 2 * points / all;
    }

    /// The chance that the player waits for one tile: little without exposures, more with each, and
    /// more as the wall comes to its end.
    double ready() {
        int groups = opponent.exposed().size();
        return Math.min(0.9, (0.04 + 0.08 * groups * groups) * (0.5 + 1.5 * gone));
    }

    /// A line and how likely the player is after it.
    public record Guess(Line line, double probability) {}

    /// The most likely lines, the likeliest first.
    public List<Guess> likeliest(int most) {
        List<Guess> guesses = new ArrayList<>();
        for (Line line : card.lines()) {
            double share = 0;
            for (Variation variation : line.variations()) {
                share += weight[variation.index()];
            }
            if (share > 0) {
                guesses.add(new Guess(line, share / sum));
            }
        }
        guesses.sort(Comparator.comparingDouble(Guess::probability).reversed());
        return List.copyOf(guesses.subList(0, Math.min(most, guesses.size())));
    }
}
