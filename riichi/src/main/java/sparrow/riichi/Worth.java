package sparrow.riichi;

/// What a yaku counts: han in a closed hand and in an open one, 0 where it does not count.
record Worth(Sort sort, int closed, int open) {
    /// The han that one yakuman stands for.
    static final int YAKUMAN = 13;

    /// The han that make a mangan.
    static final int MANGAN = 5;

    enum Sort {
        HAN,
        /// Raises the hand to a mangan.
        MANGAN,
        YAKUMAN
    }

    static Worth closed(int han) {
        return new Worth(Sort.HAN, han, 0);
    }

    static Worth han(int han) {
        return new Worth(Sort.HAN, han, han);
    }

    static Worth han(int closed, int open) {
        return new Worth(Sort.HAN, closed, open);
    }

    static Worth mangan() {
        return new Worth(Sort.MANGAN, MANGAN, MANGAN);
    }

    static Worth yakuman() {
        return new Worth(Sort.YAKUMAN, YAKUMAN, YAKUMAN);
    }

    static Worth doubleYakuman() {
        return new Worth(Sort.YAKUMAN, 2 * YAKUMAN, 2 * YAKUMAN);
    }

    static Worth closedYakuman() {
        return new Worth(Sort.YAKUMAN, YAKUMAN, 0);
    }
}
