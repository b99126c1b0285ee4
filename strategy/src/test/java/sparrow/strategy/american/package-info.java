@NullMarked
package sparrow.strategy.american;

import org.jspecify.annotations.NullMarked;
