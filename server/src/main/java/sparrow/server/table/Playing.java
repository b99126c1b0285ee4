package sparrow.server.table;

import java.util.Optional;
import sparrow.core.table.Eyes;
import tools.jackson.databind.node.ObjectNode;

/// The match of a table, from its start until the table ends.
///
/// Only the table's own mailbox touches it.
final class Playing {
    private final Room room;
    private Optional<LiveMatch> match = Optional.empty();

    Playing(Room room) {
        this.room = room;
    }

    /// Nothing before it has begun.
    Optional<LiveMatch> match() {
        return match;
    }

    /// Takes the match up where its journal ends.
    LiveMatch resume() {
        JournaledMatch journaled =
                JournaledMatch.load(room.setup(), room.round().seed(), room.services().journal());
        LiveMatch resumed = new LiveMatch(room, journaled);
        match = Optional.of(resumed);
        return resumed;
    }

    void sleep() {
        match.ifPresent(LiveMatch::sleep);
    }

    /// Ends what goes on here and forgets it.
    void drop() {
        match.ifPresent(LiveMatch::end);
        match = Optional.empty();
    }

    private int number() {
        return match.map(each -> each.journaled().number()).orElse(0);
    }

    /// The table as everybody may know it.
    ObjectNode state() {
        return room.state(number());
    }

    void tellState() {
        room.tellState(number());
    }

    /// The events after a number, as somebody sees them.
    String missed(int since, Eyes eyes) {
        JournaledMatch.Stretch missed = match.orElseThrow().journaled().since(since);
        return TableMessages.events(missed.from(), missed.events(), eyes);
    }
}
