/// Bots for Riichi.
///
/// [sparrow.strategy.riichi.RiichiBots] lists them. What a bot may know of the table is gathered in
/// [sparrow.strategy.riichi.Situation]; an [sparrow.strategy.riichi.Aim] is a way to a win.
@NullMarked
package sparrow.strategy.riichi;

import org.jspecify.annotations.NullMarked;
