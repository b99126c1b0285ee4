@NullMarked
package sparrow.strategy.riichi;

import org.jspecify.annotations.NullMarked;
