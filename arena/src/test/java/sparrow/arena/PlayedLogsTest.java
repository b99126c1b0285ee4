package sparrow.arena;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Game;
import sparrow.core.game.Level;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.RuleSet;
import sparrow.core.table.Table;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.records.JsonLog;
import sparrow.testkit.Golden;
import sparrow.testkit.LongTest;

/// Every game is played as it was when its digests were written: by the same seeds, under every
/// preset, at every level, each log is the same to the byte.
///
/// Whoever makes play faster leaves the digests alone. Whoever changes rules or bots on purpose
/// writes them anew with `-Dgolden.update=true`, here and in the long run.
class PlayedLogsTest {
    private static final long WALLS = 1_813;
    private static final long WHIMS = 1_814;
    private static final int EVERY_DAY = 40;
    private static final int LONG = 1_000;

    @ParameterizedTest
    @ValueSource(strings = {"riichi", "american", "filipino", "changchun", "hongkong"})
    void hands_of_every_game_are_played_as_they_were(String game) {
        check(game, EVERY_DAY);
    }

    @LongTest("played-logs")
    void a_thousand_hands_of_every_game_are_played_as_they_were() {
        for (Mahjong game : Catalog.games()) {
            check(game.name(), LONG);
        }
    }

    private static void check(String name, int hands) {
        Mahjong game = Catalog.game(name).orElseThrow();
        List<Level> levels = levels(game);
        int each = Math.ceilDiv(hands, game.presets().size() * levels.size());
        StringBuilder digests = new StringBuilder();
        for (RuleSet preset : game.presets()) {
            for (Level level : levels) {
                String digest = digest(game.variant(preset.rules()), level, each);
                digests.append(
                        "%s, %s, %d hands: %s\n"
                                .formatted(preset.key(), level.name(), each, digest));
            }
        }
        Golden.check("played/%s-%d.txt".formatted(name, hands), digests.toString());
    }

    /// Two that know no game, and those that play this one; of the American ones an older one,
    /// which costs less.
    private static List<Level> levels(Mahjong game) {
        List<String> names =
                game.name().equals("american")
                        ? List.of("random", "wandering", "classic-easy")
                        : List.of("random", "wandering", "beginner", "intermediate");
        return names.stream().map(name -> game.level(name).orElseThrow()).toList();
    }

    /// The digest of so many hands, match after match.
    private static String digest(Variant variant, Level level, int hands) {
        MessageDigest digest = sha256();
        Event.Started next = variant.first();
        for (int hand = 0; hand < hands; hand++) {
            Table table =
                    Game.play(
                            variant,
                            next,
                            Seed.splitMix64(WALLS).hand(hand),
                            players(next, level, hand));
            String log = JsonLog.write(table.log().events());
            digest.update(log.getBytes(StandardCharsets.UTF_8));
            Optional<Event.Started> following = variant.next(table);
            next = following.isPresent() ? following.get() : variant.first();
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    /// In odd hands as the arena seats them, not asked where there is nothing to choose.
    private static Seats<Player> players(Event.Started started, Level level, int hand) {
        return started.points()
                .map((seat, _) -> {
                    var chance = Seed.splitMix64(WHIMS).hand(4 * hand + seat.ordinal());
                    return hand % 2 == 0
                            ? level.player(chance)
                            : new SeatedBot(level, chance, () -> "in hand " + hand);
                });
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }
}
