/// The one place that values a position of American mahjong.
///
/// [sparrow.american.value.HandValue] says what a hand is worth; discards, passes, exchanges and
/// calls are judged by it, for the levels that play and for the advice that is shown.
@NullMarked
package sparrow.american.value;

import org.jspecify.annotations.NullMarked;
