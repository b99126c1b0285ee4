@NullMarked
package sparrow.desk;

import org.jspecify.annotations.NullMarked;
