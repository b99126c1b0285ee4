@NullMarked
package sparrow.filipino;

import org.jspecify.annotations.NullMarked;
