/// Walls that nobody chose: [sparrow.server.fair.FairSeed] is what a server commits to before the
/// first tile, [sparrow.server.fair.Token] makes the secrets that people hold.
@NullMarked
package sparrow.server.fair;

import org.jspecify.annotations.NullMarked;
