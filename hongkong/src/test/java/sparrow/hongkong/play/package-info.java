@NullMarked
package sparrow.hongkong.play;

import org.jspecify.annotations.NullMarked;
