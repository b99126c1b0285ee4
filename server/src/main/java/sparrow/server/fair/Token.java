package sparrow.server.fair;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/// Texts that nobody can guess: secrets, of which only hashes are kept, and names of tables.
public final class Token {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
    private static final int NAME_LENGTH = 16;

    private Token() {}

    /// A secret of 43 letters, digits, `-` and `_`.
    public static String secret() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(32));
    }

    /// A name of 80 random bits, without letters that look alike.
    public static String tableName() {
        StringBuilder name = new StringBuilder();
        for (byte each : bytes(NAME_LENGTH)) {
            name.append(LETTERS.charAt(each & 31));
        }
        return name.toString();
    }

    /// What is kept of a secret.
    public static String hash(String secret) {
        return HexFormat.of().formatHex(sha256(secret.getBytes(StandardCharsets.UTF_8)));
    }

    /// Whether a secret is the one of which that hash was kept, in the same time for any other.
    public static boolean fits(String secret, String hash) {
        return MessageDigest.isEqual(
                hash(secret).getBytes(StandardCharsets.US_ASCII),
                hash.getBytes(StandardCharsets.US_ASCII));
    }

    static byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    static byte[] sha256(byte[]... parts) {
        return digest("SHA-256", parts);
    }

    static byte[] digest(String name, byte[]... parts) {
        try {
            MessageDigest digest = MessageDigest.getInstance(name);
            for (byte[] part : parts) {
                digest.update(part);
            }
            return digest.digest();
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has " + name, missing);
        }
    }
}
