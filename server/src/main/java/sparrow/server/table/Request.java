package sparrow.server.table;

import java.util.Optional;

/// What a player may ask of a table.
public sealed interface Request {
    /// Commits to a number before the match.
    record Commit(int round, String commitment) implements Request {}

    /// Reveals it, when all have committed.
    record Reveal(int round, String nonce) implements Request {}

    record Answering(Answer answer) implements Request {}

    record Uncover(int id) implements Request {}

    record Calling(Calls calls) implements Request {}

    record Ready() implements Request {}

    record Pacing(Pace pace) implements Request {}

    /// @param level the name of a bot
    record Advise(int id, String level) implements Request {}

    /// The word for it in a refusal.
    default String about() {
        return switch (this) {
            case Commit _ -> "commit";
            case Reveal _ -> "reveal";
            case Answering _ -> "answer";
            case Uncover _ -> "uncover";
            case Calling _ -> "calls";
            case Ready _ -> "ready";
            case Pacing _ -> "pace";
            case Advise _ -> "advise";
        };
    }

    /// The decision it is about.
    default Optional<Integer> decision() {
        return switch (this) {
            case Answering(Answer answer) -> Optional.of(answer.decision());
            case Uncover(int id) -> Optional.of(id);
            case Advise(int id, String _) -> Optional.of(id);
            case Commit _, Reveal _, Calling _, Ready _, Pacing _ -> Optional.empty();
        };
    }
}
