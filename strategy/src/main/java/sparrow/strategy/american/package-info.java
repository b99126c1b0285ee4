/// Bots that play American mahjong, each an advisor whose first advice it follows.
@NullMarked
package sparrow.strategy.american;

import org.jspecify.annotations.NullMarked;
