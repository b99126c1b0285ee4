package sparrow.server.table;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seat;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import sparrow.records.JsonLog;
import sparrow.server.journal.Damaged;
import sparrow.server.journal.Entry;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// A match as its rows tell it.
///
/// @param hands the events of each hand
/// @param answers given after the last event, as they were written
record StoredMatch(List<List<Event>> hands, List<String> answers) {
    /// Reads the rows of a table.
    ///
    /// @throws Damaged if nobody can have written them
    static StoredMatch read(TableSetup setup, List<Entry> entries) {
        List<List<Event>> hands = new ArrayList<>();
        List<String> answers = new ArrayList<>();
        for (int row = 0; row < entries.size(); row++) {
            String body = entries.get(row).body();
            if (entries.get(row).kind() == Entry.Kind.ANSWER) {
                checkAnswer(row, body);
                answers.add(body);
                continue;
            }
            answers.clear();
            Event event = event(setup, row, body);
            if (event instanceof Event.Started) {
                hands.add(new ArrayList<>());
            } else if (hands.isEmpty()) {
                throw new Damaged("its journal does not begin with a hand");
            }
            hands.getLast().add(event);
        }
        return new StoredMatch(hands, answers);
    }

    private static Event event(TableSetup setup, int row, String line) {
        try {
            Event event = JsonLog.event(line);
            return event instanceof Event.Started started
                    ? started.under(rules(setup, row, started))
                    : event;
        } catch (BadRecord broken) {
            throw new Damaged("row " + row + " of its journal is no event: " + broken.sentence());
        }
    }

    /// The rules of a hand, those that came later with their old meaning.
    private static Rules rules(TableSetup setup, int row, Event.Started started) {
        Reading<Rules> kept =
                Rules.kept(setup.game().options(), started.edition(), started.rules().values());
        if (!started.variant().equals(setup.game().name())
                || !kept.equals(new Reading.Read<>(setup.rules()))) {
            throw new Damaged(
                    "the hand in row " + row + " of its journal has other rules than the table");
        }
        return setup.rules();
    }

    private static void checkAnswer(int row, String body) {
        try {
            JsonNode node = Json.MAPPER.readTree(body);
            Answer.read(node);
            Seat.valueOf(node.path("seat").asString(""));
        } catch (JacksonException | ApiRefusal | IllegalArgumentException broken) {
            throw new Damaged("row " + row + " of its journal is no answer");
        }
    }
}
