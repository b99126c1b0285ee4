package sparrow.american.odds;

import sparrow.american.card.Line;

/// How likely a variation is completed before the wall is out, and what that brings.
///
/// @param chance by own draws and claimed discards
/// @param selfPicked the part of it in which the last tile is drawn
/// @param jokerless the part of it without any joker
/// @param value the points won on average, payments of all three others together
public record Completion(double chance, double selfPicked, double jokerless, double value) {
    public static final Completion NEVER = new Completion(0, 0, 0, 0);

    /// What all three others pay together, in values of the hand, for a tile drawn and for a tile
    /// claimed.
    public static final int SELF_PICKED = 6;

    public static final int CLAIMED = 4;

    /// @param of the chance of each ending: drawn or claimed, with jokers or without
    static Completion of(Line line, Endings of) {
        double bonus = line.bonus() ? 2 : 1;
        double drawn = of.drawn() + bonus * of.drawnJokerless();
        double claimed = of.claimed() + bonus * of.claimedJokerless();
        double jokerless = of.drawnJokerless() + of.claimedJokerless();
        double selfPicked = of.drawn() + of.drawnJokerless();
        double chance = Math.min(1, selfPicked + of.claimed() + of.claimedJokerless());
        return new Completion(
                chance,
                Math.min(chance, selfPicked),
                Math.min(chance, jokerless),
                line.points() * (SELF_PICKED * drawn + CLAIMED * claimed));
    }

    /// As if draws alone completed it, with jokers.
    public static Completion byDraws(Line line, double chance) {
        return of(line, new Endings(chance, 0, 0, 0));
    }

    /// The chances of the four ways to finish.
    record Endings(double drawn, double drawnJokerless, double claimed, double claimedJokerless) {}
}
