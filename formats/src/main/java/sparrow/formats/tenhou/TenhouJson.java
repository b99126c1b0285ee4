package sparrow.formats.tenhou;

import sparrow.core.tile.Reading;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import sparrow.records.Transcript;

/// A match as the JSON of Tenhou's viewer has it.
///
/// It tells less than XML does: not the order of what different players did, which is found out,
/// not who was ready after nagashi mangan, and not the fu of limit hands.
public final class TenhouJson {
    /// The most characters; a long match has a twentieth of them.
    public static final int MOST_CHARACTERS = 1_000_000;

    private TenhouJson() {}

    public static Reading<Transcript> read(String text) {
        try {
            if (text.length() > MOST_CHARACTERS) {
                throw new BadRecord(
                        "a record of Tenhou's has " + MOST_CHARACTERS + " characters at most");
            }
            return new Reading.Read<>(JsonReader.read(Json.parse(text)));
        } catch (BadRecord bad) {
            return new Reading.Misread<>(0, bad.sentence());
        }
    }

    /// The match in one line of JSON.
    public static String write(Transcript match) throws BadRecord {
        return JsonWriter.write(match);
    }
}
