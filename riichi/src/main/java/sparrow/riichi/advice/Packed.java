package sparrow.riichi.advice;

/// The counts of the 34 kinds in two words, to be looked up by.
record Packed(long low, long high) {
    private static final int HALF = 17;

    static Packed of(int[] kinds) {
        return new Packed(half(kinds, 0), half(kinds, HALF));
    }

    private static long half(int[] kinds, int from) {
        long packed = 0;
        for (int kind = from; kind < from + HALF; kind++) {
            packed = packed << 3 | kinds[kind];
        }
        return packed;
    }
}
