/// American mahjong at the table: the deal, the Charleston, turns, claims, joker exchanges, dead
/// hands and payments, by the lines of a card.
@NullMarked
package sparrow.american.table;

import org.jspecify.annotations.NullMarked;
