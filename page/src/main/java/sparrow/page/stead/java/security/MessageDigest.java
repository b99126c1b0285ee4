package sparrow.page.stead.java.security;

import java.security.NoSuchAlgorithmException;

/// SHA-256 and SHA-512.
public abstract class MessageDigest {
    public static MessageDigest getInstance(String name) throws NoSuchAlgorithmException {
        return switch (name) {
            case "SHA-256" -> new Sha256();
            case "SHA-512" -> new Sha512();
            default -> throw new NoSuchAlgorithmException(name);
        };
    }

    private final byte[] block;
    private int used;
    private long length;

    MessageDigest(int block) {
        this.block = new byte[block];
    }

    abstract void take(byte[] full);

    abstract byte[] result();

    abstract void begin();

    public void update(byte[] bytes) {
        for (byte each : bytes) {
            update(each);
        }
    }

    public void update(byte value) {
        block[used++] = value;
        length++;
        if (used == block.length) {
            take(block);
            used = 0;
        }
    }

    public byte[] digest() {
        long bits = 8 * length;
        update((byte) 0x80);
        while (used != block.length - block.length / 8) {
            update((byte) 0);
        }
        for (int at = block.length / 8 - 1; at >= 0; at--) {
            update((byte) (at < Long.BYTES ? bits >>> (8 * at) : 0));
        }
        byte[] result = result();
        used = 0;
        length = 0;
        begin();
        return result;
    }

    public byte[] digest(byte[] last) {
        update(last);
        return digest();
    }

    public static boolean isEqual(byte[] one, byte[] other) {
        int differences = one.length ^ other.length;
        for (int i = 0; i < one.length; i++) {
            differences |= one[i] ^ other[other.length == 0 ? 0 : i % other.length];
        }
        return differences == 0;
    }

    /// The first primes, whose roots are the constants of both.
    static int[] primes(int count) {
        int[] primes = new int[count];
        int found = 0;
        for (int number = 2; found < count; number++) {
            boolean prime = true;
            for (int i = 0; i < found && prime; i++) {
                prime = number % primes[i] != 0;
            }
            if (prime) {
                primes[found++] = number;
            }
        }
        return primes;
    }
}
