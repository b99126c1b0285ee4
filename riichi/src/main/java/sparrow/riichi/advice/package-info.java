/// What can be said of a position in Riichi: what each discard leaves, the odds of being ready and
/// of winning, how dangerous a tile is to those who may be ready, and whether a yaku is in reach.
///
/// A [sparrow.riichi.advice.Position] is the question, typed by somebody or read off a seat's view.
/// Everything is worked out from plain values, without chance, clock or memory.
///
/// ```java
/// Position position = Position.of(Hand.of("3467m24067p345s88s")).seat(Tile.SOUTH);
/// List<Outlook> discards = Outlook.of(position, Optional.of(TurnsAhead.own(9)));
/// List<Warning> warnings = Warning.of(position);
/// ```
@NullMarked
package sparrow.riichi.advice;

import org.jspecify.annotations.NullMarked;
