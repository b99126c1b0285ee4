/// The command sparrow.
@NullMarked
package sparrow.cli;

import org.jspecify.annotations.NullMarked;
