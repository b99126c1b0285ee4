/// Games as files: logs written, read and checked.
@NullMarked
package sparrow.records;

import org.jspecify.annotations.NullMarked;
