package sparrow.server.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.records.Header;
import sparrow.records.RecordedHand;
import sparrow.records.Sidenotes;
import sparrow.records.Transcript;
import sparrow.server.fair.Pledge;
import sparrow.server.journal.Entry;
import sparrow.server.journal.Journal;
import sparrow.server.journal.StoredTable;

/// Finished matches, with all that is needed to check their walls.
public final class Records {
    private final Journal journal;

    public Records(Journal journal) {
        this.journal = journal;
    }

    /// A finished match by its name.
    public Optional<Book> find(String name) {
        return journal.find(name).flatMap(Book::read).filter(book -> book.phase() == Phase.OVER);
    }

    /// Finished matches of listed tables, the newest first.
    public List<Book> list(String game, long before, int most) {
        List<StoredTable> found = journal.finished(game, before, most);
        return found.stream().flatMap(stored -> Book.read(stored).stream()).toList();
    }

    /// How many hands a match had.
    public int hands(Book book) {
        return journal.count(book.charter().name(), "started");
    }

    /// Everything that happened in a finished match.
    public Transcript transcript(Book book) {
        List<List<Event>> hands = new ArrayList<>();
        for (Entry entry : journal.entries(book.charter().name())) {
            if (entry.kind() == Entry.Kind.EVENT) {
                Event event = Course.event(entry.body());
                if (event instanceof Event.Started) {
                    hands.add(new ArrayList<>());
                }
                hands.getLast().add(event);
            }
        }
        return new Transcript(
                header(book),
                hands.stream().map(hand -> new RecordedHand(hand, Sidenotes.NONE)).toList());
    }

    private static Header header(Book book) {
        Pledge pledge = book.charter().pledge();
        SortedMap<String, String> notes = new TreeMap<>();
        notes.put(Header.TITLE, book.charter().game().title() + ", " + book.charter().preset());
        notes.put("finished", Instant.ofEpochMilli(book.finished()).toString());
        notes.put("fair_scheme", Pledge.SCHEME);
        notes.put("fair_commitment", pledge.commitment());
        notes.put("fair_seed", pledge.seed());
        notes.put("fair_salt", pledge.salt());
        for (Seat seat : book.chairs().seats()) {
            notes.put("fair_nonce_" + seat, book.chairs().get(seat).nonce());
        }
        notes.put(
                "fair_bots",
                book.chairs().seats().stream()
                        .filter(seat -> !book.chairs().get(seat).isPerson())
                        .map(Seat::name)
                        .collect(Collectors.joining()));
        notes.put(
                "fair_dice",
                book.charter().variant().dice().stream()
                        .map(String::valueOf)
                        .collect(Collectors.joining(" ")));
        return new Header(
                book.chairs().map(chair -> Header.Person.named(chair.name())),
                notes,
                Optional.empty());
    }
}
