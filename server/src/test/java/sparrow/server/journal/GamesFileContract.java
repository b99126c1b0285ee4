package sparrow.server.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What holds of games that are taken out of a home and brought into another.
abstract class GamesFileContract extends WritersContract {
    private byte[] exported(Journal from) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        GamesExport.write(from.home(), out, _ -> {});
        return out.toByteArray();
    }

    private void fill() throws Exception {
        for (int i = 0; i < 30; i++) {
            journal.save(table("T" + i * 7 % 30, i % 2 == 0 ? "over" : "playing", i));
            journal.append(
                    "T" + i,
                    0,
                    IntStream.range(0, 50)
                            .mapToObj(n -> Entry.event("{\"é🀄\\u0000\":" + n + "}"))
                            .toList());
        }
        journal.append("lost", 0, ROW);
        journal.append("Zost", 0, ROW);
        journal.ban(new Ban("192.0.2.7", 1_700_000_000_000L, "noise"));
        change("UPDATE journal SET checksum = NULL WHERE \"table\" = 'T3'");
        change("UPDATE journal SET body = 'cut' WHERE \"table\" = 'T4' AND number = 2");
    }

    @Test
    void what_is_exported_and_imported_is_the_same_damage_included() throws Exception {
        fill();
        byte[] file = exported(journal);
        DataPlace other = emptyPlace();
        Counts counts = GamesImport.read(new ByteArrayInputStream(file), other, _ -> {});
        assertThat(counts).isEqualTo(new Counts(30, 1_502, 1));
        try (Journal joined = Journal.join(other)) {
            byte[] again = exported(joined);
            assertThat(body(again)).isEqualTo(body(file));
            assertThat(joined.lost()).containsExactly("Zost", "lost");
            assertThat(joined.entries("T3")).isEqualTo(journal.entries("T3"));
            assertThatThrownBy(() -> joined.entries("T4")).isInstanceOf(Damaged.class);
            assertThat(joined.bans()).isEqualTo(journal.bans());
        }
        assertThatThrownBy(() -> GamesImport.read(new ByteArrayInputStream(file), other, _ -> {}))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("there are games in");
    }

    /// All but the time of the first line, and the sum that follows from it.
    private static String body(byte[] file) {
        List<String> lines = new String(file, StandardCharsets.UTF_8).lines().toList();
        return String.join("\n", lines.subList(1, lines.size() - 1));
    }

    @Test
    void a_file_that_is_cut_or_changed_changes_nothing() throws Exception {
        fill();
        byte[] file = exported(journal);
        DataPlace other = emptyPlace();
        String text = new String(file, StandardCharsets.UTF_8);
        List<String> bad =
                List.of(
                        text.substring(0, text.length() - 1),
                        text.substring(0, text.length() / 2),
                        text.replaceFirst("\"number\"|\"phase\":\"over\"", "\"phase\":\"closed\""),
                        text.replaceFirst("\\{\"row\":7,[^\\n]*\\n", ""),
                        text + "{}\n",
                        "",
                        "Dear aunt!\n",
                        text.replaceFirst("\"format\":1", "\"format\":2"));
        for (String each : bad) {
            assertThatThrownBy(() ->
                            GamesImport.read(
                                    new ByteArrayInputStream(each.getBytes(StandardCharsets.UTF_8)),
                                    other,
                                    _ -> {}))
                    .isInstanceOf(IOException.class)
                    .hasMessageMatching(
                            "(?s)(line \\d+ of the file|the file|there is something).*");
        }
        try (Journal joined = Journal.join(other)) {
            assertThat(joined.all()).isEmpty();
            assertThat(joined.lost()).isEmpty();
        }
        GamesImport.read(new ByteArrayInputStream(file), other, _ -> {});
    }

    @Test
    void an_export_holds_one_moment_while_others_write() throws Exception {
        journal.save(table("T", "playing", 0));
        journal.append("T", 0, ROW);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        GamesExport.write(
                journal.home(),
                out,
                _ -> {
                    journal.append("T", 1, ROW);
                    journal.save(table("Z", "playing", 0));
                });
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("\"tables\":1,\"rows\":1,")
                .doesNotContain("\"Z\"");
        assertThat(journal.entries("T")).hasSize(2);
    }
}
