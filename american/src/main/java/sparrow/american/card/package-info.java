/// The American card: a language to type a card in, its lines with all their variations, and how
/// far a rack is from each of them.
///
/// [sparrow.american.card.Card#parse(String)] reads a card, [sparrow.american.card.SparrowCard] is
/// the one that comes with the game. [sparrow.american.card.Rack] is what a player holds,
/// [sparrow.american.card.Distances] measures it against every variation at once, and
/// [sparrow.american.card.Card#wins] says which lines it completes.
@NullMarked
package sparrow.american.card;

import org.jspecify.annotations.NullMarked;
