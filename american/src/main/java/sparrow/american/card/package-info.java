/// The American card: its lines with all their variations, and how far a rack is from each of them.
///
/// A card is read by `sparrow.american.card.reader`. [sparrow.american.card.Rack] is what a player
/// holds, [sparrow.american.card.Distances] measures it against every variation at once, and
/// [sparrow.american.card.Card#wins] says which lines it completes.
///
/// ```java
/// Card card = SparrowCard.card();
/// Rack rack = Rack.of(Notation.AMERICAN.read("1B1B2B2B2B3B4D5D5DEFFJ9C").orThrow().concealed());
/// List<Discard> discards = card.distances().discards(rack);
/// ```
@NullMarked
package sparrow.american.card;

import org.jspecify.annotations.NullMarked;
