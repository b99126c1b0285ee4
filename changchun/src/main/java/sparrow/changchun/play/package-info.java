/// Advisors and bots for Changchun mahjong.
@NullMarked
package sparrow.changchun.play;

import org.jspecify.annotations.NullMarked;
