@NullMarked
package sparrow.american.table;

import org.jspecify.annotations.NullMarked;
