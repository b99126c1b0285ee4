package sparrow.formats.tenhou;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Table;
import sparrow.formats.Corpus;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;

class XmlCorpusTest {
    @Test
    void every_hand_folds_into_the_points_the_next_one_starts_with() throws IOException {
        List<Path> logs = Corpus.logs(".mjlog");
        int finished = 0;
        for (Path log : logs) {
            Transcript match = TenhouXml.read(Files.readString(log)).orThrow();
            assertThat(match.hands()).as(log.toString()).isNotEmpty();
            for (int i = 0; i < match.hands().size(); i++) {
                Table table = Table.fold(match.hands().get(i).events());
                if (i + 1 < match.hands().size()) {
                    RecordedHand next = match.hands().get(i + 1);
                    assertThat(table.isOver()).isTrue();
                    assertThat(table.points()).as(log + " " + i).isEqualTo(next.started().points());
                    assertThat(table.pot()).as(log + " " + i).isEqualTo(next.started().pot());
                }
                finished += table.isOver() ? 1 : 0;
            }
            match.header()
                    .standing()
                    .ifPresent(standing -> {
                        Table last = Table.fold(match.hands().getLast().events());
                        assertThat(standing.points().values().stream().mapToInt(n -> n).sum())
                                .isEqualTo(100_000);
                        assertThat(last.points().values().stream().mapToInt(n -> n).sum())
                                .isEqualTo(100_000 - last.pot());
                    });
        }
        assertThat(logs).hasSize(60);
        assertThat(finished).isEqualTo(365);
    }

    @Test
    void a_record_read_and_written_is_the_same_text() throws Exception {
        for (Path log : Corpus.logs(".mjlog")) {
            String text = Files.readString(log).strip();
            assertThat(TenhouXml.write(TenhouXml.read(text).orThrow()))
                    .as(log.toString())
                    .isEqualTo(text);
        }
    }
}
