package sparrow.formats.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.tile.Reading;
import sparrow.formats.Corpus;
import sparrow.formats.tenhou.TenhouJson;
import sparrow.formats.tenhou.TenhouXml;
import sparrow.records.Transcript;

/// Real matches, played again by our rules.
class CorpusReplayTest {
    @Test
    void every_record_in_xml_replays_without_a_difference() throws IOException {
        List<String> differences = new ArrayList<>();
        for (Path log : Corpus.logs(".mjlog")) {
            Replay.of(TenhouXml.read(Files.readString(log)).orThrow())
                    .difference()
                    .ifPresent(
                            difference -> differences.add(log.getFileName() + ": " + difference));
        }
        assertThat(differences).isEmpty();
    }

    /// Two of the files contradict themselves.
    ///
    /// - In `confusing_nakis_1` C declares riichi with 1m, nobody wins on it, and C discards once
    ///   more, 7p, on which A wins: the stick of 1,000 that lies on the table goes to nobody.
    /// - In `confusing_nakis_2` there are four plain fives of bamboo (two dealt to C, one to D, one
    ///   drawn by C) beside a red one; the points go from A to C, though the winner named is B.
    @Test
    void every_record_in_json_replays_without_a_difference() throws IOException {
        List<String> differences = new ArrayList<>();
        for (Path log : Corpus.logs(".json")) {
            switch (TenhouJson.read(Files.readString(log))) {
                case Reading.Read<Transcript>(Transcript match) ->
                        Replay.of(match)
                                .difference()
                                .ifPresent(difference ->
                                        differences.add(log.getFileName() + ": " + difference));
                case Reading.Misread<Transcript>(int _, String why) ->
                        differences.add(log.getFileName() + ": " + why);
            }
        }
        assertThat(differences)
                .containsExactly(
                        "tenhou6-confusing_nakis_1.json: hand 1 (East 2, 2 honba), turn 11 of C:"
                                + " the record pays A +1600, B 0, C -1600, D 0 (win), the rules"
                                + " A +2600, B 0, C -1600, D 0 (win)",
                        "tenhou6-confusing_nakis_2.json: hand 1: more of 5s turn up than the game"
                                + " has");
    }
}
