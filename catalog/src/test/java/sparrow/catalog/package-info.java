@NullMarked
package sparrow.catalog;

import org.jspecify.annotations.NullMarked;
