@NullMarked
package sparrow.hongkong.desk;

import org.jspecify.annotations.NullMarked;
