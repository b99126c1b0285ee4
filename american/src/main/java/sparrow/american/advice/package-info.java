/// Advice at an American table: what a player knows, how near each line of the card is, which one
/// to aim at, and what to do with each tile.
///
/// [sparrow.american.advice.Position] is what is known. [sparrow.american.advice.Facts] measures it
/// against a card, [sparrow.american.advice.Ranking] orders the lines,
/// [sparrow.american.advice.Recommendation] says what to keep, pass, discard and claim.
@NullMarked
package sparrow.american.advice;

import org.jspecify.annotations.NullMarked;
