package sparrow.formats;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.core.table.Event;
import sparrow.core.tile.Reading;
import sparrow.formats.replay.Replay;
import sparrow.records.BadRecord;
import sparrow.records.Transcript;
import sparrow.records.file.Format;
import sparrow.records.file.Formats;
import sparrow.records.file.RecordFile;
import sparrow.records.file.RecordText;

/// Every real record of the corpus, written in every format and read back, is the same match.
class CorpusRoundTripTest {
    private static final Formats FORMATS = new Formats(List.of(RiichiRecords.RIICHI));

    /// What has been read, so that no file is read for each format anew.
    private static final Map<String, RecordFile> READ = new TreeMap<>();

    static List<Format> formats() {
        return FORMATS.all().stream().filter(Format::isWritten).toList();
    }

    private static Map<String, RecordFile> records() throws IOException {
        if (READ.isEmpty()) {
            List<Path> files =
                    Stream.concat(Corpus.logs("").stream(), Corpus.foreign().stream()).toList();
            for (Path file : files) {
                for (RecordText text : FORMATS.texts(Files.readAllBytes(file)).orThrow()) {
                    if (FORMATS.read(text.text())
                                    instanceof Reading.Read<RecordFile>(RecordFile read)
                            && FORMATS.difference(read).isEmpty()) {
                        READ.put(file.getFileName() + " " + text.place(), read);
                    }
                }
            }
        }
        return READ;
    }

    @ParameterizedTest
    @MethodSource("formats")
    void every_record_comes_back(Format format) throws IOException, BadRecord {
        List<String> differences = new ArrayList<>();
        for (Map.Entry<String, RecordFile> entry : records().entrySet()) {
            RecordFile file = entry.getValue();
            byte[] written = RecordFile.write(FORMATS.completed(file, format), format);
            switch (FORMATS.read(new String(written, UTF_8))) {
                case Reading.Misread<RecordFile>(int _, String why) ->
                        differences.add(entry.getKey() + ": " + why);
                case Reading.Read<RecordFile>(RecordFile back) -> {
                    FORMATS.difference(back)
                            .ifPresent(why -> differences.add(entry.getKey() + ": " + why));
                    if (!told(back.match()).equals(told(file.match()))) {
                        differences.add(entry.getKey() + " is another match");
                    }
                }
            }
        }
        assertThat(records().size()).isGreaterThan(80);
        assertThat(differences).isEmpty();
    }

    /// What happened at the table, as our rules play it: neither walls, of which no format but our
    /// own tells more than was seen, nor the rules, which not every format tells in full, nor a
    /// riichi in whose middle a record breaks off, which JSON cannot tell.
    private static String told(Transcript match) {
        return Replay.of(match).played().stream()
                .flatMap(hand -> hand.events().stream())
                .filter(event ->
                        !(event instanceof Event.WallBuilt) && !(event instanceof Event.Started))
                .map(Event::toString)
                .collect(Collectors.joining("\n"))
                .replaceAll("\nDeclared[^\n]*riichi]$", "");
    }
}
