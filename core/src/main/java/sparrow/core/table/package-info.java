/// What happens at a table and what it adds up to: events, who may see them, and the table they
/// fold into.
///
/// Start with [sparrow.core.table.Event] and [sparrow.core.table.Table]. Nothing here knows the
/// rules of any game.
///
/// ```java
/// List<Event> log = table.log().events();
/// Table same = Table.fold(log);
/// Table known = View.of(Seat.A, table).table(); // what seat A knows of it
/// ```
@NullMarked
package sparrow.core.table;

import org.jspecify.annotations.NullMarked;
