package sparrow.server.fair;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import sparrow.core.game.Seed;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// One round of numbers before a match: the server commits to its secret, every seat to a number of
/// its own, and only when all have done so is any number revealed. The walls follow from all of
/// them, so that nobody can choose; `docs/fairness.md` describes it.
///
/// Round 0 is a match under the scheme of old, in which people sent numbers without committing.
///
/// @param table the name of the table
/// @param number from 1; a seat that changes hands after all have committed begins another
/// @param commitments of the seats that have committed
/// @param nonces the numbers revealed, in hexadecimal
public record FairRound(
        String table,
        int number,
        FairSeed secret,
        Seats<String> commitments,
        Seats<String> nonces) {
    private static final HexFormat HEX = HexFormat.of();
    private static final int DIGITS = 64;

    /// The first round of a table, with a secret nobody knows.
    public static FairRound first(String table) {
        return new FairRound(table, 1, FairSeed.draw(), Seats.none(), Seats.none());
    }

    /// A match under the scheme of old.
    public static FairRound old(String table, FairSeed secret, Seats<String> nonces) {
        return new FairRound(table, 0, secret, Seats.none(), nonces);
    }

    public String scheme() {
        return isOld() ? FairSeed.SCHEME : "sparrow-fair-2";
    }

    private boolean isOld() {
        return number == 0;
    }

    /// What the server publishes before anybody else commits.
    public String commitment() {
        return isOld()
                ? secret.commitment()
                : sha256(
                        ascii("sparrow-commit-2"),
                        place(),
                        HEX.parseHex(secret.salt()),
                        HEX.parseHex(secret.seed()));
    }

    /// What a seat publishes of its number.
    public String commitment(Seat seat, String nonce) {
        return commitment(table, number, seat, nonce);
    }

    /// What a seat of that table publishes of its number, in a round.
    public static String commitment(String table, int round, Seat seat, String nonce) {
        return sha256(
                ascii("sparrow-nonce-2"),
                place(table, round),
                ascii(seat.name()),
                HEX.parseHex(nonce));
    }

    /// The number of a bot's seat: it follows from the server's secret, so nobody chooses it.
    public String botNonce(Seat seat) {
        return isOld()
                ? secret.botNonce(seat)
                : sha256(
                        ascii("sparrow-bot-nonce-2"),
                        place(),
                        ascii(seat.name()),
                        HEX.parseHex(secret.seed()));
    }

    private byte[] place() {
        return place(table, number);
    }

    /// A commitment is good at one table, in one round.
    private static byte[] place(String table, int round) {
        byte[] name = ascii(table);
        return ByteBuffer.allocate(name.length + Long.BYTES).put(name).putLong(round).array();
    }

    /// What all chance of the match follows from, once every number is revealed.
    public Seed seed() {
        if (isOld()) {
            return secret.seed(nonces);
        }
        byte[][] parts = new byte[2 + 2 * nonces.size()][];
        parts[0] = ascii("sparrow-key-2");
        parts[1] = HEX.parseHex(secret.seed());
        int at = 2;
        for (Seat seat : nonces.seats()) {
            parts[at++] = ascii(seat.name());
            parts[at++] = HEX.parseHex(nonces.get(seat));
        }
        return Seed.hmacSha512(Token.digest("SHA-512", parts));
    }

    // --- the course of a round ---

    public FairRound committed(Seat seat, String commitment) {
        return new FairRound(table, number, secret, commitments.with(seat, commitment), nonces);
    }

    /// The server commits for the seats that it plays.
    public FairRound committedBots(List<Seat> bots) {
        FairRound round = this;
        for (Seat bot : bots) {
            round = round.committed(bot, commitment(bot, botNonce(bot)));
        }
        return round;
    }

    /// With the numbers of the seats that the server plays, when all others are known.
    public FairRound revealedBots(List<Seat> bots) {
        FairRound round = this;
        for (Seat bot : bots) {
            round = round.revealed(bot, botNonce(bot));
        }
        return round;
    }

    public FairRound revealed(Seat seat, String nonce) {
        return new FairRound(table, number, secret, commitments, nonces.with(seat, nonce));
    }

    /// The round in which somebody else has that seat. Once all have committed, numbers may be on
    /// their way and are worth nothing then: everybody draws another, the server first.
    ///
    /// @param bots the seats that the server plays now
    /// @param seats how many there are
    public FairRound without(Seat left, List<Seat> bots, int seats) {
        if (commitments.size() == seats) {
            return new FairRound(table, number + 1, FairSeed.draw(), Seats.none(), Seats.none())
                    .committedBots(bots);
        }
        Seats<String> others =
                Seats.each(
                        commitments.seats().stream().filter(seat -> seat != left).toList(),
                        commitments::get);
        return new FairRound(table, number, secret, others, nonces).committedBots(bots);
    }

    /// Whether so many seats have committed and revealed.
    public boolean isComplete(int seats) {
        return nonces.size() == seats;
    }

    /// Whether a text can be a number or a commitment: 32 bytes in lower-case hexadecimal digits.
    public static boolean isNumber(String text) {
        return text.length() == DIGITS
                && text.chars().allMatch(HexFormat::isHexDigit)
                && text.equals(text.toLowerCase(Locale.ROOT));
    }

    // --- for the record ---

    /// All that is needed to check the walls of a match that is over, for the head of its record.
    public SortedMap<String, String> notes(List<Seat> bots, List<Integer> dice) {
        SortedMap<String, String> notes = new TreeMap<>();
        notes.put("fair_scheme", scheme());
        notes.put("fair_table", table);
        notes.put("fair_round", String.valueOf(number));
        notes.put("fair_commitment", commitment());
        notes.put("fair_seed", secret.seed());
        notes.put("fair_salt", secret.salt());
        commitments
                .seats()
                .forEach(seat -> notes.put("fair_commitment_" + seat, commitments.get(seat)));
        nonces.seats().forEach(seat -> notes.put("fair_nonce_" + seat, nonces.get(seat)));
        notes.put("fair_bots", bots.stream().map(Seat::name).collect(Collectors.joining()));
        notes.put("fair_dice", dice.stream().map(String::valueOf).collect(Collectors.joining(" ")));
        return notes;
    }

    private static String sha256(byte[]... parts) {
        return HEX.formatHex(Token.sha256(parts));
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
