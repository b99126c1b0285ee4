/// Games on disk. Start with [sparrow.records.JsonLog], the log of every game as Sparrow writes it,
/// and [sparrow.records.Transcript], a match as any record tells it.
@NullMarked
package sparrow.records;

import org.jspecify.annotations.NullMarked;
