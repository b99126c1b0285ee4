package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;

/// The site without a server, from a plain server of files: whole hands by clicking, without a
/// network too, and tables that are there again.
@Tag("slow")
@ExtendWith(OpenHouse.class)
final class StaticSiteTest {
    private static FileServer files;

    @TempDir private Path home;

    @BeforeAll
    static void open() {
        files = FileServer.open();
    }

    @AfterAll
    static void close() {
        files.close();
    }

    static List<String> games() {
        return Catalog.games().stream().map(Mahjong::name).toList();
    }

    private static StaticSite site(House house) {
        return new StaticSite(house.visitor(Screen.DESKTOP).thinkingLittle(), files);
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_hand_is_played_by_clicking_and_nothing_leaves_the_page(String game, House house) {
        StaticSite site = site(house).open();
        site.keep();
        Player player = sitDown(site, site.invitation(game));
        player.playUntil(4);
        int before = files.asked().size();
        player.playHand();
        assertThat(site.visitor().see("sheet").locator(".standing tr")).hasCount(4);
        assertThat(files.asked().subList(before, files.asked().size()))
                .as("requests but the browser's own, for a newer edition")
                .allMatch(path -> path.endsWith("/service-worker.js"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_hand_is_played_without_a_network(String game, House house) {
        StaticSite site = site(house).open();
        site.keep();
        site.visitor().context().setOffline(true);
        site.page().reload();
        site.open();
        Player player = sitDown(site, site.invitation(game));
        player.playHand();
        assertThat(site.visitor().see("sheet").locator(".standing tr")).hasCount(4);
    }

    /// The large files of the other games are not to be had.
    @ParameterizedTest
    @MethodSource("games")
    void a_game_needs_no_more_than_its_own_files(String game, House house) {
        StaticSite site = site(house);
        site.page().route("**/service-worker.js", Route::abort);
        List<String> own = new ArrayList<>();
        site.page()
                .route(
                        "**/tables/*",
                        route -> {
                            own.add(route.request().url().replaceAll(".*/", ""));
                            route.resume();
                        });
        site.open();
        Player player = sitDown(site, site.invitation(game));
        player.playHand();
        assertThat(site.visitor().see("sheet").locator(".standing tr")).hasCount(4);
        assertThat(own).contains(game + ".odds").hasSizeLessThan(8);
        assertThat(own.stream().filter(name -> name.endsWith(".odds"))).hasSize(1);
    }

    @Test
    void the_first_page_speaks_of_this_browser_and_leads_to_a_club(House house) {
        StaticSite site = site(house).open();
        Page page = site.page();
        assertThat(page.getByText("Everything runs in this browser.")).isVisible();
        assertThat(page.getByText("send the link to friends")).hasCount(0);
        String club = files.address() + "club.html";
        files.add("club.html", "<p>Welcome to the club".getBytes(StandardCharsets.UTF_8));
        site.visitor().see("club").fill(club);
        page.getByText("Go there").click();
        assertThat(page.getByText("Welcome to the club")).isVisible();
        assertThat(page).hasURL(club);
    }

    @Test
    void a_newer_edition_is_offered_and_loaded_and_tables_stay(House house) {
        StaticSite site = site(house).open();
        site.keep();
        String invitation = site.invitation("hongkong");
        sitDown(site, invitation).playUntil(2);
        files.renew();
        try {
            site.page().reload();
            site.open();
            Locator load = site.page().getByText("Load it");
            load.waitFor();
            site.page().waitForRequest("**/here.js", load::click);
            site.page().waitForLoadState();
            site.open(invitation.substring(0, invitation.lastIndexOf('/')));
            site.visitor().see("hand").waitFor();
            new Clicking(site.visitor()).playUntil(2);
        } finally {
            files.restore();
        }
    }

    @Test
    void a_table_goes_on_where_it_was_when_its_tab_was_killed(House house) {
        StaticSite site = site(house).open();
        String invitation = site.invitation("changchun");
        Player player = sitDown(site, invitation);
        player.playUntil(5);
        String pond = pond(site.page());
        site.page().close();
        StaticSite again = new StaticSite(new Visitor(site.visitor().context()), files);
        again.open(invitation.substring(0, invitation.lastIndexOf('/')));
        again.visitor().see("hand").waitFor();
        assertThat(pond(again.page())).isEqualTo(pond);
        new Clicking(again.visitor()).playHand();
    }

    /// What lies in the ponds, as a screen reader has it.
    private static String pond(Page page) {
        return String.valueOf(
                page.locator("[data-testid^=pond]")
                        .evaluateAll("all => all.map(each => each.ariaLabel)"));
    }

    /// Without a network, one's last match is replayed, reviewed by the strongest level and
    /// counted.
    @Test
    void a_finished_match_is_reviewed_and_counted(House house) {
        StaticSite site = site(house).open();
        site.keep();
        site.visitor().context().setOffline(true);
        Player player = sitDown(site, site.invitation("changchun", "{\"hands\":\"1\"}"));
        player.playHand();
        Visitor visitor = site.visitor();
        visitor.see("next-hand").click();
        visitor.see("match-over").getByTestId("review").click();
        assertThat(visitor.see("save-review")).isEnabled();
        assertThat(visitor.see("filter-seat")).hasValue("A");
        visitor.see("filter-size").selectOption("none");
        visitor.see("choices").locator("button").first().click();
        assertThat(visitor.see("choice").first()).containsText("Played");
        site.page().evaluate("location.hash = '#/games'");
        assertThat(visitor.see("own-record")).hasCount(1);
        visitor.see("statistics").click();
        assertThat(visitor.see("matches")).hasText("1");
        assertThat(visitor.see("rates").locator("tbody tr")).hasCount(4);
    }

    @Test
    void everything_is_taken_home_as_one_file_and_brought_to_another_browser(House house)
            throws IOException {
        StaticSite site = site(house).open();
        String invitation = site.invitation("filipino");
        sitDown(site, invitation).playUntil(3);
        Path position = Files.writeString(home.resolve("position.jsonl"), TrainTest.RIICHI);
        site.open("train").visitor().see("open-positions").setInputFiles(position);
        assertThat(site.visitor().see("due")).hasText("1 position due today");
        site.open();
        site.page().locator(".here-corner summary").click();
        Download file =
                site.page()
                        .waitForDownload(
                                () -> site.page().getByText("Save everything to a file").click());
        Path kept = home.resolve(file.suggestedFilename());
        file.saveAs(kept);
        assertThat(Files.readString(kept)).contains("\"sparrow\":\"everything\"");

        StaticSite other = site(house).open();
        other.page().locator(".here-corner summary").click();
        Locator chosen = other.page().locator(".here-corner input[type=file]");
        other.page().waitForRequest("**/here.js", () -> chosen.setInputFiles(kept));
        other.page().waitForLoadState();
        other.open(invitation.substring(0, invitation.lastIndexOf('/')));
        other.visitor().see("hand").waitFor();
        new Clicking(other.visitor()).playUntil(3);
        other.open("train").visitor().see("start").click();
        assertThat(other.visitor().see("prompt")).containsText("You drew North");
    }

    private static Clicking sitDown(StaticSite site, String invitation) {
        site.page().evaluate("(path) => { location.hash = '#/' + path; }", invitation);
        Clicking player = new Clicking(site.visitor());
        player.join("Ada");
        return player;
    }
}
