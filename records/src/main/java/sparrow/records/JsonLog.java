package sparrow.records;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.table.Impossible;
import sparrow.core.table.Table;
import sparrow.core.tile.Reading;

/// A game as lines of JSON: a header with the version of the format, then one event a line, hand
/// after hand.
///
/// Reading is strict and bounded: whatever is not exactly a log is refused, naming the line that is
/// wrong.
public final class JsonLog {
    /// The version of the format written here. Other versions are refused.
    public static final int VERSION = 1;

    /// The longest line, in characters.
    public static final int LONGEST_LINE = 65_536;

    /// The most lines.
    public static final int MOST_LINES = 200_000;

    /// The most characters in all.
    public static final int MOST_CHARACTERS = 20_000_000;

    /// The most events of a hand that is replayed; a long hand has some hundreds.
    public static final int MOST_EVENTS = 5_000;

    private static final int LONGEST_SENTENCE = 300;

    private JsonLog() {}

    public static String write(List<Event> events) {
        return write(Header.NONE, events);
    }

    /// A log that tells who played, and whatever else the header notes.
    public static String write(Header header, List<Event> events) {
        StringBuilder text = new StringBuilder(events.size() * 80);
        text.append(EventWriter.header(VERSION, header)).append('\n');
        for (Event event : events) {
            text.append(EventWriter.write(event)).append('\n');
        }
        return text.toString();
    }

    /// One event as its line of a log.
    public static String line(Event event) {
        return EventWriter.write(event);
    }

    /// The event of a line.
    public static Event event(String line) throws BadRecord {
        return EventReader.read(line);
    }

    /// What the first line of a log tells.
    public static Header header(String text) throws BadRecord {
        int end = text.indexOf('\n');
        String line = end < 0 ? text : text.substring(0, end);
        if (line.length() > LONGEST_LINE) {
            throw new BadRecord("the header has " + LONGEST_LINE + " characters at most");
        }
        return EventReader.header(line, VERSION);
    }

    public static Reading<List<Event>> read(String text) {
        try {
            return read(new StringReader(text));
        } catch (IOException impossible) {
            throw new IllegalStateException("a string can always be read", impossible);
        }
    }

    /// Reads all events; what the reader itself throws is passed on.
    public static Reading<List<Event>> read(Reader reader) throws IOException {
        BoundedLines lines = new BoundedLines(reader, LONGEST_LINE, MOST_CHARACTERS);
        List<Event> events = new ArrayList<>();
        KnownLines known = new KnownLines();
        int number = 0;
        try {
            Optional<String> line = lines.next();
            EventReader.header(
                    line.orElseThrow(() -> new BadRecord("a log begins with its header")), VERSION);
            for (line = lines.next(); line.isPresent(); line = lines.next()) {
                number++;
                if (number > MOST_LINES) {
                    throw new BadRecord("a log has " + MOST_LINES + " lines at most");
                }
                checkWanted();
                events.add(known.read(line.get()));
            }
            return new Reading.Read<>(List.copyOf(events));
        } catch (BadRecord bad) {
            return misread(number, bad.sentence());
        }
    }

    /// Stops where the thread is interrupted: whoever wanted the log read wants it no longer.
    private static void checkWanted() throws BadRecord {
        if (Thread.currentThread().isInterrupted()) {
            throw new BadRecord("the reading was stopped");
        }
    }

    /// Replays events read from a log, one table a hand.
    public static Reading<List<Table>> replay(List<Event> events) {
        List<Table> tables = new ArrayList<>();
        for (int i = 0; i < events.size(); i++) {
            try {
                checkWanted();
                if (events.get(i) instanceof Event.Started started) {
                    tables.add(Table.start(started));
                } else if (tables.isEmpty()) {
                    return misread(i + 1, "a hand begins with \"started\"");
                } else if (tables.getLast().log().size() == MOST_EVENTS) {
                    return misread(i + 1, "a hand has " + MOST_EVENTS + " events at most");
                } else {
                    tables.set(tables.size() - 1, tables.getLast().after(events.get(i)));
                }
            } catch (BadRecord stopped) {
                return misread(i + 1, stopped.sentence());
            } catch (Impossible impossible) {
                return misread(i + 1, "this cannot have happened: " + impossible.getMessage());
            }
        }
        return new Reading.Read<>(List.copyOf(tables));
    }

    private static <T> Reading<T> misread(int line, String why) {
        String sentence = BadRecord.excerpt(why, LONGEST_SENTENCE);
        return new Reading.Misread<>(line, "line " + (line + 1) + ": " + sentence);
    }
}
