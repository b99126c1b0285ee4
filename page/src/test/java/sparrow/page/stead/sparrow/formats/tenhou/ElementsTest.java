package sparrow.page.stead.sparrow.formats.tenhou;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.records.BadRecord;

/// Records in XML are read without a library as with one.
class ElementsTest {
    @Test
    void elements_come_in_their_order_with_what_they_say() throws BadRecord {
        assertThat(
                        Elements.read(
                                "<?xml version=\"1.0\"?><!-- of old -->\n<log ver='2.3'><GO type=\"169\"/>"
                                        + "<UN n0=\"a&amp;b &#x4e2d;\" n1=''></UN></log>"))
                .containsExactly(
                        Map.entry("log", Map.of("ver", "2.3")),
                        Map.entry("GO", Map.of("type", "169")),
                        Map.entry("UN", Map.of("n0", "a&b 中", "n1", "")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "log",
                "<log>",
                "<log></lag>",
                "<log/><log/>",
                "<log a=1/>",
                "<log a='1' a='2'/>",
                "<!DOCTYPE log><log/>",
                "<log>text</log>",
                "<log a='<'/>",
                "<log a='&x;'/>",
                "<a><b><c/></b></a>",
                "<log",
                "<log a='1/>",
                "</log>"
            })
    void anything_else_is_refused(String text) {
        assertThatThrownBy(() -> Elements.read(text)).isInstanceOf(BadRecord.class);
    }
}
