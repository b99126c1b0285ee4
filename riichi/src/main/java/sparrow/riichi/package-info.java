/// Riichi mahjong: what a winning hand is worth, and why, under the rules of any table.
///
/// A [sparrow.riichi.Win] is the question, [sparrow.riichi.RiichiRules] answer it with a
/// [sparrow.riichi.Score] or a [sparrow.riichi.Refusal].
@NullMarked
package sparrow.riichi;

import org.jspecify.annotations.NullMarked;
