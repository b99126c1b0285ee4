package sparrow.american.lines;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import sparrow.american.card.Line;
import sparrow.american.lines.RankedLine.Component;
import sparrow.american.odds.Completion;
import sparrow.american.odds.Shortfall;

/// The lines of a position, the best first.
public final class Ranking {
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
        ranking.lines.addAll(ranking.ranked());
        ranking.lines.sort(
                Comparator.comparing((RankedLine line) -> line.facts().isDead())
                        .thenComparing(Comparator.comparingDouble(RankedLine::worth).reversed())
                        .thenComparingInt(line -> line.facts().distance()));
        return ranking;
    }

    /// Whether no line of these facts is likely enough to play for: what a ranking of them says,
    /// but quick where own draws alone leave no doubt.
    public static boolean isHopeless(Facts facts) {
        List<Candidate> candidates = new ArrayList<>();
        List<Facts.Known> nearestFirst = new ArrayList<>(facts.known());
        nearestFirst.sort(Comparator.comparingInt(known -> known.best().distance()));
        for (Facts.Known known : nearestFirst) {
            Candidate candidate = candidate(facts, known);
            if (!candidate.isDead() && Rating.ofChance(candidate.byDraws()).isViable()) {
                return false;
            }
            candidates.add(candidate);
        }
        return !Following.isAnyViable(facts.horizon(), candidates);
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

    /// The line to play for; empty if the hand is hopeless.
    public Optional<RankedLine> best() {
        return lines.stream().filter(RankedLine::viable).findFirst();
    }

    /// Whether no line is likely enough to play for.
    public boolean isHopeless() {
        return best().isEmpty();
    }

    /// The line that is left most likely, viable or not; empty if all are dead.
    public Optional<RankedLine> likeliest() {
        return lines.stream()
                .filter(line -> !line.facts().isDead())
                .max(
                        Comparator.comparingDouble(RankedLine::chance)
                                .thenComparingInt(line -> -line.facts().distance()));
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
        List<Candidate> candidates =
                facts.known().stream().map(known -> candidate(facts, known)).toList();
        Following following = Following.of(facts.horizon(), candidates);
        List<RankedLine> ranked = new ArrayList<>();
        for (Candidate candidate : candidates) {
            Completion completion = following.completion(candidate);
            ranked.add(
                    switch (engine) {
                        case SOURCE -> scored(candidate, completion, bySource(candidate.best()));
                        case IMPROVED ->
                                scored(candidate, completion, byImproved(candidate.best()));
                        case ODDS -> odds(candidate, completion);
                    });
        }
        return ranked;
    }

    private static Candidate candidate(Facts facts, Facts.Known known) {
        return new Candidate(known, known.isDead() ? 0 : facts.horizon().byDraws(known.best()));
    }

    /// A line with its nearest variation.
    record Candidate(Facts.Known known, double byDraws) {
        Line line() {
            return known.line();
        }

        Shortfall best() {
            return known.best();
        }

        boolean isDead() {
            return known.isDead();
        }

        int distance() {
            return best().distance();
        }

        LineFacts facts() {
            return known.facts();
        }
    }

    private List<Component> bySource(Shortfall best) {
        SourceScore score = scorer.source(best);
        return List.of(
                new Component("tiles", score.tiles()),
                new Component("availability", score.availability()),
                new Component("jokers", score.jokers()),
                new Component("priority", score.priority()));
    }

    private List<Component> byImproved(Shortfall best) {
        ImprovedScore score = scorer.improved(best);
        return List.of(
                new Component("tiles", score.tiles()),
                new Component("ease", score.ease()),
                new Component("priority", score.priority()));
    }

    private static RankedLine scored(
            Candidate candidate, Completion completion, List<Component> components) {
        double total = components.stream().mapToDouble(Component::points).sum();
        LineFacts facts = candidate.facts();
        LineFacts.TileMatching matching = facts.matching();
        double confidence =
                SourceScore.confidence(
                        total,
                        matching.variations(),
                        matching.averageCompletion(),
                        facts.best().completion());
        Rating level = Rating.ofScore(total).within(completion.chance());
        return line(candidate, completion, total, total, components, level, confidence);
    }

    private static RankedLine odds(Candidate candidate, Completion completion) {
        return line(
                candidate,
                completion,
                completion.value(),
                100 * completion.chance(),
                List.of(
                        new Component("chance", completion.chance()),
                        new Component("self-picked", completion.selfPicked()),
                        new Component("jokerless", completion.jokerless()),
                        new Component("value", completion.value())),
                Rating.ofChance(completion.chance()),
                Math.max(completion.chance(), 1 - completion.chance()));
    }

    private static RankedLine line(
            Candidate candidate,
            Completion completion,
            double worth,
            double score,
            List<Component> components,
            Rating live,
            double confidence) {
        Rating level = candidate.facts().isDead() ? Rating.IMPOSSIBLE : live;
        return new RankedLine(
                candidate.facts(),
                worth,
                score,
                components,
                level,
                completion.chance(),
                candidate.byDraws(),
                completion.jokerless(),
                completion.value(),
                level.isViable(),
                confidence);
    }
}
