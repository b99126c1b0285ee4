package sparrow.riichi;

/// Who pays how much for a win, honba included.
public sealed interface Payments {
    /// What everybody pays where nobody is liable.
    sealed interface Usual extends Payments {}

    /// The player whose tile it was pays all.
    record Discarder(long amount) implements Usual {}

    /// The dealer has won by self-draw, or the shares are equal.
    record Each(long amount) implements Usual {}

    /// Another player has won by self-draw.
    record DealerAndOthers(long dealer, long others) implements Usual {}

    /// A player is liable for the hand or a part of it.
    ///
    /// @param amount all that this player pays
    /// @param rest what the other players pay; nothing where the amounts are 0
    record Liable(long amount, Usual rest) implements Payments {}
}
