@NullMarked
package sparrow.odds;

import org.jspecify.annotations.NullMarked;
