@NullMarked
package sparrow.arena.mjai;

import org.jspecify.annotations.NullMarked;
