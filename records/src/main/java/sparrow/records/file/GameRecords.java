package sparrow.records.file;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.records.replay.Difference;

/// What one game brings for its records: the formats that other programs keep them in, and what
/// those formats leave out.
public interface GameRecords {
    /// The name of the game, as its hands open with it.
    String game();

    List<Format> formats();

    /// Why no hand of the game opens so, in one sentence; empty where one may.
    Optional<String> flaw(Event.Started opening);

    /// Why these events, though they fold, are no hand of the game; empty where they may be one.
    Optional<String> flaw(RecordedHand hand);

    /// A match in one of these formats under the rules by which it comes out, where its record does
    /// not tell them.
    RecordFile settled(RecordFile file);

    /// A match in one of these formats under other rules, as far as its record does not tell them.
    ///
    /// @param changes rules that hold whatever the record tells
    RecordFile under(RecordFile file, Rules rules, Set<String> changes);

    /// Where a match in one of these formats and the rules part first. What a format leaves out
    /// cannot differ.
    Optional<Difference> difference(Transcript match);

    /// A match of this game with what its format left out, as far as playing it again tells.
    Transcript completed(RecordFile file);

    /// A match in one of these formats as our own log holds it, which tells a match as our rules
    /// play it, to the letter.
    Transcript asLog(RecordFile file);
}
