package sparrow.hongkong;

import org.jspecify.annotations.Nullable;

/// Answers kept by a number that stands for the question; a newer one takes the place of an older.
/// It may be shared: what is kept never changes, and who comes too late works it out again.
final class Remembered<T> {
    private static final long ODD = 0x9E37_79B9_7F4A_7C15L;

    private record Entry<T>(long key, T answer) {}

    private final int shift;
    private final @Nullable Entry<T>[] entries;

    /// @param bits of the number of places, a power of two
    @SuppressWarnings({"unchecked", "rawtypes"})
    Remembered(int bits) {
        this.shift = Long.SIZE - bits;
        this.entries = new Entry[1 << bits];
    }

    /// What is kept for that number, if anything is.
    @Nullable T get(long key) {
        Entry<T> entry = entries[place(key)];
        return entry != null && entry.key == key ? entry.answer : null;
    }

    void keep(long key, T answer) {
        entries[place(key)] = new Entry<>(key, answer);
    }

    private int place(long key) {
        return (int) ((key * ODD) >>> shift);
    }
}
