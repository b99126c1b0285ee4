@NullMarked
package sparrow.american.play;

import org.jspecify.annotations.NullMarked;
