package sparrow.server.fair;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import sparrow.core.game.Seed;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// What the server commits to before a match: a seed and a salt, secret until the match is over.
///
/// A [FairRound] makes walls of it and of a number of every seat. What is here besides the secrets
/// is the scheme of old, for matches begun under it.
///
/// @param seed 32 bytes in hexadecimal
/// @param salt 32 bytes in hexadecimal
public record FairSeed(String seed, String salt) {
    public static final String SCHEME = "sparrow-fair-1";

    private static final HexFormat HEX = HexFormat.of();
    private static final int SIZE = 32;

    public static FairSeed draw() {
        return new FairSeed(HEX.formatHex(Token.bytes(SIZE)), HEX.formatHex(Token.bytes(SIZE)));
    }

    /// What is published before anybody sends a nonce.
    public String commitment() {
        return HEX.formatHex(
                Token.sha256(ascii("sparrow-commit-1"), HEX.parseHex(salt), HEX.parseHex(seed)));
    }

    /// The nonce of a bot's seat, which nobody chooses.
    public String botNonce(Seat seat) {
        return HEX.formatHex(
                Token.sha256(
                        ascii("sparrow-bot-nonce-1"),
                        HEX.parseHex(commitment()),
                        ascii(seat.name())));
    }

    /// What all chance of the match follows from.
    ///
    /// @param nonces of every seat, in hexadecimal
    public Seed seed(Seats<String> nonces) {
        byte[][] parts = new byte[2 + 3 * nonces.size()][];
        parts[0] = ascii("sparrow-key-1");
        parts[1] = HEX.parseHex(seed);
        int at = 2;
        for (Seat seat : nonces.seats()) {
            byte[] nonce = HEX.parseHex(nonces.get(seat));
            parts[at++] = ascii(seat.name());
            parts[at++] = new byte[] {(byte) nonce.length};
            parts[at++] = nonce;
        }
        return Seed.hmacSha512(Token.digest("SHA-512", parts));
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
