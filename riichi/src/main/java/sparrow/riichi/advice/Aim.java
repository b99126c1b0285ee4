package sparrow.riichi.advice;

import sparrow.riichi.Yaku;

/// A yaku that an open hand can make for, in one of its forms.
///
/// @param of what it is made of, such as `777z` or `345`; empty where the yaku says it all
record Aim(Yaku yaku, String of, Measure measure) {
    /// How many tiles a hand lacks that has the yaku.
    interface Measure {
        /// @param below the exact number is only needed if it is less than this
        int distance(Supply supply, int below);
    }

    int distance(Supply supply, int below) {
        return measure.distance(supply, below);
    }
}
