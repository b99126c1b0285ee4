/// Matches of Riichi played again from records that tell less than our own log does: whatever they
/// tell must agree. Start with [sparrow.formats.replay.Replay].
///
/// ```java
/// Transcript match = TenhouXml.read(text).orThrow();
/// Optional<Difference> difference = Replay.of(match).difference();
/// List<RecordedHand> complete = Replay.of(match).played();
/// ```
@NullMarked
package sparrow.formats.replay;

import org.jspecify.annotations.NullMarked;
