package sparrow.american.advice;

import java.util.Optional;

/// What is still to come in a position: the looks left and the tiles they show. Completes
/// variations within it; one horizon serves all variations of a position.
final class Horizon {
    private final Unseen unseen;
    private final Looks looks;

    Horizon(Unseen unseen, Looks looks) {
        this.unseen = unseen;
        this.looks = looks;
    }

    static Horizon of(Position position, Unseen unseen) {
        return new Horizon(unseen, Looks.of(position, unseen));
    }

    Looks looks() {
        return looks;
    }

    Unseen unseen() {
        return unseen;
    }

    /// The exact chance by own draws alone.
    double byDraws(Shortfall shortfall) {
        return DrawOdds.of(shortfall, unseen, looks.draws());
    }

    /// By draws and claims; by draws alone where too much is missing to follow.
    Completion completion(Shortfall shortfall) {
        return followed(shortfall)
                .orElseGet(
                        () -> Completion.byDraws(shortfall.variation().line(), byDraws(shortfall)));
    }

    /// By draws and claims, unless too much is missing to follow.
    Optional<Completion> followed(Shortfall shortfall) {
        if (shortfall.isDead(unseen)) {
            return Optional.of(Completion.NEVER);
        }
        return new CompletionChain(this, shortfall)
                .endings()
                .map(endings -> Completion.of(shortfall.variation().line(), endings));
    }
}
