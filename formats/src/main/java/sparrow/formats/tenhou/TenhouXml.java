package sparrow.formats.tenhou;

import sparrow.core.tile.Reading;
import sparrow.records.BadRecord;
import sparrow.records.Transcript;

/// A match as Tenhou's XML has it, the format of its `mjlog` files.
///
/// Reading is bounded, and only elements and attributes are read: no declarations, no entities.
public final class TenhouXml {
    /// The most characters; a long match has a tenth of them.
    public static final int MOST_CHARACTERS = 1_000_000;

    private TenhouXml() {}

    public static Reading<Transcript> read(String text) {
        try {
            if (text.length() > MOST_CHARACTERS) {
                throw new BadRecord(
                        "a record of Tenhou's has " + MOST_CHARACTERS + " characters at most");
            }
            return new Reading.Read<>(XmlReader.read(Tags.read(text)));
        } catch (BadRecord bad) {
            return new Reading.Misread<>(0, bad.sentence());
        }
    }

    /// The match in one line of XML, as Tenhou writes it.
    public static String write(Transcript match) throws BadRecord {
        return XmlWriter.write(match);
    }
}
