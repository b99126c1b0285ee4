package sparrow.american.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.american.advice.TileAdvice.Act;
import sparrow.american.advice.TileAdvice.Contextual;
import sparrow.american.lines.RankedLine;
import sparrow.american.lines.Ranking;
import sparrow.american.lines.Rating;
import sparrow.american.position.Phase;
import sparrow.american.value.ExchangeAdvice;
import sparrow.american.value.Risk;
import sparrow.american.value.Threats;
import sparrow.core.table.Figures;
import sparrow.core.tile.Tile;
import sparrow.shapes.Distance;

/// Says of each tile of the hand what to do with it, and why.
final class TileAdvisor {
    private static final int JOKER_PRIORITY = 10;
    private static final int BLANK_PRIORITY = 6;
    private static final int FLEXIBLE = 6;

    private final Ranking ranking;
    private final Phase phase;
    private final Threats threats;
    private final List<ClaimAdvice> claims;
    private final List<Row> rows;
    private final Reasons reasons;
    private final double mostLoss;
    private final double nextLoss;
    private final double goingLoss;

    /// A tile of the hand and what becomes of it.
    private record Row(Copy copy, Act act) {
        boolean goes() {
            return act == Act.PASS || act == Act.DISCARD;
        }

        boolean stays() {
            return !goes() && act != Act.EXCHANGE;
        }
    }

    TileAdvisor(
            Ranking ranking,
            Threats threats,
            Move move,
            List<ClaimAdvice> claims,
            Reasons reasons) {
        this.ranking = ranking;
        this.phase = ranking.facts().position().phase();
        this.threats = threats;
        this.claims = claims;
        this.rows = rows(move);
        this.reasons = reasons;
        this.mostLoss = rows.stream().mapToDouble(row -> row.copy.loss()).max().orElse(0);
        this.nextLoss =
                rows.stream()
                        .filter(Row::stays)
                        .mapToDouble(row -> row.copy.loss())
                        .min()
                        .orElse(mostLoss);
        this.goingLoss =
                rows.stream().filter(Row::goes).mapToDouble(row -> row.copy.loss()).max().orElse(0);
    }

    /// The tiles as they are held now: those exchanged first, jokers bought for them left out.
    private List<Row> rows(Move move) {
        List<Row> found = new ArrayList<>();
        List<Tile> exchanged =
                new ArrayList<>(move.exchanges().stream().map(ExchangeAdvice::tile).toList());
        int own = Integer.MAX_VALUE;
        if (move.win().isEmpty()) {
            double left = move.copies().stream().mapToDouble(Copy::left).max().orElse(0);
            exchanged.forEach(tile -> found.add(new Row(Copy.spent(tile, left), Act.EXCHANGE)));
            exchanged.clear();
            own = ranking.facts().held().jokers();
        }
        List<Tile> going = new ArrayList<>(move.letGo());
        for (Copy copy : move.copies()) {
            if (exchanged.remove(copy.tile())) {
                found.add(new Row(copy, Act.EXCHANGE));
            } else if (!copy.isJoker() || copy.number() <= own) {
                boolean goes = going.remove(copy.tile());
                found.add(new Row(copy, goes ? away() : stay(copy.tile())));
            }
        }
        return found;
    }

    private Act away() {
        return phase == Phase.CHARLESTON ? Act.PASS : Act.DISCARD;
    }

    /// Between turns the next tile is thrown by somebody else.
    private Act stay(Tile tile) {
        boolean between = phase == Phase.PLAY && !ranking.facts().position().isFull();
        return between && exposition(tile) == Act.EXPOSE ? Act.EXPOSE : Act.KEEP;
    }

    List<TileAdvice> all() {
        int leastKept =
                rows.stream()
                        .filter(Row::stays)
                        .mapToInt(row -> priority(row.copy))
                        .min()
                        .orElse(JOKER_PRIORITY);
        return rows.stream().map(row -> advice(row, leastKept)).toList();
    }

    private TileAdvice advice(Row row, int leastKept) {
        Copy copy = row.copy;
        return new TileAdvice(
                copy.tile(),
                row.act,
                copy.tier(),
                row.stays() ? priority(copy) : Math.min(priority(copy), leastKept),
                confidence(row),
                copy.loss(),
                copy.left(),
                threats.cost(copy.tile()),
                copy.lines(),
                multiLine(copy),
                new Contextual(
                        occasion(row, Act.PASS),
                        occasion(row, Act.DISCARD),
                        exposition(copy.tile())),
                threats.need(copy.tile()),
                dangers(row),
                reasons.of(copy, row.act));
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
    private int confidence(Row row) {
        double gap = row.stays() ? row.copy.loss() - goingLoss : nextLoss - row.copy.loss();
        return (int) Math.round(50 + 45 * Math.clamp(share(gap), 0, 1));
    }

    private static double multiLine(Copy copy) {
        return copy.lines().isEmpty()
                ? 0
                : Math.min(10, 2 * copy.lines().size() + copy.tier().value());
    }

    /// What is let go now goes on any occasion, but a joker is never passed.
    private static Act occasion(Row row, Act away) {
        if (!row.copy.isNatural()) {
            return row.goes() && away == Act.DISCARD ? away : Act.KEEP;
        }
        return row.goes() ? away : row.copy.tier() == Tier.NONE ? Act.NEUTRAL : Act.KEEP;
    }

    private Act exposition(Tile tile) {
        Optional<ClaimAdvice> claim =
                claims.stream().filter(each -> each.tile() == tile).findFirst();
        return claim.isEmpty() ? Act.NEVER : claim.get().advised() ? Act.EXPOSE : Act.KEEP;
    }

    private List<Danger> dangers(Row row) {
        List<Danger> dangers = new ArrayList<>();
        Optional<RankedLine> best = ranking.best();
        if (row.goes() && row.copy.tier() == Tier.PRIMARY && best.isPresent()) {
            boolean strong = best.get().level().compareTo(Rating.GOOD) <= 0;
            int distance = best.get().facts().distance();
            dangers.add(
                    new Danger(
                            Danger.Type.PATTERN_DESTRUCTION,
                            strong ? Risk.HIGH : Risk.MEDIUM,
                            "it takes " + best.get().line().id() + " apart",
                            Distance.inWords(distance)
                                    + " becomes "
                                    + Distance.inWords(distance + 1)));
        }
        double need = threats.need(row.copy.tile());
        if (Risk.of(need).compareTo(Risk.MEDIUM) >= 0) {
            dangers.add(
                    new Danger(
                            Danger.Type.OPPONENT_FEEDING,
                            Risk.of(need),
                            threats.wanting(row.copy.tile()) + " may want it",
                            Figures.percent(need) + " likely"));
        }
        return dangers;
    }
}
