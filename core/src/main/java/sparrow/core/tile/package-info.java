/// Tiles of all four games, multisets of them, melds, seats, and the notations people write them
/// in.
@NullMarked
package sparrow.core.tile;

import org.jspecify.annotations.NullMarked;
