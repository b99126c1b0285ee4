package sparrow.answers;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Mahjong;
import sparrow.desk.Refusal;
import sparrow.riichi.desk.RiichiMahjong;

/// The plain reader and the careful one agree on every line that the plain one reads.
final class PlainReaderTest {
    private static final Mahjong GAME = new RiichiMahjong();
    private static final Given NOTHING = Given.of(GAME.fields()).asRow();
    private static final int CHANGES = 20_000;

    private final List<Field> fields =
            GAME.fields().stream().filter(field -> field.scope() != Field.Scope.SHOWN).toList();
    private final Set<String> answers = new HashSet<>(GAME.desk().answers());
    private final RowFields others = new RowFields(written -> written);
    private final RowReader reader = new RowReader(fields, answers, others);

    /// One for all lines of a test: it keeps what lines repeat.
    private final PlainReader plain = new PlainReader(fields, answers);

    /// What a line says, read either way.
    private record Said(
            Map<String, List<String>> texts, Optional<String> id, Optional<String> rules) {
        static Said of(RowReader.Row row) {
            assertThat(row.unknown()).isEmpty();
            assertThat(row.fault()).isEmpty();
            assertThat(row.changes()).isEmpty();
            return new Said(row.said().given().texts(), row.id(), row.rules());
        }
    }

    static List<String> plainLines() {
        return List.of(
                """
                {"id":"random-1","hand":"23344588s","melds":[{"type":"pon","tiles":"777z"},"(222s)"],\
                "win_tile":"8s","tsumo":true,"riichi":false,"honba":2,"seat_wind":"N",\
                "dora_indicators":["4s","5s"],"ura_indicators":[],"rules":{"kuitan":false,"aka":true},\
                "expect":{"yaku":{"Chun":1,"Dora":1},"deltas":[0,-1300],"fu":null},"source":"a:b/c"}\
                """,
                """
                { "id" : 17 , "hand" : "3467m24067p345s88s", "turns":9 ,"dora_indicators":"3s",\t\
                "against":["19m4p2z7s*","1z"], "rules":"ema2025", "visible":null}\r\
                """,
                "{\"rules\":{\"a\":\"}\",\"b\":{\"c\":1}},\"hand\":\"1m\",\"note\":{\"a\":{\"a\":\"}\"}}}",
                "{\"hand\":\"123m\",\"melds\":[],\"honba\":-1,\"against\":[],\"note\":[[],{}]}",
                "{}");
    }

    @ParameterizedTest
    @MethodSource("plainLines")
    void a_plain_line_is_read_and_says_what_the_careful_reader_says(String line) throws Refusal {
        assertThat(plainly(line)).isPresent();
        assertThat(plainly(line)).contains(carefully(line));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{\"hand\":\"1m\"",
                "{\"hand\":\"1m\"}}",
                "{\"hand\":\"1\\u006d\"}",
                "{\"hand\":\"東\"}",
                "{\"hand\":\"1m\",\"hand\":\"2m\"}",
                "{\"hand\":\"1m\",\"note\":{\"a\":1,\"a\":2}}",
                "{\"hand\":\"1m\",\"honba\":007}",
                "{\"hand\":\"1m\",\"honba\":1.0}",
                "{\"hand\":\"1m\",\"honba\":\"1\"}",
                "{\"hand\":\"1m\",\"tsumo\":1}",
                "{\"hand\":\"1m\",\"nonsense\":1}",
                "{\"hand\":\"1m\",\"melds\":[{\"type\":\"pon\",\"tiles\":\"123m\"}]}",
                "{\"hand\":\"1m\",\"rules\":{\"aka\":true,\"aka\":false}}",
                "{\"hand\":\"1m\",\"note\":[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]}",
            })
    void whatever_is_not_plain_is_left_to_the_careful_reader(String line) {
        assertThat(plainly(line)).isEmpty();
    }

    @Test
    void a_line_with_any_letters_changed_is_read_as_the_careful_reader_reads_it_or_not_at_all()
            throws Refusal {
        Random random = new Random(18);
        String letters = "{}[]\",:\\ \t019-.emp truefalsnul_x\u0001é";
        int read = 0;
        for (int i = 0; i < CHANGES; i++) {
            StringBuilder line =
                    new StringBuilder(plainLines().get(random.nextInt(plainLines().size())));
            for (int change = random.nextInt(3); change >= 0; change--) {
                int at = random.nextInt(line.length() + 1);
                int to = Math.min(line.length(), at + random.nextInt(3));
                String by = String.valueOf(letters.charAt(random.nextInt(letters.length())));
                line.replace(at, to, random.nextBoolean() ? by : "");
            }
            Optional<Said> said = plainly(line.toString());
            if (said.isPresent()) {
                assertThat(said).as(line.toString()).contains(carefully(line.toString()));
                read++;
            }
        }
        assertThat(read).isBetween(CHANGES / 20, CHANGES / 2);
    }

    private Optional<Said> plainly(String line) {
        byte[] bytes = ("ab" + line + "c").getBytes(UTF_8);
        RowReader.Row row = new RowReader.Row(NOTHING.writer());
        boolean read = plain.read(bytes, 2, bytes.length - 1, row);
        return read ? Optional.of(Said.of(row)) : Optional.empty();
    }

    private Said carefully(String line) throws Refusal {
        byte[] bytes = line.getBytes(UTF_8);
        return Said.of(reader.careful(bytes, 0, bytes.length, NOTHING));
    }
}
