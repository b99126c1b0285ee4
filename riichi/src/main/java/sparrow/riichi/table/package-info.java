/// Riichi at the table: the whole game, from the deal to the last place, for four and three
/// players.
///
/// [sparrow.riichi.table.RiichiVariant] answers the questions of a variant; each of its rules has a
/// file.
@NullMarked
package sparrow.riichi.table;

import org.jspecify.annotations.NullMarked;
