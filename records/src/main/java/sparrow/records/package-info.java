/// Games on disk. Start with [sparrow.records.JsonLog], the log of every game as Sparrow writes it,
/// and [sparrow.records.Transcript], a match as any record tells it.
///
/// ```java
/// List<Event> events = JsonLog.read(text).orThrow();
/// Table last = JsonLog.replay(events).orThrow().getLast();
/// String line = JsonLog.line(last.log().last());
/// ```
@NullMarked
package sparrow.records;

import org.jspecify.annotations.NullMarked;
