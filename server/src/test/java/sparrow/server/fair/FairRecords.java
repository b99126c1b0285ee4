package sparrow.server.fair;

import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.tile.Reading;
import sparrow.records.BadRecord;
import sparrow.records.Header;
import sparrow.records.JsonLog;

/// Records as lines of text, read as anybody's would be.
final class FairRecords {
    private FairRecords() {}

    /// What is wrong with a record; nothing if it is fair.
    static Optional<String> flaw(List<String> lines) {
        String text = String.join("\n", lines) + "\n";
        try {
            Header header = JsonLog.header(text);
            return switch (JsonLog.read(text)) {
                case Reading.Misread<List<Event>>(int _, String why) -> Optional.of(why);
                case Reading.Read<List<Event>>(List<Event> events) ->
                        FairCheck.flaw(header, events);
            };
        } catch (BadRecord unreadable) {
            return Optional.of(String.valueOf(unreadable.getMessage()));
        }
    }
}
