package sparrow.records.file;

import java.util.List;
import sparrow.core.tile.Reading;
import sparrow.records.BadRecord;
import sparrow.records.Transcript;

/// A format of records.
public interface Format {
    /// The name people type.
    String key();

    /// What people call it, such as "Tenhou XML".
    String title();

    /// The title, and what there is to know of it besides, in one line of help.
    String about();

    /// The ends of the names of its files, each with its dot, the usual one first.
    List<String> ends();

    /// Whether games can be written in it, and not only read.
    default boolean isWritten() {
        return true;
    }

    /// Whether finished games of ours are offered in it.
    boolean isOffered();

    /// Whether a text that begins so is in this format, if it is in any.
    boolean isFormatOf(Head head);

    /// The records in a text of this format, each as a text of its own; a text that holds one is
    /// left as it is.
    default List<String> split(String text) {
        return List.of(text);
    }

    /// The match in a text, or one sentence why there is none.
    Reading<Transcript> read(String text);

    String write(Transcript match) throws BadRecord;
}
