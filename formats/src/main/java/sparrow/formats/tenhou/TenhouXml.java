package sparrow.formats.tenhou;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import sparrow.core.tile.Reading;
import sparrow.records.BadRecord;
import sparrow.records.Transcript;

/// A match as Tenhou's XML has it, the format of its `mjlog` files.
///
/// Reading is bounded, and only elements and attributes are read: no declarations, no entities.
public final class TenhouXml {
    /// The most characters; a long match has a tenth of them.
    public static final int MOST_CHARACTERS = 1_000_000;

    private static final String END = "</mjloggm>";

    /// What stands before the root; nothing else does in a file of Tenhou's.
    private static final Pattern PLAIN =
            Pattern.compile("\\s*(?:<\\?[^>]*>\\s*|<!--.*?-->\\s*)*+<mjloggm\\b", Pattern.DOTALL);

    private static final Pattern RECORD =
            Pattern.compile("<mjloggm\\b[^>]*>.*?</mjloggm>", Pattern.DOTALL);

    /// What a record is whose root somebody has left out.
    private static final Pattern ROOTLESS =
            Pattern.compile("\\s*<(?:SHUFFLE|GO|UN|TAIKYOKU|INIT)\\s.*", Pattern.DOTALL);

    private TenhouXml() {}

    /// Whether a text begins as a record does.
    public static boolean isPlain(String text) {
        return PLAIN.matcher(text).lookingAt();
    }

    /// The records that stand among other things in a text.
    public static List<String> within(String text) {
        List<String> records = RECORD.matcher(text).results().map(MatchResult::group).toList();
        boolean isRootless =
                records.isEmpty() && text.contains("<INIT ") && ROOTLESS.matcher(text).matches();
        return isRootless ? List.of("<mjloggm>" + text.strip() + END) : records;
    }

    public static Reading<Transcript> read(String text) {
        try {
            if (text.length() > MOST_CHARACTERS) {
                throw new BadRecord(
                        "a record of Tenhou's has " + MOST_CHARACTERS + " characters at most");
            }
            return new Reading.Read<>(XmlReader.read(Tags.read(closed(text))));
        } catch (BadRecord bad) {
            return new Reading.Misread<>(0, bad.sentence());
        }
    }

    /// A text that breaks off after a hand has begun, as one does that was not fetched to its end,
    /// is closed behind its last whole element.
    private static String closed(String text) {
        return text.contains("<INIT ") && !text.contains(END)
                ? text.substring(0, text.lastIndexOf('>') + 1) + END
                : text;
    }

    /// The match in one line of XML, as Tenhou writes it.
    public static String write(Transcript match) throws BadRecord {
        return XmlWriter.write(match);
    }
}
