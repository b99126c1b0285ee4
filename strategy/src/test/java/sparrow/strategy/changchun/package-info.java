@NullMarked
package sparrow.strategy.changchun;

import org.jspecify.annotations.NullMarked;
