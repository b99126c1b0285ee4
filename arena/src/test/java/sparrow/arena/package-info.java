@NullMarked
package sparrow.arena;

import org.jspecify.annotations.NullMarked;
