package sparrow.page.stead;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Random;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Fair walls follow from the same digests in a page as on a server.
class DigestsTest {
    private static byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        new Random(length).nextBytes(bytes);
        return bytes;
    }

    @ParameterizedTest
    @ValueSource(strings = {"SHA-256", "SHA-512"})
    void texts_of_all_lengths_have_the_same_digest(String name) throws GeneralSecurityException {
        for (int length = 0; length < 300; length++) {
            var ours = sparrow.page.stead.java.security.MessageDigest.getInstance(name);
            ours.update(bytes(length));
            assertThat(ours.digest())
                    .as("of %s bytes", length)
                    .isEqualTo(MessageDigest.getInstance(name).digest(bytes(length)));
        }
    }

    @Test
    void keyed_digests_are_the_same_again_and_again() throws GeneralSecurityException {
        for (int length : new int[] {1, 32, 64, 128, 200}) {
            Mac expected = Mac.getInstance("HmacSHA512");
            expected.init(new SecretKeySpec(bytes(length), "HmacSHA512"));
            var ours = sparrow.page.stead.javax.crypto.Mac.getInstance("HmacSHA512");
            ours.init(
                    new sparrow.page.stead.javax.crypto.spec.SecretKeySpec(
                            bytes(length), "HmacSHA512"));
            for (int block = 0; block < 3; block++) {
                ours.update(ByteBuffer.wrap(bytes(16 + block)));
                assertThat(ours.doFinal()).isEqualTo(expected.doFinal(bytes(16 + block)));
            }
        }
    }

    @Test
    void equal_digests_are_told_from_others() {
        assertThat(sparrow.page.stead.java.security.MessageDigest.isEqual(bytes(5), bytes(5)))
                .isTrue();
        assertThat(sparrow.page.stead.java.security.MessageDigest.isEqual(bytes(5), bytes(6)))
                .isFalse();
    }
}
