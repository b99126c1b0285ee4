/// Games on disk. Start with [sparrow.records.JsonLog], the log as Sparrow itself writes it, and
/// [sparrow.records.Transcript], a match as any record tells it. [sparrow.records.Scribe] makes
/// events of what the formats of other programs tell.
@NullMarked
package sparrow.records;

import org.jspecify.annotations.NullMarked;
