/// Matches of Riichi played again from records that tell less than our own log does: whatever they
/// tell must agree. Start with [sparrow.formats.replay.Replay].
@NullMarked
package sparrow.formats.replay;

import org.jspecify.annotations.NullMarked;
