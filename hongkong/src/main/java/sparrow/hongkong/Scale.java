package sparrow.hongkong;

/// How points grow with the faan.
enum Scale {
    /// Twice as much for each of the first four, from then on for every two; halfway between them
    /// half as much again.
    HALF_SPICY {
        @Override
        public int points(int faan) {
            int beyond = Math.max(0, faan - STEEP);
            int points = 1 << (Math.min(faan, STEEP) + beyond / 2);
            return beyond % 2 == 0 ? points : points * 3 / 2;
        }
    },
    /// Twice as much for each.
    FULL_SPICY {
        @Override
        public int points(int faan) {
            return 1 << faan;
        }
    },
    /// Twice as much for each of the first four, from then on for every three.
    BANDS {
        @Override
        public int points(int faan) {
            return 1 << (Math.min(faan, STEEP) + Math.max(0, faan - STEEP) / 3);
        }
    };

    private static final int STEEP = 4;

    public abstract int points(int faan);
}
