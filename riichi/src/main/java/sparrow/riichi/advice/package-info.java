/// Advice for a Riichi hand that is not won yet: what each discard leaves, the odds of being ready
/// and of winning, how dangerous a tile is to a declared riichi, and whether a yaku is in reach.
///
/// A [sparrow.riichi.advice.Position] is the question. Everything is worked out from plain values,
/// without chance, clock or memory.
@NullMarked
package sparrow.riichi.advice;

import org.jspecify.annotations.NullMarked;
