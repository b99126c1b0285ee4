/// Tiles of all games, multisets of them, melds, seats, and the notations people write them in.
///
/// ```java
/// Hand hand = Notation.readAny("123m 0p 11z").orThrow();
/// int easts = hand.concealed().count(Tile.EAST);
/// String american = Notation.AMERICAN.write(hand);
/// ```
@NullMarked
package sparrow.core.tile;

import org.jspecify.annotations.NullMarked;
