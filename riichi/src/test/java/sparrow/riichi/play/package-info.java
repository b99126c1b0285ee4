@NullMarked
package sparrow.riichi.play;

import org.jspecify.annotations.NullMarked;
