package sparrow.server.table;

import java.time.Instant;
import java.util.Optional;
import java.util.SortedMap;
import sparrow.core.tile.Seats;
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

    public String preset() {
        return saved.setup().preset();
    }

    /// When it ended, in milliseconds since 1970.
    public long finished() {
        return saved.finished();
    }

    /// The names of the players.
    public Seats<String> players() {
        return saved.holders().map(SeatHolder::name);
    }

    /// What each seat took home.
    public Seats<Integer> results() {
        return saved.results();
    }

    /// The secrets of its walls.
    public ObjectNode fair() {
        return Room.fair(saved);
    }

    /// How many hands it had.
    public int hands() {
        return journal.count(name(), "started");
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
