/// Advisors for Filipino mahjong: which tile to part with, which claim to make, and why.
@NullMarked
package sparrow.filipino.play;

import org.jspecify.annotations.NullMarked;
