/// Walls that nobody chose: in a [sparrow.server.fair.FairRound] the server and every seat commit
/// to numbers and reveal them, [sparrow.server.fair.FairCheck] checks the record of a match,
/// [sparrow.server.fair.Token] makes the secrets that people hold.
@NullMarked
package sparrow.server.fair;

import org.jspecify.annotations.NullMarked;
