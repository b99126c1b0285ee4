@NullMarked
package sparrow.strategy.filipino;

import org.jspecify.annotations.NullMarked;
