package sparrow.server.table;

import java.time.Instant;
import java.util.Optional;
import java.util.SortedMap;
import sparrow.records.Header;
import sparrow.records.RecordedHand;
import sparrow.records.Sidenotes;
import sparrow.records.Transcript;
import sparrow.server.journal.Damaged;
import sparrow.server.journal.Journal;
import tools.jackson.databind.node.ObjectNode;

/// A match that is over, or was closed, with all that is needed to check its walls.
public final class FinishedMatch {
    private final SavedTable saved;
    private final Journal journal;
    private final Quarantine quarantine;

    FinishedMatch(SavedTable saved, Journal journal, Quarantine quarantine) {
        this.saved = saved;
        this.journal = journal;
        this.quarantine = quarantine;
    }

    public String name() {
        return saved.setup().name();
    }

    /// The name of the game.
    public String game() {
        return saved.setup().game().name();
    }

    /// It in one line.
    public MatchLine line() {
        return line(saved, journal);
    }

    static MatchLine line(SavedTable saved, Journal journal) {
        String name = saved.setup().name();
        return new MatchLine(
                name,
                saved.setup().game().name(),
                saved.setup().preset(),
                saved.finished(),
                journal.count(name, "started"),
                saved.holders().map(SeatHolder::name),
                saved.results());
    }

    /// The secrets of its walls.
    public ObjectNode fair() {
        return Room.fair(saved);
    }

    /// Everything that happened in it.
    public Transcript transcript() {
        try {
            StoredMatch stored = StoredMatch.read(saved.setup(), journal.entries(name()));
            return new Transcript(
                    header(),
                    stored.hands().stream()
                            .map(hand -> new RecordedHand(hand, Sidenotes.NONE))
                            .toList());
        } catch (Damaged damaged) {
            throw quarantine.add(name(), damaged);
        }
    }

    private Header header() {
        SortedMap<String, String> notes =
                saved.round()
                        .notes(SavedTable.bots(saved.holders()), saved.setup().variant().dice());
        notes.put(Header.TITLE, saved.setup().game().title() + ", " + saved.setup().preset());
        notes.put("finished", Instant.ofEpochMilli(saved.finished()).toString());
        return new Header(
                saved.holders().map(holder -> Header.Person.named(holder.name())),
                notes,
                Optional.empty());
    }
}
