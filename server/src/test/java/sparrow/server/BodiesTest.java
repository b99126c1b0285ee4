package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a request says is understood or refused, never passed over.
final class BodiesTest {
    @TempDir private Path data = Path.of("");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'game':'riichi','rules':{'length':'east'}} | \"rules\" is not known here",
                "{'game':'riichi','Options':{'length':'east'}} | \"Options\" is not known here",
                "{'game':'riichi','options':'length=east'} | \"options\" must be an object",
                "{'game':'riichi','settings':['turn_ms']} | \"settings\" must be an object",
                "{'game':'riichi','seats':'AB'} | \"seats\" must be an object",
                "{'game':'riichi','seats':{'A':['person']}} | \"seats\" must hold texts",
                "{'game':'riichi','listed':'no'} | \"listed\" must be true or false",
                "{'game':'riichi','stand_in':7} | \"stand_in\" must be a text",
            })
    void a_new_table_is_made_as_it_was_asked_for_or_not_at_all(String body, String why) {
        try (Club club = Club.open(data)) {
            Club.Reply reply = club.post("/api/v1/tables", body.replace('\'', '"'));
            assertThat(reply.status()).as(reply.text()).isEqualTo(400);
            assertThat(reply.json().path("message").asString()).contains(why);
            assertThat(club.get("/api/v1/tables").json().path("tables")).isEmpty();
        }
    }

    @Test
    void whoever_joins_or_places_a_bot_is_told_of_what_is_not_known() {
        try (Club club = Club.open(data)) {
            String table = club.table(Tables.alone("riichi")).path("table").asString();
            String address = "/api/v1/tables/" + table;
            String rules = "{\"game\":\"riichi\",\"settings\":{}}";
            assertThat(club.post(address + "/join", "{\"name\":\"Ada\",\"chair\":\"A\"}").text())
                    .contains("\\\"chair\\\" is not known here; there are: name, seat.");
            assertThat(club.post(address + "/seats", "{\"seat\":\"B\",\"level\":null}").text())
                    .contains("\\\"level\\\" is not known here; there are: seat, bot.");
            assertThat(club.post("/api/v1/rules", rules).text())
                    .contains("\\\"settings\\\" is not known here");
        }
    }
}
