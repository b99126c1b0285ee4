package sparrow.riichi;

/// What one arrangement is worth.
///
/// @param ordinary a bit for the index of each ordinary yaku
/// @param yakuman a bit for the index of each yakuman
/// @param han all of them, dora included; 13 for each yakuman
/// @param lift the han by which a yaku that makes a mangan raises the hand
/// @param bonus whether dora count
/// @param times how many yakuman there are
/// @param base the basic points
/// @param points what all payers pay together
record Valuation(
        Arrangement arrangement,
        long ordinary,
        long yakuman,
        int han,
        int fu,
        int lift,
        Bonus bonus,
        int times,
        Limit limit,
        long base,
        long points) {
    enum Bonus {
        DORA,
        NONE
    }

    boolean hasDora() {
        return bonus == Bonus.DORA;
    }

    /// By points, then han, then fu.
    boolean isBetterThan(Valuation other) {
        if (points != other.points) {
            return points > other.points;
        }
        return han != other.han ? han > other.han : fu > other.fu;
    }

    /// Whether there is any yaku.
    boolean counts() {
        return (ordinary | yakuman) != 0;
    }
}
