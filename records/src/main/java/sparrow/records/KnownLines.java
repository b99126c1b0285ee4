package sparrow.records;

import java.util.HashMap;
import java.util.Map;
import sparrow.core.table.Event;

/// Lines that were read before: of a long log most draws and discards are told again and again in
/// the same words, and need not be read anew.
final class KnownLines {
    private static final int LONGEST = 2_000;
    private static final int MOST_CHARACTERS = 2_000_000;

    private final Map<String, Event> known = new HashMap<>();
    private int characters;

    Event read(String line) throws BadRecord {
        Event before = known.get(line);
        if (before != null) {
            return before;
        }
        Event event = EventReader.read(line);
        if (line.length() <= LONGEST && characters < MOST_CHARACTERS) {
            known.put(line, event);
            characters += line.length();
        }
        return event;
    }
}
