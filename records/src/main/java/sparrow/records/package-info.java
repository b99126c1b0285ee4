/// Games on disk. Start with [sparrow.records.JsonLog], the log as Sparrow itself writes it.
@NullMarked
package sparrow.records;

import org.jspecify.annotations.NullMarked;
