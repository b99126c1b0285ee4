package sparrow.formats;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.records.file.Format;
import sparrow.records.file.GameRecords;
import sparrow.records.file.RecordFile;
import sparrow.records.replay.Difference;

/// Records of a game under the rules they tell: nobody looks for others, which would take a hundred
/// times as long as reading them.
record AsTold(GameRecords records) implements GameRecords {
    @Override
    public String game() {
        return records.game();
    }

    @Override
    public List<Format> formats() {
        return records.formats();
    }

    @Override
    public Optional<String> flaw(Event.Started opening) {
        return records.flaw(opening);
    }

    @Override
    public Optional<String> flaw(RecordedHand hand) {
        return records.flaw(hand);
    }

    @Override
    public RecordFile settled(RecordFile file) {
        return file;
    }

    @Override
    public RecordFile under(RecordFile file, Rules rules, Set<String> changes) {
        return records.under(file, rules, changes);
    }

    @Override
    public Optional<Difference> difference(Transcript match) {
        return records.difference(match);
    }

    @Override
    public Transcript completed(RecordFile file) {
        return records.completed(file);
    }

    @Override
    public Transcript asLog(RecordFile file) {
        return records.asLog(file);
    }
}
