package sparrow.records.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.records.Corpus;
import sparrow.records.tenhou.TenhouXml;

/// Real matches, played again by our rules.
class CorpusReplayTest {
    @Test
    void every_record_in_xml_replays_without_a_difference() throws IOException {
        List<String> differences = new ArrayList<>();
        for (Path log : Corpus.logs(".mjlog")) {
            Replay.of(TenhouXml.read(Files.readString(log)).orThrow())
                    .difference()
                    .ifPresent(difference -> differences.add(log.getFileName() + ": " + difference));
        }
        assertThat(differences).isEmpty();
    }
}
