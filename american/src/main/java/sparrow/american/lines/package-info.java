/// How near each line of the card is, and in which order to think of them.
///
/// [sparrow.american.lines.Facts] measures a position against a card,
/// [sparrow.american.lines.Ranking] orders the lines.
@NullMarked
package sparrow.american.lines;

import org.jspecify.annotations.NullMarked;
