package sparrow.page.stead.javax.crypto;

import java.nio.ByteBuffer;
import java.security.NoSuchAlgorithmException;
import sparrow.page.stead.java.security.Key;
import sparrow.page.stead.java.security.MessageDigest;

/// HMAC-SHA-512.
public final class Mac {
    private static final int BLOCK = 128;

    private final MessageDigest inner;
    private final MessageDigest outer;
    private byte[] key = {};

    private Mac() throws NoSuchAlgorithmException {
        inner = MessageDigest.getInstance("SHA-512");
        outer = MessageDigest.getInstance("SHA-512");
    }

    public static Mac getInstance(String name) throws NoSuchAlgorithmException {
        if (!name.equals("HmacSHA512")) {
            throw new NoSuchAlgorithmException(name);
        }
        return new Mac();
    }

    public void init(Key given) {
        byte[] bytes = given.getEncoded();
        key = new byte[BLOCK];
        byte[] fitting = bytes.length > BLOCK ? outer.digest(bytes) : bytes;
        System.arraycopy(fitting, 0, key, 0, fitting.length);
        inner.update(padded(0x36));
    }

    private byte[] padded(int with) {
        byte[] padded = new byte[BLOCK];
        for (int i = 0; i < BLOCK; i++) {
            padded[i] = (byte) (key[i] ^ with);
        }
        return padded;
    }

    public void update(byte[] bytes) {
        inner.update(bytes);
    }

    public void update(ByteBuffer bytes) {
        while (bytes.hasRemaining()) {
            inner.update(bytes.get());
        }
    }

    public byte[] doFinal() {
        byte[] first = inner.digest();
        inner.update(padded(0x36));
        outer.update(padded(0x5C));
        return outer.digest(first);
    }
}
