/// Bots that play American mahjong, each an advisor whose first advice it follows.
@NullMarked
package sparrow.american.play;

import org.jspecify.annotations.NullMarked;
