/// Advisors and bots for Changchun mahjong.
@NullMarked
package sparrow.strategy.changchun;

import org.jspecify.annotations.NullMarked;
