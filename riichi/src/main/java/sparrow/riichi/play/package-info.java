/// Bots for Riichi.
///
/// [sparrow.riichi.play.RiichiBots] lists them. What a bot may know of the table is gathered in
/// [sparrow.riichi.play.Counted]; an [sparrow.riichi.play.Course] is a way to a win.
@NullMarked
package sparrow.riichi.play;

import org.jspecify.annotations.NullMarked;
