package sparrow.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Game;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Impossible;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.records.JsonLog;
import sparrow.server.journal.Damaged;
import sparrow.server.journal.Entry;
import sparrow.server.journal.Journal;

/// A match in its journal: the hand being played, the one before, and the rows they are in.
///
/// Nothing that happens here is told to anybody before it is durable.
final class JournaledMatch {
    private final TableSetup setup;
    private final Variant variant;
    private final Seed seed;
    private final Journal journal;
    private Game game;
    private int rows;
    private int handStart;
    private List<Event> before = List.of();
    private List<String> answers = List.of();

    private JournaledMatch(TableSetup setup, Seed seed, Journal journal, Game game) {
        this.setup = setup;
        this.variant = setup.variant();
        this.seed = seed;
        this.journal = journal;
        this.game = game;
    }

    /// A match from its first hand.
    static JournaledMatch start(TableSetup setup, Seed seed, Journal journal) {
        Variant variant = setup.variant();
        Event.Started first = variant.first();
        Game game = Game.start(variant, first, seed.hand(first.hand()));
        JournaledMatch journaled = new JournaledMatch(setup, seed, journal, game);
        journaled.append(List.of(), game.table().log().events());
        return journaled;
    }

    /// A match taken up where its journal ends; from its first hand if the journal is empty.
    static JournaledMatch load(TableSetup setup, Seed seed, Journal journal) {
        List<Entry> entries = journal.entries(setup.name());
        if (entries.isEmpty()) {
            return start(setup, seed, journal);
        }
        StoredMatch stored = StoredMatch.read(setup, entries);
        List<List<Event>> hands = stored.hands();
        if (hands.isEmpty()) {
            throw new Damaged("its journal begins with an answer");
        }
        Game game = Game.resume(setup.variant(), folded(hands.getLast()));
        JournaledMatch journaled = new JournaledMatch(setup, seed, journal, game);
        journaled.rows = entries.size();
        int events = hands.stream().mapToInt(List::size).sum();
        journaled.handStart = events - hands.getLast().size();
        journaled.before = hands.size() > 1 ? List.copyOf(hands.get(hands.size() - 2)) : List.of();
        journaled.answers = stored.answers();
        return journaled;
    }

    private static Table folded(List<Event> hand) {
        try {
            return Table.fold(hand);
        } catch (Impossible broken) {
            throw new Damaged(
                    "its journal tells what cannot have happened: " + broken.getMessage());
        }
    }

    Game game() {
        return game;
    }

    Table table() {
        return game.table();
    }

    /// How many events there are: the public number.
    int number() {
        return handStart + game.table().log().size();
    }

    /// Answers to the decision being made that were durable when the match was taken up; told once.
    List<String> answersKept() {
        List<String> kept = answers;
        answers = List.of();
        return kept;
    }

    /// The next hand, if there is one.
    Optional<Event.Started> next() {
        return variant.next(table());
    }

    /// What the rules say of the seat's own hand.
    List<String> notes(Seat seat) {
        return variant.notes(game.view(seat));
    }

    /// What each seat takes home.
    Seats<Integer> results() {
        return variant.results(table());
    }

    /// Deals a hand and returns its first events.
    List<Event> deal(Event.Started started) {
        Game next = Game.start(variant, started, seed.hand(started.hand()));
        List<Event> events = next.table().log().events();
        append(List.of(), events);
        before = game.table().log().events();
        handStart = number();
        game = next;
        return events;
    }

    /// Lets these choices bring about what they do.
    ///
    /// @param last answers that are not in the journal yet
    List<Event> answer(Seats<Action> chosen, List<Entry> last) {
        List<Event> news = game.answer(chosen);
        append(last, news);
        return news;
    }

    /// Keeps an answer that brings about nothing yet.
    void note(Entry answer) {
        append(List.of(answer), List.of());
    }

    private void append(List<Entry> first, List<Event> events) {
        List<Entry> entries = new ArrayList<>(first);
        events.forEach(event -> entries.add(Entry.event(JsonLog.line(event))));
        journal.append(setup.name(), rows, entries);
        rows += entries.size();
    }

    /// A stretch of events and the number of the first.
    record Stretch(int from, List<Event> events) {}

    /// What a viewer missed who has `count` events; the whole hand if that is too long ago.
    Stretch since(int count) {
        List<Event> hand = game.table().log().events();
        if (count >= handStart && count <= number()) {
            return new Stretch(count, hand.subList(count - handStart, hand.size()));
        }
        int beforeStart = handStart - before.size();
        if (count >= beforeStart && count < handStart) {
            List<Event> missed =
                    new ArrayList<>(before.subList(count - beforeStart, before.size()));
            missed.addAll(hand);
            return new Stretch(count, missed);
        }
        return new Stretch(handStart, hand);
    }
}
