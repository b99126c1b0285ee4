package sparrow.formats.tenhou;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import sparrow.core.tile.Reading;
import sparrow.formats.Corpus;
import sparrow.records.Json;
import sparrow.records.Transcript;

class JsonCorpusTest {
    /// One file names its yaku in English and counts ura that are none; that is written as Tenhou
    /// does.
    @Test
    void a_record_read_and_written_is_the_same_json() throws Exception {
        int same = 0;
        for (Path log : Corpus.logs(".json")) {
            String text =
                    Files.readString(log)
                            .replace("Riichi(1飜)", "立直(1飜)")
                            .replace("\"Dora(1飜)\",\"Ura Dora(0飜)\"", "\"ドラ(1飜)\"");
            if (TenhouJson.read(text) instanceof Reading.Read<Transcript>(Transcript match)) {
                assertThat(Json.parse(TenhouJson.write(match)))
                        .as(log.toString())
                        .isEqualTo(Json.parse(text));
                same++;
            }
        }
        assertThat(same).isEqualTo(19);
    }
}
