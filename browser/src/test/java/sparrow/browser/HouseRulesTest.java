package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;
import tools.jackson.databind.JsonNode;

/// The form of a new table: rules in plain words, found, changed, kept and played by.
@Tag("slow")
@ExtendWith(OpenHouse.class)
final class HouseRulesTest {
    private static final Pattern IDENTIFIER = Pattern.compile("\\b\\w+_\\w+|\\bms\\b|millisecond");

    static Stream<String> games() {
        return Catalog.games().stream().map(Mahjong::name);
    }

    @Test
    void rules_are_searched_changed_kept_and_played_by(House house) {
        Visitor visitor = house.visitor(Screen.DESKTOP).open("new/riichi");
        Page page = visitor.page();
        page.getByLabel("Your name").fill("Ada");
        visitor.see("house-rules").locator("summary").first().click();
        visitor.see("rules-search").fill("red dots");
        assertThat(visitor.see("rules").locator(".option")).hasCount(1);
        page.getByLabel("Red fives of dots").fill("3");
        page.getByLabel("Red fives of dots").blur();
        Locator differing = visitor.see("rules-differing");
        assertThat(differing.locator("li")).hasCount(1);
        assertThat(differing).containsText("Red fives of dots: 3 tiles instead of 1 tile");
        visitor.see("table-settings").locator("summary").first().click();
        page.getByLabel("Time for a turn").fill("20.5");
        page.getByLabel("Time for a turn").blur();
        visitor.see("set-name").fill("Sunday four");
        visitor.see("save-set").click();

        page.reload();
        page.getByLabel("Your name").waitFor();
        visitor.see("house-rules").locator("summary").first().click();
        assertThat(differing).hasCount(0);
        visitor.see("saved-sets").selectOption("Sunday four");
        assertThat(differing.locator("li")).hasCount(1);
        visitor.see("create").click();
        assertThat(page).hasURL(Pattern.compile(".*#/table/.+"));
        String table = page.url().replaceAll(".*/table/([^/]+).*", "$1");
        JsonNode made = house.host().table(table);
        assertThat(made.at("/rules/aka_p").asString()).isEqualTo("3");
        assertThat(made.at("/rules/aka_m").asString()).isEqualTo("1");
        assertThat(made.at("/settings/turn_ms").asString()).isEqualTo("20500");
    }

    @Test
    void one_rule_or_all_are_as_usual_again_and_a_set_is_deleted(House house) {
        Visitor visitor = house.visitor(Screen.PHONE).open("new/american");
        visitor.see("house-rules").locator("summary").first().click();
        visitor.see("rules-search").fill("in the set");
        for (String tiles : new String[] {"Jokers in the set", "Flowers in the set"}) {
            visitor.page().getByLabel(tiles).fill("6");
            visitor.page().getByLabel(tiles).blur();
        }
        Locator differing = visitor.see("rules-differing");
        assertThat(differing.locator("li")).hasCount(2);
        visitor.see("set-name").fill("Six");
        visitor.see("save-set").click();
        differing.locator("li button").first().click();
        assertThat(differing.locator("li")).hasCount(1);
        differing.getByText("All as usual again").click();
        assertThat(differing).hasCount(0);
        visitor.see("rules-search").fill("");
        Locator table = visitor.see("rules").locator("details").first();
        table.locator("summary").click();
        table.locator("input[type=number]").first().fill("3");
        table.locator("input[type=number]").first().blur();
        assertThat(differing.locator("li")).hasCount(1);
        assertThat(table.locator("input[type=number]").first()).isVisible();
        visitor.see("delete-set").click();
        assertThat(visitor.see("saved-sets")).hasCount(0);
    }

    /// The table has a seat less.
    @Test
    void rules_for_three_leave_three_seats(House house) {
        Visitor visitor = house.visitor(Screen.DESKTOP).open("new/american");
        Locator seats = visitor.page().locator(".seats .field");
        assertThat(seats).hasCount(4);
        visitor.see("house-rules").locator("summary").first().click();
        visitor.see("rules-search").fill("players");
        visitor.page().getByLabel("Players at the table").fill("3");
        visitor.page().getByLabel("Players at the table").blur();
        assertThat(seats).hasCount(3);
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_rule_stands_in_a_group_in_plain_words(String game, House house) {
        Visitor visitor = house.visitor(Screen.DESKTOP).open("new/" + game);
        visitor.see("create").waitFor();
        visitor.page()
                .evaluate(
                        "() => document.querySelectorAll('details').forEach((each) => (each.open ="
                                + " true))");
        for (String form : new String[] {"rules", "settings"}) {
            Locator rules = visitor.see(form);
            assertThat(rules.locator("details .option").first()).isVisible();
            assertThat(rules.locator("details summary").count()).isGreaterThan(2);
            assertThat(IDENTIFIER.matcher(rules.innerText()).results().map(each -> each.group()))
                    .as("%s of %s", form, game)
                    .isEmpty();
        }
    }
}
