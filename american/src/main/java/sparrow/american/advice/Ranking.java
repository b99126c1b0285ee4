package sparrow.american.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import sparrow.american.advice.RankedLine.Component;

/// The lines of a position, the best first.
public final class Ranking {
    /// A line is viable if its chance is at least this, or not ten times smaller than the best.
    private static final double LEAST_CHANCE = 0.01;

    private static final double LEAST_SHARE = 0.1;

    /// How many lines the odds follow through draws and claims; the others are far behind, and
    /// draws alone are counted.
    private static final int FOLLOWED = 10;

    /// What an own draw that wins brings, in points of the line.
    private static final int SELF_PICKED = 6;

    private final Facts facts;
    private final Engine engine;
    private final Scorer scorer;
    private final List<RankedLine> lines = new ArrayList<>();

    private Ranking(Facts facts, Engine engine) {
        this.facts = facts;
        this.engine = engine;
        this.scorer = new Scorer(facts);
    }

    public static Ranking of(Facts facts, Engine engine) {
        Ranking ranking = new Ranking(facts, engine);
        List<RankedLine> ranked = ranking.ranked();
        double best = ranked.stream().mapToDouble(RankedLine::byDraws).max().orElse(0);
        double least = Math.min(LEAST_CHANCE, LEAST_SHARE * best);
        for (RankedLine line : ranked) {
            boolean viable = !line.facts().isDead() && line.byDraws() >= least;
            ranking.lines.add(line.viable(viable));
        }
        ranking.lines.sort(
                Comparator.comparing((RankedLine line) -> line.facts().isDead())
                        .thenComparing(Comparator.comparingDouble(RankedLine::worth).reversed())
                        .thenComparingInt(line -> line.facts().distance()));
        return ranking;
    }

    public Facts facts() {
        return facts;
    }

    public Engine engine() {
        return engine;
    }

    /// All lines that the exposures leave open, dead ones last.
    public List<RankedLine> lines() {
        return List.copyOf(lines);
    }

    public Optional<RankedLine> best() {
        return lines.stream().filter(line -> !line.facts().isDead()).findFirst();
    }

    public Optional<RankedLine> line(String id) {
        return lines.stream().filter(each -> each.line().id().equals(id)).findFirst();
    }

    /// Whether to leave the line played for so far.
    public Switch from(String id) {
        return Switch.of(this, id);
    }

    Scorer scorer() {
        return scorer;
    }

    private List<RankedLine> ranked() {
        List<Candidate> candidates = new ArrayList<>();
        for (Facts.Known known : facts.known()) {
            boolean dead = known.facts().isDead();
            Shortfall best = known.nearest().getFirst();
            double byDraws = dead ? 0 : facts.horizon().byDraws(best);
            candidates.add(new Candidate(known.facts(), best, byDraws));
        }
        candidates.sort(Comparator.comparingDouble(Candidate::promise).reversed());
        List<RankedLine> ranked = new ArrayList<>();
        for (Candidate candidate : candidates) {
            ranked.add(
                    switch (engine) {
                        case SOURCE -> bySource(candidate);
                        case IMPROVED -> byImproved(candidate);
                        case ODDS -> byOdds(candidate, ranked.size() < FOLLOWED);
                    });
        }
        return ranked;
    }

    private record Candidate(LineFacts facts, Shortfall best, double byDraws) {
        /// By which lines are chosen to be followed closely.
        double promise() {
            return byDraws * facts.line().points();
        }
    }

    private RankedLine bySource(Candidate candidate) {
        SourceScore score = scorer.source(candidate.best());
        return scored(
                candidate.facts(),
                candidate.byDraws(),
                List.of(
                        new Component("tiles", score.tiles()),
                        new Component("availability", score.availability()),
                        new Component("jokers", score.jokers()),
                        new Component("priority", score.priority())));
    }

    private RankedLine byImproved(Candidate candidate) {
        ImprovedScore score = scorer.improved(candidate.best());
        return scored(
                candidate.facts(),
                candidate.byDraws(),
                List.of(
                        new Component("tiles", score.tiles()),
                        new Component("ease", score.ease()),
                        new Component("priority", score.priority())));
    }

    private RankedLine byOdds(Candidate candidate, boolean followed) {
        LineFacts of = candidate.facts();
        if (of.isDead()) {
            return odds(of, Completion.NEVER, 0);
        }
        double byDraws = candidate.byDraws();
        Completion completion =
                followed
                        ? facts.horizon().completion(candidate.best())
                        : Completion.byDraws(of.line(), byDraws);
        return odds(of, completion, byDraws);
    }

    private static RankedLine scored(LineFacts facts, double byDraws, List<Component> components) {
        double total = components.stream().mapToDouble(Component::points).sum();
        LineFacts.TileMatching matching = facts.matching();
        return new RankedLine(
                facts,
                total,
                total,
                components,
                facts.isDead() ? Level.IMPOSSIBLE : Level.ofScore(total),
                byDraws,
                byDraws,
                byDraws * facts.line().points() * SELF_PICKED,
                false,
                SourceScore.confidence(
                        total,
                        matching.variations(),
                        matching.averageCompletion(),
                        facts.best().completion()));
    }

    private static RankedLine odds(LineFacts facts, Completion completion, double byDraws) {
        return new RankedLine(
                facts,
                completion.value(),
                100 * completion.chance(),
                List.of(
                        new Component("chance", completion.chance()),
                        new Component("self-picked", completion.selfPicked()),
                        new Component("jokerless", completion.jokerless()),
                        new Component("value", completion.value())),
                facts.isDead() ? Level.IMPOSSIBLE : Level.ofChance(completion.chance()),
                completion.chance(),
                byDraws,
                completion.value(),
                false,
                Math.max(completion.chance(), 1 - completion.chance()));
    }
}
