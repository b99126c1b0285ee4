@NullMarked
package sparrow.arena.lab;

import org.jspecify.annotations.NullMarked;
