/// The levels of Hong Kong mahjong.
@NullMarked
package sparrow.hongkong.play;

import org.jspecify.annotations.NullMarked;
