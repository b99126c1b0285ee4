package sparrow.server.table;

import java.util.Optional;
import sparrow.core.tile.Seat;

/// Which answers are refused, and in what words.
final class AnswerCheck {
    private AnswerCheck() {}

    /// Throws unless that seat may answer so now; the same answer again is no fault.
    static void check(Decision decision, Seat seat, Answer answer) {
        if (answer.decision() != decision.id()) {
            throw ApiRefusal.notNow(
                    "stale", "That decision is over; choose from what is offered now.");
        }
        if (!decision.asks(seat)) {
            throw ApiRefusal.notNow("not asked", "You have nothing to choose now; wait your turn.");
        }
        Optional<Answer> earlier = decision.given(seat);
        boolean repeated = earlier.isPresent() && earlier.get().equals(answer);
        if (decision.isAnswered(seat) && !repeated) {
            throw ApiRefusal.notNow(
                    "answered already", "You have answered this already; wait for the others.");
        }
    }
}
