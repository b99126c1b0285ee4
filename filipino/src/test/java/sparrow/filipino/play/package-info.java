@NullMarked
package sparrow.filipino.play;

import org.jspecify.annotations.NullMarked;
