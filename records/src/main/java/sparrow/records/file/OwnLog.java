package sparrow.records.file;

import java.util.List;
import java.util.regex.Pattern;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Reading;
import sparrow.records.BadRecord;
import sparrow.records.Header;
import sparrow.records.JsonLog;
import sparrow.records.RecordedHand;
import sparrow.records.Sidenotes;
import sparrow.records.Transcript;

/// Our own log as a format among others.
final class OwnLog implements Format {
    private static final Pattern HEADER = Pattern.compile("(?m)^\\{\"sparrow\":");

    @Override
    public String key() {
        return "sparrow";
    }

    @Override
    public String title() {
        return "Sparrow log";
    }

    @Override
    public String about() {
        return "our own log, for every game";
    }

    @Override
    public List<String> ends() {
        return List.of(".jsonl");
    }

    @Override
    public boolean isOffered() {
        return true;
    }

    @Override
    public boolean isFormatOf(Head head) {
        return head.isJson() && head.has("sparrow");
    }

    @Override
    public List<String> split(String text) {
        return SeveralRecords.before(text, HEADER);
    }

    @Override
    public Reading<Transcript> read(String text) {
        return JsonLog.read(text)
                .then(JsonLog::replay)
                .map(tables -> new Transcript(header(text), hands(tables)));
    }

    /// The header of a log that has been read.
    private static Header header(String text) {
        try {
            return JsonLog.header(text);
        } catch (BadRecord impossible) {
            throw new IllegalStateException("the log was read before", impossible);
        }
    }

    private static List<RecordedHand> hands(List<Table> tables) {
        return tables.stream()
                .map(table -> new RecordedHand(table.log().events(), Sidenotes.NONE))
                .toList();
    }

    @Override
    public String write(Transcript match) {
        List<Event> events = match.events();
        return JsonLog.write(match.header(), events);
    }
}
