package sparrow.server.api;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import sparrow.records.Json;
import sparrow.server.table.ApiRefusal;
import tools.jackson.databind.JsonNode;

class UploadsApiTest {
    /// Nine terminals at the first draw of the dealer.
    private static final String RECORD =
            """
            {"title":["",""],"name":["Ann","Ben","Cy","Dee"],"rule":{"disp":"our table","aka":1},\
            "log":[[[0,0,0],[25000,25000,25000,25000],[18],[],\
            [11,15,23,23,27,29,37,39,43,44,45,46,47],[41],[],\
            [12,12,15,51,19,19,22,22,23,24,33,36,36],[],[],\
            [11,11,14,17,22,35,35,35,36,37,41,44,47],[],[],\
            [12,13,25,27,28,31,36,38,38,41,42,45,46],[],[],["九種九牌"]]]}
            """;

    private static JsonNode read(String text, String record) {
        return Json.MAPPER.readTree(UploadsApi.read(text.getBytes(UTF_8), record).bytes());
    }

    @Test
    void a_file_with_one_record_is_shown() {
        assertThat(read(RECORD, "").path("players").path("A").asString()).isEqualTo("Ann");
    }

    @Test
    void of_several_records_one_must_be_chosen() {
        String games = RECORD + RECORD.replace("Ann", "Eve");
        assertThatThrownBy(() -> read(games, ""))
                .isInstanceOf(ApiRefusal.class)
                .hasMessageContaining(
                        "The file holds 2 records; ask for one of them with record=N, or for"
                                + " record=list.");
        assertThat(read(games, "2").path("players").path("A").asString()).isEqualTo("Eve");
        assertThatThrownBy(() -> read(games, "3")).hasMessageContaining("There is no such record");
        assertThatThrownBy(() -> read(games, "two"))
                .hasMessageContaining("There is no such record");
    }

    @Test
    void the_records_of_a_file_are_listed_with_their_players() {
        String games = RECORD + RECORD.replace("Ann", "Eve") + RECORD.replace("[18]", "[99]");
        JsonNode list = read(games, "list");
        assertThat(list.path("count").asInt()).isEqualTo(3);
        assertThat(list.path("records").get(1).path("record").asInt()).isEqualTo(2);
        assertThat(list.path("records").get(1).path("players").path("A").asString())
                .isEqualTo("Eve");
        assertThat(list.path("records").get(2).path("error").asString())
                .contains("there is no tile 99");
    }
}
