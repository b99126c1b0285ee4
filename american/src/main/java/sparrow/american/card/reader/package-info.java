/// The language a card is typed in: [sparrow.american.card.reader.CardReader#read(String)] compiles
/// a text, or tells everything that is wrong with it; [sparrow.american.card.reader.SparrowCard] is
/// the card that comes with the game.
///
/// ```java
/// CardReading reading = CardReader.read(SparrowCard.text());
/// Card card = reading.orThrow();
/// String print = card.print();
/// ```
@NullMarked
package sparrow.american.card.reader;

import org.jspecify.annotations.NullMarked;
