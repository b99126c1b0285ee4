package sparrow.riichi;

/// Who pays how much for a win, honba included and liability left aside.
public sealed interface Payments {
    /// The player whose tile it was pays all.
    record Discarder(long amount) implements Payments {}

    /// The dealer has won by self-draw, or the shares are equal.
    record Each(long amount) implements Payments {}

    /// Another player has won by self-draw.
    record DealerAndOthers(long dealer, long others) implements Payments {}
}
