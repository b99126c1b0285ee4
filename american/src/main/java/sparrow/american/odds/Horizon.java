package sparrow.american.odds;

import java.util.Optional;
import sparrow.american.position.Position;
import sparrow.american.position.Unseen;

/// What is still to come in a position: the looks left and the tiles they show. Completes
/// variations within it; one horizon serves all variations of a position.
public final class Horizon {
    private final Unseen unseen;
    private final Looks looks;

    Horizon(Unseen unseen, Looks looks) {
        this.unseen = unseen;
        this.looks = looks;
    }

    public static Horizon of(Position position, Unseen unseen) {
        return new Horizon(unseen, Looks.of(position, unseen));
    }

    public Looks looks() {
        return looks;
    }

    public Unseen unseen() {
        return unseen;
    }

    /// The exact chance by own draws alone.
    public double byDraws(Shortfall shortfall) {
        return DrawOdds.of(shortfall, unseen, looks.draws());
    }

    /// By draws and claims; by draws alone where too much is missing to follow.
    public Completion completion(Shortfall shortfall) {
        return followed(shortfall)
                .orElseGet(
                        () -> Completion.byDraws(shortfall.variation().line(), byDraws(shortfall)));
    }

    /// By draws and claims, unless too much is missing to follow.
    public Optional<Completion> followed(Shortfall shortfall) {
        return followed(shortfall, Double.POSITIVE_INFINITY);
    }

    /// The same, but followed only until it is likely enough.
    public Optional<Completion> followed(Shortfall shortfall, double enough) {
        if (shortfall.isDead(unseen)) {
            return Optional.of(Completion.NEVER);
        }
        return new CompletionChain(this, shortfall)
                .endings(enough)
                .map(endings -> Completion.of(shortfall.variation().line(), endings));
    }
}
