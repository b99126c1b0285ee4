package sparrow.server.table;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// One decision being made: who chooses from what, and who has answered.
///
/// @see LiveMatch
final class Decision {
    /// How a tile on offer is answered.
    enum Window {
        /// It is no claim, or a person alone decides it: over when all have answered.
        NONE,
        /// Open for its whole length unless every person passes.
        OPEN,
        CLOSED
    }

    private final int id;
    private final Seats<Choice> choices;
    private final Set<Seat> people;
    private final Map<Seat, Action> answers = new EnumMap<>(Seat.class);
    private final Map<Seat, Answer> given = new EnumMap<>(Seat.class);
    private final Set<Seat> uncovered = EnumSet.noneOf(Seat.class);
    private Window window;

    /// @param people the seats of people among those that choose
    Decision(int id, Seats<Choice> choices, Set<Seat> people, Window window) {
        this.id = id;
        this.choices = choices;
        this.people = people;
        this.window = window;
    }

    int id() {
        return id;
    }

    Seats<Choice> choices() {
        return choices;
    }

    boolean asks(Seat seat) {
        return choices.has(seat);
    }

    boolean isAnswered(Seat seat) {
        return answers.containsKey(seat);
    }

    /// Whether a seat is asked and has not answered.
    boolean waitsFor(Seat seat) {
        return asks(seat) && !isAnswered(seat);
    }

    /// The answer a person gave, if it was one.
    Optional<Answer> given(Seat seat) {
        return Optional.ofNullable(given.get(seat));
    }

    void put(Seat seat, Action action) {
        answers.put(seat, action);
    }

    void put(Seat seat, Answer answer, Action action) {
        answers.put(seat, action);
        given.put(seat, answer);
    }

    /// Takes over what was answered when the same decision was asked before.
    void keep(Decision before) {
        answers.putAll(before.answers);
        given.putAll(before.given);
        uncovered.addAll(before.uncovered);
    }

    void uncover(Seat seat) {
        uncovered.add(seat);
    }

    boolean isUncovered(Seat seat) {
        return uncovered.contains(seat);
    }

    boolean isWindowOpen() {
        return window == Window.OPEN;
    }

    void closeWindow() {
        window = Window.CLOSED;
    }

    /// Whether everybody has answered and nobody has time left.
    boolean isSettled() {
        return answers.size() == choices.size() && (window != Window.OPEN || everyPersonPasses());
    }

    private boolean everyPersonPasses() {
        return people.stream().allMatch(seat -> Action.Pass.PASS.equals(answers.get(seat)));
    }

    Seats<Action> chosen() {
        return Seats.copyOf(answers);
    }
}
