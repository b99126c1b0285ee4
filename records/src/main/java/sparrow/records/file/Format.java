package sparrow.records.file;

import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Reading;
import sparrow.records.BadRecord;
import sparrow.records.Transcript;
import tools.jackson.databind.JsonNode;

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

    /// Whether a text that is no JSON begins as a record of this format does, and not as something
    /// that a record is wrapped in.
    default boolean isPlain(String text) {
        return true;
    }

    /// The records of this format that stand somewhere in a text, such as a page, as they stand
    /// there; those in JSON are found by [#record] and [#isEvent].
    default List<String> within(String text) {
        return List.of();
    }

    /// The record of this format that a value of JSON is, or is the best part of; nothing where it
    /// is none.
    default Optional<JsonNode> record(JsonNode json) {
        return Optional.empty();
    }

    /// Whether a value of JSON is an event of this format, many of which make a record.
    default boolean isEvent(JsonNode json) {
        return false;
    }

    /// The records in a text of this format, each as a text of its own; a text that holds one is
    /// left as it is.
    default List<String> split(String text) {
        return List.of(text);
    }

    /// The match in a text, or one sentence why there is none.
    Reading<Transcript> read(String text);

    String write(Transcript match) throws BadRecord;
}
