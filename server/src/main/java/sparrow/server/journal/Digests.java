package sparrow.server.journal;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/// Sums by which a file shows that it is whole.
final class Digests {
    private Digests() {}

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
