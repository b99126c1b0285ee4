package sparrow.formats.majsoul;

import sparrow.core.tile.Reading;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import sparrow.records.Transcript;
import tools.jackson.databind.JsonNode;

/// A match as a record of Mahjong Soul tells it, decoded into JSON.
///
/// Programs wrap it in different ways, and leave out what is nothing: `RecordNewRound` and what
/// follows it are found in a list under any name, with or without what the head tells of the
/// players.
public final class MajsoulJson {
    /// The most characters; a long match has a tenth of them.
    public static final int MOST_CHARACTERS = 10_000_000;

    private MajsoulJson() {}

    /// Whether a value of JSON holds the events of a match, as far down as the reader looks.
    public static boolean isRecord(JsonNode json) {
        return MajsoulReader.hasHand(json);
    }

    public static Reading<Transcript> read(String text) {
        try {
            if (text.length() > MOST_CHARACTERS) {
                throw new BadRecord(
                        "a record of Mahjong Soul has " + MOST_CHARACTERS + " characters at most");
            }
            return new Reading.Read<>(MajsoulReader.read(Json.parse(text)));
        } catch (BadRecord bad) {
            return new Reading.Misread<>(0, bad.sentence());
        }
    }
}
