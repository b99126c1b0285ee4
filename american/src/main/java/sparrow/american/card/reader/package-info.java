/// The language a card is typed in: [sparrow.american.card.reader.CardReader#read(String)] compiles
/// a text, or tells everything that is wrong with it; [sparrow.american.card.reader.SparrowCard] is
/// the card that comes with the game.
@NullMarked
package sparrow.american.card.reader;

import org.jspecify.annotations.NullMarked;
