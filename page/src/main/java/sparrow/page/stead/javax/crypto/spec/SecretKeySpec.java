package sparrow.page.stead.javax.crypto.spec;

import sparrow.page.stead.java.security.Key;

/// A key as its bytes.
public final class SecretKeySpec implements Key {
    private final byte[] bytes;

    public SecretKeySpec(byte[] bytes, String algorithm) {
        this.bytes = bytes.clone();
    }

    @Override
    public byte[] getEncoded() {
        return bytes.clone();
    }
}
