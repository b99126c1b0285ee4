package sparrow.answers;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// What some bytes stand for, kept from line to line, up to a bound.
final class KnownBytes<T> {
    private final int most;
    private final int longest;
    private Entry<T>[] entries = table(64);
    private int size;

    private static final class Entry<T> {
        private final byte[] bytes;
        private final int hash;
        private final T value;

        Entry(byte[] bytes, int hash, T value) {
            this.bytes = bytes;
            this.hash = hash;
            this.value = value;
        }

        private boolean is(byte[] lines, int from, int to, int wanted) {
            return hash == wanted && Arrays.equals(bytes, 0, bytes.length, lines, from, to);
        }
    }

    /// @param most how many are kept
    /// @param longest those that are longer are not
    KnownBytes(int most, int longest) {
        this.most = most;
        this.longest = longest;
    }

    @SuppressWarnings("unchecked")
    private static <T> Entry<T>[] table(int size) {
        return (Entry<T>[]) new Entry<?>[size];
    }

    /// The hash of bytes, of which only some are looked at.
    static int hash(byte[] lines, int from, int to) {
        int hash = to - from;
        int step = Math.min(1 + hash / 8, 4);
        for (int i = from; i < to; i += step) {
            hash = 31 * hash + lines[i];
        }
        return hash;
    }

    @Nullable T get(byte[] lines, int from, int to, int hash) {
        Entry<T> entry = entries[place(lines, from, to, hash)];
        return entry == null ? null : entry.value;
    }

    void put(byte[] lines, int from, int to, int hash, T value) {
        if (to - from > longest) {
            return;
        }
        if (size == most) {
            Arrays.fill(entries, null);
            size = 0;
        }
        if (2 * size >= entries.length) {
            grow();
        }
        int place = place(lines, from, to, hash);
        size += entries[place] == null ? 1 : 0;
        entries[place] = new Entry<>(Arrays.copyOfRange(lines, from, to), hash, value);
    }

    /// Where such bytes are, or would be.
    private int place(byte[] lines, int from, int to, int hash) {
        int place = first(hash);
        while (entries[place] != null && !entries[place].is(lines, from, to, hash)) {
            place = (place + 1) & (entries.length - 1);
        }
        return place;
    }

    private int first(int hash) {
        return (hash ^ (hash >>> 15)) & (entries.length - 1);
    }

    private void grow() {
        Entry<T>[] old = entries;
        entries = table(4 * old.length);
        for (Entry<T> entry : old) {
            if (entry != null) {
                entries[place(entry.bytes, 0, entry.bytes.length, entry.hash)] = entry;
            }
        }
    }
}
