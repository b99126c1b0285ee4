package sparrow.server.table;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.records.Json;
import sparrow.server.journal.Entry;
import tools.jackson.databind.JsonNode;

/// A match being played: asks whoever must choose, waits as long as the settings say, and lets
/// happen what follows.
final class LiveMatch {
    private final Room room;
    private final JournaledMatch journaled;
    private final TableBots tableBots;
    private final BotTurns bots;
    private final Hints hints;
    private final Clocks clocks;
    private final Pause pause;
    private final Notes notes;
    private final Set<Seat> uncalled = EnumSet.noneOf(Seat.class);
    private Decision decision = new Decision(-1, Seats.none(), Set.of(), Decision.Window.NONE);
    private Pace pace = Pace.NORMAL;
    private Step step;
    private long asked;

    LiveMatch(Room room, JournaledMatch journaled) {
        this.room = room;
        this.journaled = journaled;
        this.tableBots = new TableBots(room.setup(), room.services().botThreads());
        this.hints = new Hints(room);
        this.bots = new BotTurns(room, tableBots, this::playForBot);
        this.clocks = new Clocks(room.services().timers());
        this.pause = new Pause(room, this::deal);
        this.notes = new Notes(room, journaled);
        this.step = new Step(room);
    }

    JournaledMatch journaled() {
        return journaled;
    }

    Hints hints() {
        return hints;
    }

    Decision decision() {
        return decision;
    }

    /// Goes on from where the match stands: asks, pauses or ends.
    void goOn() {
        endStep();
        Game game = journaled.game();
        if (game.isOver()) {
            decision = new Decision(-1, Seats.none(), Set.of(), Decision.Window.NONE);
            endHand();
        } else {
            ask(game);
        }
    }

    /// Nobody is there any more: time stops.
    void sleep() {
        endStep();
    }

    /// The match goes on elsewhere, or not at all: nothing happens here any more.
    void end() {
        endStep();
        pause.stop();
    }

    private void endStep() {
        step.end();
        step = new Step(room);
        clocks.stopAll();
    }

    // --- asking ---

    private void ask(Game game) {
        Decision before = decision;
        decision = decision(game);
        if (before.id() == decision.id()) {
            decision.keep(before);
        }
        journaled.answersKept().forEach(this::restore);
        if (room.isAsleep()) {
            return;
        }
        List<Seat> waiting =
                decision.choices().seats().stream().filter(decision::waitsFor).toList();
        asked = room.services().timers().now();
        waiting.forEach(this::prepare);
        room.audience().tellAll(pending());
        notes.tell();
        waiting.forEach(this::tellChoice);
        settle(List.of(), Optional.empty());
    }

    private Decision decision(Game game) {
        Seats<Choice> choices = game.pending();
        Set<Seat> people = EnumSet.noneOf(Seat.class);
        choices.seats().stream().filter(room::isPlayedByPerson).forEach(people::add);
        boolean isClaim = isClaim() && room.isCompany() && !people.isEmpty();
        return new Decision(
                journaled.number(),
                choices,
                people,
                isClaim ? Decision.Window.OPEN : Decision.Window.NONE);
    }

    private boolean isClaim() {
        return journaled.table().offered().isPresent();
    }

    /// An answer that was durable when the server stopped.
    private void restore(String body) {
        JsonNode node = Json.MAPPER.readTree(body);
        Answer answer = Answer.read(node);
        Seat seat = Seat.valueOf(node.get("seat").stringValue());
        if (answer.decision() == decision.id() && decision.asks(seat)) {
            decision.put(seat, answer, answer.action(decision.choices().get(seat)));
        }
    }

    /// Sets a bot thinking or a clock running, or passes for a person who is not to be asked.
    private void prepare(Seat seat) {
        if (!room.isPlayedByPerson(seat)) {
            letBotChoose(seat);
        } else if (isPassedOver(seat)) {
            decision.put(seat, Action.Pass.PASS);
        } else {
            if (isWinUnasked(seat)) {
                decision.winUnasked(seat);
            }
            startClock(seat);
        }
    }

    /// A person alone is asked only when there is something to choose, whatever the settings: there
    /// is nobody to hide it from. One who wants no calls is asked only to win.
    private boolean isPassedOver(Seat seat) {
        boolean nothing =
                decision.choices().get(seat).equals(Choice.ONLY_PASS) && !room.isCompany();
        return nothing || (isUncalled(seat) && !options(seat).contains(Action.Win.WIN));
    }

    /// In company nobody waits for a person who wants no calls: a table that waits only when the
    /// tile wins would tell that it does.
    private boolean isWinUnasked(Seat seat) {
        return room.isCompany() && isUncalled(seat) && options(seat).contains(Action.Win.WIN);
    }

    private boolean isUncalled(Seat seat) {
        return isClaim() && uncalled.contains(seat) && options(seat).contains(Action.Pass.PASS);
    }

    private List<Action> options(Seat seat) {
        return Answer.options(decision.choices().get(seat));
    }

    private boolean isCovered(Seat seat) {
        return isClaim() && !room.settings().assists() && !decision.isUncovered(seat);
    }

    private void startClock(Seat seat) {
        Settings settings = room.settings();
        if (isClaim() && (isTimed() || decision.isWindowOpen())) {
            limit(seat, clocks.start(seat, settings.claimWindow(), 0));
        } else if (isTimed()) {
            limit(seat, clocks.start(seat, settings.turn(), settings.bank()));
        }
    }

    private void limit(Seat seat, long time) {
        step.later(
                time,
                () -> {
                    if (decision.isWindowOpen()) {
                        decision.closeWindow();
                    }
                    if (decision.waitsFor(seat)) {
                        room.audience()
                                .tell(seat, TableMessages.played(seat, decision.id(), "time"));
                        decision.put(seat, decision.unanswered(seat));
                        clocks.stop(seat);
                    }
                    settle(List.of(), Optional.empty());
                });
    }

    /// Who is asked, as everybody may know.
    String pending() {
        Map<Seat, TableMessages.Time> times = new EnumMap<>(Seat.class);
        if (!isClaim()) {
            decision.choices()
                    .seats()
                    .forEach(seat -> clocks.left(seat).ifPresent(left -> times.put(seat, left)));
        }
        return TableMessages.pending(decision.id(), decision.choices().seats(), window(), times);
    }

    /// How long a claim window stays open: whatever anybody holds, and whoever is really asked.
    private Optional<Long> window() {
        if (!isClaim() || !(decision.hasWindow() || isTimed())) {
            return Optional.empty();
        }
        long passed = room.services().timers().now() - asked;
        return Optional.of(Math.max(0, room.settings().claimWindow() - passed));
    }

    private boolean isTimed() {
        return room.settings().clocksRun(room.people().size());
    }

    /// Shows a person what to choose from, if the person is asked.
    void tellChoice(Seat seat) {
        if (!decision.waitsFor(seat) || !room.isPlayedByPerson(seat)) {
            return;
        }
        Optional<TableMessages.Time> time = clocks.left(seat);
        room.audience()
                .tell(
                        seat,
                        isCovered(seat)
                                ? TableMessages.covered(decision.id(), time)
                                : TableMessages.choice(
                                        decision.id(), decision.choices().get(seat), time));
    }

    // --- bots ---

    private void letBotChoose(Seat seat) {
        int usual = room.settings().botDelay();
        Pace kept = room.isCompany() ? Pace.NORMAL : pace;
        bots.begin(
                step,
                journaled.game().view(seat),
                decision.choices().get(seat),
                isClaim() ? kept.claim(usual) : kept.turn(usual));
    }

    /// How fast the bots play from the next decision on, as long as one person is there.
    void pace(Pace wanted) {
        pace = wanted;
    }

    private void playForBot(Seat seat, Action action) {
        if (decision.waitsFor(seat) && !room.isPlayedByPerson(seat)) {
            decision.put(seat, action);
            settle(List.of(), Optional.empty());
        }
    }

    // --- answers ---

    /// A person's answer: durable, then acknowledged, then its consequences are told.
    void answer(Seat seat, Answer answer) {
        AnswerCheck.check(decision, seat, answer);
        Optional<Answer> earlier = decision.given(seat);
        if (earlier.isPresent()) {
            room.audience().tell(seat, TableMessages.answered(earlier.get()));
            return;
        }
        Action action = answer.action(decision.choices().get(seat));
        decision.put(seat, answer, action);
        clocks.stop(seat);
        Entry entry = Entry.answer(answer.body(seat));
        if (decision.isSettled()) {
            settle(
                    List.of(entry),
                    Optional.of(() -> room.audience().tell(seat, TableMessages.answered(answer))));
        } else {
            journaled.note(entry);
            room.audience().tell(seat, TableMessages.answered(answer));
        }
    }

    /// Shows the whole of a covered choice.
    void uncover(Seat seat, int id) {
        if (decision.id() == id && decision.waitsFor(seat)) {
            decision.uncover(seat);
            tellChoice(seat);
        }
    }

    /// Whether a person is asked about claims; it lasts until the hand ends.
    void call(Seat seat, Calls calls) {
        if (calls == Calls.ON) {
            uncalled.remove(seat);
            return;
        }
        uncalled.add(seat);
        if (decision.waitsFor(seat)) {
            if (isPassedOver(seat)) {
                decision.put(seat, Action.Pass.PASS);
                clocks.stop(seat);
            } else if (isWinUnasked(seat)) {
                decision.winUnasked(seat);
            }
            settle(List.of(), Optional.empty());
        }
    }

    /// @param last the answer that is not in the journal yet
    /// @param durable what to do once it is
    private void settle(List<Entry> last, Optional<Runnable> durable) {
        if (room.isAsleep() || !decision.isSettled()) {
            return;
        }
        int from = journaled.number();
        List<Event> news = journaled.answer(decision.chosen(), last);
        durable.ifPresent(Runnable::run);
        tell(from, news);
        goOn();
    }

    private void tell(int from, List<Event> news) {
        room.audience().tellEach(eyes -> TableMessages.events(from, news, eyes));
    }

    // --- from hand to hand ---

    private void endHand() {
        Optional<Event.Started> next = journaled.next();
        if (next.isEmpty()) {
            Seats<Integer> results = journaled.results();
            room.change(Phase.OVER, results);
            room.audience().tellAll(TableMessages.over(room.setup().name(), results, room.fair()));
        } else {
            pause.begin(next.get());
        }
    }

    private void deal(Event.Started next) {
        int from = journaled.number();
        List<Event> news = journaled.deal(next);
        tableBots.clear();
        clocks.fill();
        uncalled.clear();
        notes.clear();
        tell(from, news);
        goOn();
    }

    Pause pause() {
        return pause;
    }

    // --- coming and going ---

    /// A person is back, or there for the first time.
    void welcome(Seat seat) {
        if (decision.waitsFor(seat) && clocks.left(seat).isEmpty()) {
            prepare(seat);
        }
        room.audience().tell(seat, pendingOrPause());
        notes.welcome(seat);
        tellChoice(seat);
        settle(List.of(), Optional.empty());
    }

    /// Tells a person again what the person has answered.
    void remind(Seat seat) {
        decision.given(seat)
                .ifPresent(answer -> room.audience().tell(seat, TableMessages.answered(answer)));
    }

    /// What everybody waits for now.
    String pendingOrPause() {
        return pause.isOn() ? pause.text() : pending();
    }

    /// A person is away: the bot that stands in takes over what is to be decided.
    void standIn(Seat seat) {
        decision.leaveToBot(seat);
        if (decision.waitsFor(seat)) {
            clocks.stop(seat);
            letBotChoose(seat);
        }
        settle(List.of(), Optional.empty());
        pause.check();
    }
}
