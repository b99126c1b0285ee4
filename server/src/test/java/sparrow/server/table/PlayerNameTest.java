package sparrow.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Names that everybody can read, and that nobody mistakes for a bot's.
final class PlayerNameTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ada",
                "Łukasz",
                "山田 太郎",
                "Zoë",
                "Jean-Luc 2",
                "Ngọc",
                "Robinson",
                "🀄",
                "हिन्दी"
            })
    void names_of_all_languages_are_welcome(String name) {
        assertThat(PlayerName.of("  " + name + " ")).isEqualTo(name);
    }

    /// Blanks of Hangul, Braille and Khmer, spaces that are none, joiners, selectors, marks alone.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "   ",
                "\u3164",
                "\u115F\u1160",
                "\uFFA0",
                "\u2800",
                "\u17B4",
                "\u00A0\u00A0",
                "\u2003",
                "\u200B",
                "\u2060",
                "\u200D",
                "\u202EadA",
                "Ada\u3164",
                "Ada\u200B",
                "Ada\uFE0F",
                "Ada\uDB40\uDD00",
                "\u034F",
                "\u0301",
                "a\u0323\u0324\u0325\u0326",
                "\uE000",
                "line\nbreak",
                "abcdefghijklmnopqrstuvwxyz"
            })
    void names_that_show_nothing_or_too_much_are_refused(String name) {
        assertThatThrownBy(() -> PlayerName.of(name))
                .isInstanceOf(ApiRefusal.class)
                .hasMessage("A name has 1 to 24 visible letters; choose another.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Wren",
                "finch",
                "HERON",
                " Robin ",
                "Ｗｒｅｎ",
                "Wr\u0435n",
                "R\u03BFb\u0456n",
                "\u0397\u0395R\u039F\u039D",
                "\u041Deron",
                "F\u00EDnch",
                "W r e n",
                "Robin.",
                "R0bin"
            })
    void nobody_goes_by_the_name_of_a_bot(String name) {
        assertThatThrownBy(() -> PlayerName.of(name))
                .isInstanceOf(ApiRefusal.class)
                .hasMessage("That is the name of a bot; choose another.");
    }
}
