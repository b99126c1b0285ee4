package sparrow.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class AddressTest {
    private static final Address RECORD = Address.of("/records/{record}/file");

    @Test
    void names_stand_for_what_is_there() {
        assertThat(RECORD.parts("/records/AB%20C/file")).contains(Map.of("record", "AB C"));
    }

    @Test
    void other_addresses_are_not_taken_for_it() {
        assertThat(RECORD.parts("/records/ABC")).isEmpty();
        assertThat(RECORD.parts("/records/ABC/review")).isEmpty();
        assertThat(RECORD.parts("/tables/ABC/file")).isEmpty();
    }

    @Test
    void letters_of_several_bytes_are_read() {
        assertThat(Address.decoded("%E4%B8%AD+1")).isEqualTo("中 1");
    }
}
