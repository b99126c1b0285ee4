/// A live table: who sits there, who must choose, how long, and who is told what.
///
/// [sparrow.server.table.Tables] makes and finds them; [sparrow.server.table.LiveTable] is one. Of
/// a table, `Room` is what is not the game (its `TableSetup`, the `SeatHolder` of each seat, the
/// `Audience`), `LiveMatch` asks, waits and settles each `Decision`, `JournaledMatch` writes what
/// happens before anybody is told, and `Pause` lies between two hands. `TableBots` and `BotTurns`
/// let bots play, on `BotThreads`. [sparrow.server.table.Request] is what a player may ask for,
/// [sparrow.server.table.TableMessages] what a table says. [sparrow.server.table.FinishedMatch] is
/// what remains.
@NullMarked
package sparrow.server.table;

import org.jspecify.annotations.NullMarked;
