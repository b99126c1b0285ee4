@NullMarked
package sparrow.changchun;

import org.jspecify.annotations.NullMarked;
