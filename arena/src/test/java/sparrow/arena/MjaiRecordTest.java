package sparrow.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.catalog.Catalog;
import sparrow.core.tile.Reading;
import sparrow.records.BadRecord;
import sparrow.records.Transcript;
import sparrow.records.file.Formats;
import sparrow.records.file.RecordFile;

/// Matches under every preset of Riichi written as mjai: they agree as they are, and what a line
/// tells twice must be the same both times.
class MjaiRecordTest {
    private static List<Specimens> riichi() {
        return Specimens.all().stream()
                .filter(specimen -> specimen.game().name().equals("riichi"))
                .toList();
    }

    private static String mjai(Specimens specimen) throws BadRecord {
        Transcript match =
                Transcript.of(specimen.hands().stream().map(hand -> hand.log().events()).toList());
        Transcript whole = Catalog.formats().completed(new RecordFile(Formats.SPARROW, match));
        return new String(
                RecordFile.write(whole, Catalog.formats().named("mjai").orElseThrow()),
                StandardCharsets.UTF_8);
    }

    private static Optional<String> found(String mjai) {
        return switch (Catalog.formats().read(mjai)) {
            case Reading.Misread<RecordFile>(int _, String why) -> Optional.of(why);
            case Reading.Read<RecordFile>(RecordFile file) ->
                    Catalog.formats().difference(file).map(Object::toString);
        };
    }

    @Test
    void a_match_under_every_preset_agrees() throws BadRecord {
        for (Specimens specimen : riichi()) {
            assertThat(found(mjai(specimen))).as(specimen.toString()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "('type':'hora'.*'pai':)'..?'|$1'1p'|the win is on",
                "('type':'hora'.*'fan':)([0-9]+)|$1-$2|the yaku have",
                "('type':'hora'.*'scores':\\[)([0-9]+)|$1-$2|the scores after hora",
                "('type':'ryukyoku'.*'scores':\\[)([0-9]+)|$1-$2|the scores after ryukyoku",
                "('type':'start_kyoku'.*'kyoku':)[1-4]|$14|the kyoku is not that of its dealer",
                "('type':'kakan'.*'consumed':\\[)'..?r?'|$1'1p'|a kan is made of four equal tiles",
            })
    void what_a_line_tells_twice_is_the_same_both_times(String told, String instead, String why)
            throws BadRecord {
        int changed = 0;
        for (Specimens specimen : riichi()) {
            String honest = mjai(specimen);
            String tampered =
                    honest.replaceFirst(told.replace('\'', '"'), instead.replace('\'', '"'));
            if (!tampered.equals(honest)) {
                changed++;
                assertThat(found(tampered).orElse("")).as(specimen.toString()).contains(why);
            }
        }
        assertThat(changed).isPositive();
    }
}
