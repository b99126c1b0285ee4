/// Riichi mahjong: what a winning hand is worth, and why, under the rules of any table.
///
/// A [sparrow.riichi.Win] is the question, [sparrow.riichi.RiichiRules] answer it with a
/// [sparrow.riichi.Score] or a [sparrow.riichi.NoScore].
///
/// ```java
/// Win win = Win.ron(Hand.of("123m456p789s11122z"), Tile.M2).seat(Tile.EAST).dora(Tile.M1);
/// Score score = RiichiRules.TENHOU.score(win).orThrow();
/// long points = score.total();
/// ```
@NullMarked
package sparrow.riichi;

import org.jspecify.annotations.NullMarked;
