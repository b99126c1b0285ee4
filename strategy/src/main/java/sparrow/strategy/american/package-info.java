/// Bots for American mahjong.
@NullMarked
package sparrow.strategy.american;

import org.jspecify.annotations.NullMarked;
