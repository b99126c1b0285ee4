/// Games of Mahjong Soul as those who download them keep them: its records of a game, decoded into
/// JSON. They are read and not written. Start with [sparrow.formats.majsoul.MajsoulJson].
///
/// ```java
/// Transcript match = MajsoulJson.read(text).orThrow();
/// Optional<Difference> difference = Replay.of(match).difference();
/// List<RecordedHand> hands = match.hands();
/// ```
@NullMarked
package sparrow.formats.majsoul;

import org.jspecify.annotations.NullMarked;
