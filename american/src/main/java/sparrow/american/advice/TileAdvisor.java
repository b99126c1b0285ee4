package sparrow.american.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.american.advice.TileAdvice.Act;
import sparrow.american.advice.TileAdvice.Contextual;
import sparrow.core.tile.Tile;

/// Says of each tile of the hand what to do with it, and why.
final class TileAdvisor {
    private static final int JOKER_PRIORITY = 10;
    private static final int BLANK_PRIORITY = 6;
    private static final int FLEXIBLE = 6;

    private final Ranking ranking;
    private final Phase phase;
    private final Threats threats;
    private final List<Copy> copies;
    private final List<Copy> going;
    private final List<ClaimAdvice> claims;
    private final double mostLoss;
    private final double nextLoss;
    private final double goingLoss;

    TileAdvisor(
            Ranking ranking,
            Threats threats,
            List<Copy> copies,
            List<Copy> going,
            List<ClaimAdvice> claims) {
        this.ranking = ranking;
        this.phase = ranking.facts().position().phase();
        this.threats = threats;
        this.copies = copies;
        this.going = going;
        this.claims = claims;
        this.mostLoss = copies.stream().mapToDouble(Copy::loss).max().orElse(0);
        this.nextLoss =
                copies.stream()
                        .filter(copy -> !going.contains(copy))
                        .mapToDouble(Copy::loss)
                        .min()
                        .orElse(mostLoss);
        this.goingLoss = going.stream().mapToDouble(Copy::loss).max().orElse(0);
    }

    List<TileAdvice> all() {
        int leastKept =
                copies.stream()
                        .filter(copy -> !going.contains(copy))
                        .mapToInt(this::priority)
                        .min()
                        .orElse(JOKER_PRIORITY);
        return copies.stream().map(copy -> advice(copy, leastKept)).toList();
    }

    private TileAdvice advice(Copy copy, int leastKept) {
        boolean goes = going.contains(copy);
        Act exposition = exposition(copy.tile());
        Act action =
                goes
                        ? phase == Phase.CHARLESTON ? Act.PASS : Act.DISCARD
                        : exposition == Act.EXPOSE && isWaiting() ? Act.EXPOSE : Act.KEEP;
        return new TileAdvice(
                copy.tile(),
                action,
                copy.tier(),
                goes ? Math.min(priority(copy), leastKept) : priority(copy),
                confidence(copy, goes),
                copy.loss(),
                copy.lines(),
                multiLine(copy),
                new Contextual(
                        occasion(copy, goes, Act.PASS),
                        occasion(copy, goes, Act.DISCARD),
                        exposition),
                threats.need(copy.tile()),
                dangers(copy, goes),
                new Reasons(ranking, threats).of(copy));
    }

    /// Whether the next tile is thrown by somebody else.
    private boolean isWaiting() {
        return phase == Phase.PLAY && !ranking.facts().position().isFull();
    }

    /// By tier, within it by what the tile is worth; what serves many lines counts for more.
    private int priority(Copy copy) {
        if (copy.isJoker()) {
            return JOKER_PRIORITY;
        }
        if (copy.isBlank()) {
            return BLANK_PRIORITY;
        }
        int from =
                switch (copy.tier()) {
                    case NONE -> 2;
                    case OTHER_LINE -> 4;
                    case VARIATION -> 5;
                    case PRIMARY -> 7;
                };
        int within = copy.tier() == Tier.NONE ? 0 : (int) Math.round(2 * share(copy.loss()));
        int flexible = multiLine(copy) >= FLEXIBLE ? 1 : 0;
        return Math.min(JOKER_PRIORITY, from + within + flexible);
    }

    private double share(double loss) {
        return mostLoss == 0 ? 0 : loss / mostLoss;
    }

    /// How clear it is that the tile goes or stays: by the gap to the next that would do otherwise.
    private int confidence(Copy copy, boolean goes) {
        double gap = goes ? nextLoss - copy.loss() : copy.loss() - goingLoss;
        return (int) Math.round(50 + 45 * Math.clamp(share(gap), 0, 1));
    }

    private static double multiLine(Copy copy) {
        return copy.lines().isEmpty()
                ? 0
                : Math.min(10, 2 * copy.lines().size() + copy.tier().value());
    }

    private static Act occasion(Copy copy, boolean goes, Act away) {
        if (!copy.isNatural()) {
            return goes && away == Act.DISCARD ? away : Act.KEEP;
        }
        return goes ? away : copy.tier() == Tier.NONE ? Act.NEUTRAL : Act.KEEP;
    }

    private Act exposition(Tile tile) {
        Optional<ClaimAdvice> claim =
                claims.stream().filter(each -> each.tile() == tile).findFirst();
        return claim.isEmpty() ? Act.NEVER : claim.get().advised() ? Act.EXPOSE : Act.KEEP;
    }

    private List<Danger> dangers(Copy copy, boolean goes) {
        List<Danger> dangers = new ArrayList<>();
        Optional<RankedLine> best = ranking.best();
        if (goes && copy.tier() == Tier.PRIMARY && best.isPresent()) {
            boolean strong = best.get().level().compareTo(Level.GOOD) <= 0;
            int distance = best.get().facts().distance();
            dangers.add(
                    new Danger(
                            Danger.Type.PATTERN_DESTRUCTION,
                            strong ? Risk.HIGH : Risk.MEDIUM,
                            "it takes " + best.get().line().id() + " apart",
                            distance + " tiles missing become " + (distance + 1)));
        }
        double need = threats.need(copy.tile());
        if (Risk.of(need).compareTo(Risk.MEDIUM) >= 0) {
            dangers.add(
                    new Danger(
                            Danger.Type.OPPONENT_FEEDING,
                            Risk.of(need),
                            threats.wanting(copy.tile()) + " may want it",
                            Math.round(100 * need) + "% likely"));
        }
        return dangers;
    }
}
