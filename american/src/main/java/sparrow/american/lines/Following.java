package sparrow.american.lines;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sparrow.american.card.Line;
import sparrow.american.card.Variation;
import sparrow.american.lines.Ranking.Candidate;
import sparrow.american.odds.Completion;
import sparrow.american.odds.Horizon;

/// The lines of a position that are followed through draws and claims, and what they tell of those
/// that would be too many to follow: claims count there as so many more draws as they do for the
/// lines most like them that were followed, the middle one of three.
final class Following {
    /// Followed because draws alone make them worth most.
    private static final int FIRST = 5;

    /// Followed because the first ones let them hope for most.
    private static final int THEN = 6;

    private static final int LIKE = 3;

    /// More than what makes a line viable, whatever rounding does.
    private static final double ENOUGH = Rating.VIABLE + 1e-9;

    private final Horizon horizon;

    /// A line that is as likely need not be followed farther, nor any other.
    private final double enough;

    private final IdentityHashMap<Candidate, Model> models = new IdentityHashMap<>();

    /// What is known of a line that was followed; what claims count as there, once it is asked for.
    private final class Model {
        private final Candidate candidate;
        private final Completion completion;
        private @Nullable QuickOdds prospect;

        private Model(Candidate candidate, Completion completion) {
            this.candidate = candidate;
            this.completion = completion;
        }

        QuickOdds prospect() {
            QuickOdds known =
                    prospect == null
                            ? QuickOdds.of(horizon, line(), completion, candidate.best())
                            : prospect;
            prospect = known;
            return known;
        }

        Completion completion() {
            return completion;
        }

        /// How unlike another line it is: concealed or not, and by the tiles missing.
        int unlike(Candidate other) {
            boolean isOfTheKind = line().concealed() == other.line().concealed();
            return (isOfTheKind ? 0 : Variation.TILES)
                    + Math.abs(candidate.distance() - other.distance());
        }

        Line line() {
            return candidate.line();
        }
    }

    /// What a line is worth, as far as the first ones tell.
    private record Hope(Candidate line, double value) {}

    private Following(Horizon horizon, double enough) {
        this.horizon = horizon;
        this.enough = enough;
    }

    static Following of(Horizon horizon, Collection<Candidate> lines) {
        Following following = new Following(horizon, Double.POSITIVE_INFINITY);
        following.follow(lines);
        return following;
    }

    /// Whether any of the lines is likely enough to play for: the others need not be followed then.
    static boolean isAnyViable(Horizon horizon, Collection<Candidate> lines) {
        Following following = new Following(horizon, ENOUGH);
        return following.follow(lines)
                || lines.stream()
                        .filter(line -> !line.isDead())
                        .anyMatch(line -> isViable(following.completion(line)));
    }

    private static boolean isViable(Completion completion) {
        return Rating.ofChance(completion.chance()).isViable();
    }

    /// Follows the lines most worth it, or until one of them is enough; answers whether one was.
    private boolean follow(Collection<Candidate> lines) {
        List<Candidate> rest = new ArrayList<>(lines);
        rest.removeIf(Candidate::isDead);
        rest.sort(
                Comparator.comparingDouble(
                                (Candidate line) -> line.byDraws() * line.line().points())
                        .reversed()
                        .thenComparingInt(Candidate::distance));
        List<Candidate> first = new ArrayList<>(rest.subList(0, Math.min(FIRST, rest.size())));
        first.sort(Comparator.comparingDouble(Candidate::byDraws).reversed());
        for (Candidate line : first) {
            follow(line);
            if (isEnough(line)) {
                return true;
            }
        }
        List<Hope> hopes = new ArrayList<>();
        rest.forEach(line -> hopes.add(new Hope(line, completion(line).value())));
        hopes.sort(Comparator.comparingDouble(Hope::value).reversed());
        List<Candidate> then =
                hopes.stream()
                        .map(Hope::line)
                        .filter(line -> !models.containsKey(line))
                        .limit(THEN)
                        .toList();
        for (Candidate line : then) {
            follow(line);
            if (isEnough(line)) {
                return true;
            }
        }
        return false;
    }

    private boolean isEnough(Candidate line) {
        Model model = models.get(line);
        return model != null && enough <= ENOUGH && isViable(model.completion());
    }

    private void follow(Candidate line) {
        horizon.followed(line.best(), enough)
                .ifPresent(completion -> models.put(line, new Model(line, completion)));
    }

    /// How likely the line is completed, and what that brings.
    Completion completion(Candidate line) {
        if (line.isDead()) {
            return Completion.NEVER;
        }
        return Optional.ofNullable(models.get(line))
                .map(Model::completion)
                .or(() -> like(line))
                .orElseGet(() -> Completion.byDraws(line.line(), line.byDraws()));
    }

    private Optional<Completion> like(Candidate line) {
        List<Completion> likely =
                models.values().stream()
                        .filter(model -> model.completion().chance() > 0)
                        .sorted(
                                Comparator.comparingInt((Model model) -> model.unlike(line))
                                        .thenComparing(model -> model.line().id()))
                        .limit(LIKE)
                        .map(model -> like(model, line))
                        .sorted(Comparator.comparingDouble(Completion::chance))
                        .toList();
        return likely.isEmpty() ? Optional.empty() : Optional.of(likely.get(likely.size() / 2));
    }

    private Completion like(Model model, Candidate line) {
        double chance = model.prospect().chance(horizon, line.best());
        Completion followed = model.completion();
        double forAPoint = model.prospect().payment() / model.line().points();
        return new Completion(
                chance,
                chance * followed.selfPicked() / followed.chance(),
                0,
                chance * forAPoint * line.line().points());
    }
}
