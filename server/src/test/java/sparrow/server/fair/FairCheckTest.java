package sparrow.server.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.catalog.Catalog;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.records.Header;

/// What a record must tell of its walls, and the scheme of old.
final class FairCheckTest {
    private static final FairMatch MATCH = match();
    private static final FairSeed SECRET = new FairSeed("ab".repeat(32), "cd".repeat(32));

    /// Two hands of Hong Kong mahjong.
    private static FairMatch match() {
        Mahjong game = Catalog.game("hongkong").orElseThrow();
        return FairMatch.of(game, game.presets().getFirst(), 9);
    }

    private static Optional<String> flaw(SortedMap<String, String> notes, List<Event> events) {
        return FairCheck.walls(new Header(Seats.none(), notes, Optional.empty()), events);
    }

    private static SortedMap<String, String> notes() {
        return new TreeMap<>(MATCH.header().notes());
    }

    @Test
    void an_honest_match_has_no_flaw() {
        assertThat(MATCH.events().stream().filter(event -> event instanceof Event.Started))
                .hasSize(2);
        assertThat(FairCheck.isTold(MATCH.header())).isTrue();
        assertThat(FairCheck.isTold(Header.NONE)).isFalse();
        assertThat(FairCheck.flaw(MATCH.header(), MATCH.events())).isEmpty();
        assertThat(flaw(notes(), MATCH.events())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fair_scheme",
                "fair_table",
                "fair_round",
                "fair_commitment",
                "fair_seed",
                "fair_salt",
                "fair_commitment_B",
                "fair_nonce_D",
                "fair_bots"
            })
    void everything_must_be_told(String name) {
        SortedMap<String, String> notes = notes();
        notes.remove(name);
        assertThat(flaw(notes, MATCH.events())).contains("the record tells no " + name);
    }

    @ParameterizedTest
    @CsvSource({
        "fair_seed, abc, fair_seed is not 32 bytes in hexadecimal",
        "fair_nonce_A, zz, fair_nonce_A is not 32 bytes in hexadecimal",
        "fair_round, 0, fair_round is no number",
        "fair_round, 1234567890, fair_round is no number",
        "fair_scheme, sparrow-fair-3, the scheme sparrow-fair-3 is not known"
    })
    void what_is_told_must_make_sense(String name, String value, String sentence) {
        SortedMap<String, String> notes = notes();
        notes.put(name, value);
        assertThat(flaw(notes, MATCH.events())).contains(sentence);
    }

    @Test
    void every_lie_has_its_sentence() {
        assertThat(changed("fair_salt")).contains("the seed is not the one that was committed to");
        assertThat(changed("fair_nonce_A"))
                .contains("the number of seat A is not the one that was committed to");
        SortedMap<String, String> bots = notes();
        bots.put("fair_bots", "ABCD");
        assertThat(flaw(bots, MATCH.events()))
                .contains("somebody chose the number of the bot in seat A");
    }

    private static Optional<String> changed(String name) {
        SortedMap<String, String> notes = notes();
        notes.put(name, "ef".repeat(32));
        return flaw(notes, MATCH.events());
    }

    @Test
    void a_record_tells_of_hands_in_order_and_of_their_walls() {
        assertThat(flaw(notes(), List.of())).contains("the record tells of no hand");
        assertThat(flaw(notes(), MATCH.events().subList(1, 5)))
                .contains("the record tells of no hand");
        List<Event> events = MATCH.events();
        int second =
                events.lastIndexOf(
                        events.stream()
                                .filter(event -> event instanceof Event.Started)
                                .reduce((_, last) -> last)
                                .orElseThrow());
        assertThat(flaw(notes(), events.subList(second, events.size())))
                .contains("hands are missing or out of order");
        List<Event> other = new ArrayList<>(events);
        Event.WallBuilt wall = (Event.WallBuilt) events.get(second + 1);
        other.set(second + 1, new Event.WallBuilt(wall.tiles().reversed(), wall.rolls()));
        assertThat(flaw(notes(), other))
                .contains("the wall or the dice of hand 1 do not follow from the secrets");
    }

    @Test
    void a_round_is_complete_when_all_have_revealed() {
        assertThat(MATCH.round().isComplete(4)).isTrue();
        assertThat(MATCH.round().isComplete(3)).isFalse();
        assertThat(FairRound.first("TABLE").committedBots(List.of(Seat.A)).isComplete(1)).isFalse();
        assertThat(MATCH.round().scheme()).isEqualTo("sparrow-fair-2");
    }

    @Test
    void a_number_has_lower_case_digits() {
        assertThat(FairRound.isNumber("0".repeat(63) + "F")).isFalse();
        assertThat(FairRound.isNumber("0".repeat(63) + "g")).isFalse();
        assertThat(FairRound.isNumber("0".repeat(65))).isFalse();
        assertThat(FairRound.isNumber("0".repeat(63) + "f")).isTrue();
    }

    // The scheme of old

    @Test
    void under_the_old_scheme_the_server_committed_alone() throws NoSuchAlgorithmException {
        byte[] salt = HexFormat.of().parseHex(SECRET.salt());
        byte[] seed = HexFormat.of().parseHex(SECRET.seed());
        String commitment =
                sha256("sparrow-commit-1".getBytes(StandardCharsets.US_ASCII), salt, seed);
        assertThat(SECRET.commitment()).isEqualTo(commitment);
        String bot =
                sha256(
                        "sparrow-bot-nonce-1".getBytes(StandardCharsets.US_ASCII),
                        HexFormat.of().parseHex(commitment),
                        "C".getBytes(StandardCharsets.US_ASCII));
        assertThat(SECRET.botNonce(Seat.C)).isEqualTo(bot);
        FairRound old = FairRound.old("TABLE", SECRET, Seats.none());
        assertThat(old.scheme()).isEqualTo("sparrow-fair-1");
        assertThat(old.commitment()).isEqualTo(commitment);
        assertThat(old.botNonce(Seat.C)).isEqualTo(bot);
    }

    private static String sha256(byte[]... parts) throws NoSuchAlgorithmException {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        for (byte[] part : parts) {
            digest.update(part);
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    @Test
    void under_the_old_scheme_too_the_walls_hang_on_every_number() {
        Seats<String> nonces = Seats.first(3, seat -> "0" + seat.ordinal() + "ab".repeat(15));
        FairRound old = FairRound.old("TABLE", SECRET, nonces);
        long word = old.seed().hand(0).next();
        assertThat(SECRET.seed(nonces).hand(0).next()).isEqualTo(word);
        for (Seat seat : nonces.seats()) {
            assertThat(SECRET.seed(nonces.with(seat, "ff".repeat(16))).hand(0).next())
                    .isNotEqualTo(word);
        }
        FairSeed other = new FairSeed("ac".repeat(32), SECRET.salt());
        assertThat(other.seed(nonces).hand(0).next()).isNotEqualTo(word);
    }

    @Test
    void a_match_under_the_old_scheme_is_checked_too() {
        Mahjong game = Catalog.game("hongkong").orElseThrow();
        Seats<String> nonces = Seats.first(4, SECRET::botNonce);
        FairRound old = FairRound.old("", SECRET, nonces);
        List<Event> events = new ArrayList<>();
        var variant = game.variant(game.presets().getFirst().rules());
        events.add(variant.first());
        events.add(new Event.WallBuilt(old.seed().hand(0).shuffled(variant.tiles()), List.of()));
        SortedMap<String, String> notes = new TreeMap<>(old.notes(List.of(Seat.B), List.of()));
        assertThat(flaw(notes, events)).isEmpty();
        notes.put("fair_nonce_A", "ab".repeat(15));
        assertThat(flaw(notes, events)).contains("fair_nonce_A is not hexadecimal");
        notes.put("fair_nonce_A", "ab".repeat(16));
        assertThat(flaw(notes, events))
                .contains("the wall or the dice of hand 0 do not follow from the secrets");
        notes.put("fair_nonce_A", nonces.get(Seat.A));
        notes.put("fair_nonce_B", "ab".repeat(16));
        assertThat(flaw(notes, events)).contains("somebody chose the number of the bot in seat B");
    }

    @Test
    void the_head_of_a_record_tells_all_that_is_needed() {
        FairRound round = MATCH.round();
        SortedMap<String, String> notes = round.notes(List.of(Seat.C, Seat.D), List.of(6, 6));
        assertThat(notes)
                .containsEntry("fair_bots", "CD")
                .containsEntry("fair_dice", "6 6")
                .containsEntry("fair_table", round.table())
                .containsEntry("fair_round", String.valueOf(round.number()))
                .containsEntry("fair_nonce_B", round.nonces().get(Seat.B))
                .containsEntry("fair_commitment_B", round.commitments().get(Seat.B))
                .hasSize(8 + 4 + 4);
    }
}
