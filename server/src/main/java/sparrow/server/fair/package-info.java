/// Walls that nobody chose: what is committed to before the first tile, and the secrets people
/// hold.
@NullMarked
package sparrow.server.fair;

import org.jspecify.annotations.NullMarked;
