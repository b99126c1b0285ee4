@NullMarked
package sparrow.changchun.play;

import org.jspecify.annotations.NullMarked;
