package sparrow.formats.hand;

import sparrow.records.BadRecord;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.riichi.table.Words;

/// Formats that hold Riichi and nothing else.
public final class RiichiOnly {
    private RiichiOnly() {}

    /// Refuses a match of another game.
    public static void check(Transcript match) throws BadRecord {
        for (RecordedHand hand : match.hands()) {
            String game = hand.started().variant();
            if (!game.equals(Words.RIICHI_GAME)) {
                throw new BadRecord(
                        "this format holds Riichi alone, not " + BadRecord.excerpt(game));
            }
            if (!RiichiShape.fits(hand)) {
                throw new BadRecord("the events are not those of a Riichi hand");
            }
        }
    }
}
