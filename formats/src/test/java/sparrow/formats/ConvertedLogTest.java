package sparrow.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sparrow.core.tile.Reading;
import sparrow.formats.replay.Replay;
import sparrow.records.BadRecord;
import sparrow.records.file.Formats;
import sparrow.records.file.RecordFile;
import sparrow.records.replay.LogReplay;
import sparrow.riichi.table.RiichiVariant;

/// A real match converted to our own log tells it as our rules play it, though the record told
/// less.
class ConvertedLogTest {
    private static final Formats FORMATS = new Formats(List.of(RiichiRecords.RIICHI));

    private static Optional<String> difference(RecordFile record) throws BadRecord {
        String log = Formats.SPARROW.write(FORMATS.completed(record, Formats.SPARROW));
        return LogReplay.of(
                        RecordFile.events(log).orElseThrow().orThrow(),
                        started -> new Reading.Read<>(new RiichiVariant(started.rules())),
                        FORMATS::flaw)
                .difference()
                .map(Object::toString);
    }

    /// Some of many, at even distances.
    private static void checkSome(String end) throws IOException, BadRecord {
        List<String> differences = new ArrayList<>();
        int checked = 0;
        List<Path> logs = Corpus.logs(end);
        for (int at = 0; at < logs.size(); at += Math.max(1, logs.size() / 15)) {
            Path path = logs.get(at);
            if (FORMATS.read(Files.readString(path))
                            instanceof Reading.Read<RecordFile>(RecordFile record)
                    && Replay.of(record.match()).difference().isEmpty()) {
                checked++;
                difference(record)
                        .ifPresent(why -> differences.add(path.getFileName() + ": " + why));
            }
        }
        assertThat(checked).isGreaterThan(10);
        assertThat(differences).isEmpty();
    }

    @Test
    void from_xml() throws IOException, BadRecord {
        checkSome(".mjlog");
    }

    @Test
    void from_json_where_many_begin_in_the_middle_of_a_match() throws IOException, BadRecord {
        checkSome(".json");
    }
}
