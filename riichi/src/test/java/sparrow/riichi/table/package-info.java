@NullMarked
package sparrow.riichi.table;

import org.jspecify.annotations.NullMarked;
