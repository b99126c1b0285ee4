@NullMarked
package sparrow.arena.fit;

import org.jspecify.annotations.NullMarked;
