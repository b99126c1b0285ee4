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
    private final Set<Seat> people = EnumSet.noneOf(Seat.class);
    private final Map<Seat, Action> answers = new EnumMap<>(Seat.class);
    private final Map<Seat, Answer> given = new EnumMap<>(Seat.class);
    private final Set<Seat> uncovered = EnumSet.noneOf(Seat.class);
    private final Set<Seat> winning = EnumSet.noneOf(Seat.class);
    private Window window;

    /// @param people the seats of people among those that choose
    Decision(int id, Seats<Choice> choices, Set<Seat> people, Window window) {
        this.id = id;
        this.choices = choices;
        this.people.addAll(people);
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

    /// Waits no longer for a seat that could win than it would if it could not: unless it says
    /// otherwise in time, it wins when all others are done.
    void winUnasked(Seat seat) {
        winning.add(seat);
    }

    /// A person is away, and a bot answers like any other.
    void leaveToBot(Seat seat) {
        people.remove(seat);
        winning.remove(seat);
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

    /// Whether it has or had a window, which everybody may know.
    boolean hasWindow() {
        return window != Window.NONE;
    }

    void closeWindow() {
        window = Window.CLOSED;
    }

    /// Whether there is something to settle, everybody has answered and nobody has time left.
    boolean isSettled() {
        return !choices.isEmpty()
                && choices.seats().stream().allMatch(this::isDone)
                && (window != Window.OPEN || everyPersonPasses());
    }

    private boolean isDone(Seat seat) {
        return isAnswered(seat) || winning.contains(seat);
    }

    private boolean everyPersonPasses() {
        return people.stream()
                .allMatch(seat ->
                        Action.Pass.PASS.equals(answers.get(seat)) || winning.contains(seat));
    }

    /// What a seat does whose time is over.
    Action unanswered(Seat seat) {
        return winning.contains(seat) ? Action.Win.WIN : choices.get(seat).fallback();
    }

    Seats<Action> chosen() {
        return choices.map(
                (seat, _) -> Optional.ofNullable(answers.get(seat)).orElse(Action.Win.WIN));
    }
}
