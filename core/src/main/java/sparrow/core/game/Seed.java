package sparrow.core.game;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// What all chance of a match follows from. Hand n has a stream of its own, so it can be rebuilt
/// alone.
///
/// Both streams are described, with test values and a script in another language, in
/// `docs/shuffle.md`.
@FunctionalInterface
public interface Seed {
    /// The stream of one hand, from its beginning.
    Chance hand(int number);

    /// The stream `splitmix64`: fast, for simulations.
    static Seed splitMix64(long seed) {
        return number -> new SplitMix(SplitMix.mix(SplitMix.mix(seed) + number));
    }

    /// The stream `hmac-sha-512`: nobody can tell its next word without the key, for live play.
    static Seed hmacSha512(byte[] key) {
        byte[] copy = key.clone();
        if (copy.length == 0) {
            throw new IllegalArgumentException("a key has at least one byte");
        }
        return number -> new HmacCounter(copy, number);
    }

    final class SplitMix implements Chance {
        private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;
        private long state;

        private SplitMix(long state) {
            this.state = state;
        }

        @Override
        public long next() {
            state += GOLDEN;
            return mix(state);
        }

        private static long mix(long word) {
            long mixed = (word ^ (word >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
            mixed = (mixed ^ (mixed >>> 27)) * 0x94D0_49BB_1331_11EBL;
            return mixed ^ (mixed >>> 31);
        }
    }

    /// Block i is HMAC-SHA-512(key, "sparrow-wall-1" ‖ hand ‖ i), both numbers as eight bytes; its
    /// 64 bytes are eight words, all big-endian.
    final class HmacCounter implements Chance {
        private static final byte[] LABEL = "sparrow-wall-1".getBytes(StandardCharsets.US_ASCII);
        private final Mac mac;
        private final long hand;
        private long block;
        private ByteBuffer words = ByteBuffer.allocate(0);

        private HmacCounter(byte[] key, long hand) {
            this.hand = hand;
            try {
                mac = Mac.getInstance("HmacSHA512");
                mac.init(new SecretKeySpec(key, "HmacSHA512"));
            } catch (GeneralSecurityException missing) {
                throw new IllegalStateException("every Java has HMAC-SHA-512", missing);
            }
        }

        @Override
        public long next() {
            if (!words.hasRemaining()) {
                mac.update(LABEL);
                mac.update(ByteBuffer.allocate(16).putLong(hand).putLong(block++).flip());
                words = ByteBuffer.wrap(mac.doFinal());
            }
            return words.getLong();
        }
    }
}
