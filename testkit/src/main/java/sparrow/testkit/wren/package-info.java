/// Wren, a mahjong small enough to read in one sitting, and complete: copy it to start a variant.
@NullMarked
package sparrow.testkit.wren;

import org.jspecify.annotations.NullMarked;
