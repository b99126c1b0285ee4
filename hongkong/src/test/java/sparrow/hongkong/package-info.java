@NullMarked
package sparrow.hongkong;

import org.jspecify.annotations.NullMarked;
