@NullMarked
package sparrow.riichi;

import org.jspecify.annotations.NullMarked;
