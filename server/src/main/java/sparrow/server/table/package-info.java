/// A live table: who sits there, who must choose, how long, and who is told what.
@NullMarked
package sparrow.server.table;

import org.jspecify.annotations.NullMarked;
