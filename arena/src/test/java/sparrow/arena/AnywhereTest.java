package sparrow.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Game;
import sparrow.core.game.Level;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.RuleSet;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.records.JsonLog;

/// The same seed gives the same log, to the byte, in whatever country and time zone; and a log
/// written there is read and played again anywhere.
class AnywhereTest {
    private static final Locale LOCALE = Locale.getDefault();
    private static final TimeZone ZONE = TimeZone.getDefault();

    @AfterEach
    void goHome() {
        Locale.setDefault(LOCALE);
        TimeZone.setDefault(ZONE);
    }

    /// Letters without a dot, other digits, other calendars, other signs.
    @ParameterizedTest
    @CsvSource({
        "tr-TR, Asia/Istanbul",
        "ar-EG-u-nu-arab, Africa/Cairo",
        "th-TH-u-ca-buddhist-nu-thai, Asia/Bangkok",
        "de-CH, Pacific/Kiritimati"
    })
    void every_game_is_played_the_same_everywhere(String locale, String zone) {
        Locale.setDefault(Locale.ROOT);
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        String here = logs();
        Locale.setDefault(Locale.forLanguageTag(locale));
        TimeZone.setDefault(TimeZone.getTimeZone(zone));
        assertThat(logs()).isEqualTo(here);
    }

    @Test
    void the_foreign_country_is_really_another_one() {
        Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
        assertThat("%d".formatted(12)).isNotEqualTo("12");
        Locale.setDefault(Locale.forLanguageTag("tr-TR"));
        assertThat("RIICHI".toLowerCase(Locale.getDefault())).isNotEqualTo("riichi");
    }

    private static String logs() {
        StringBuilder logs = new StringBuilder();
        for (Mahjong game : Catalog.games()) {
            for (RuleSet preset : game.presets()) {
                String log =
                        log(game.variant(preset.rules()), game.level("wandering").orElseThrow());
                assertThat(JsonLog.write(JsonLog.read(log).orThrow())).isEqualTo(log);
                logs.append(log);
            }
        }
        return logs.toString();
    }

    private static String log(Variant variant, Level level) {
        Seats<Player> players =
                variant.first()
                        .points()
                        .map((seat, _) -> level.player(Seed.splitMix64(3).hand(seat.ordinal())));
        return JsonLog.write(
                Game.play(variant, variant.first(), Seed.splitMix64(3).hand(9), players)
                        .log()
                        .events());
    }
}
