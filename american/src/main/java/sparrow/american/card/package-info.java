/// The American card: its lines with all their variations, and how far a rack is from each of them.
///
/// A card is read by `sparrow.american.card.reader`. [sparrow.american.card.Rack] is what a player
/// holds, [sparrow.american.card.Distances] measures it against every variation at once, and
/// [sparrow.american.card.Card#wins] says which lines it completes.
@NullMarked
package sparrow.american.card;

import org.jspecify.annotations.NullMarked;
