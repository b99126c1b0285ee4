/// Logs of any game checked by playing them again: every recorded action must have been open to its
/// player, and whatever the rules bring about must be what the log tells.
///
/// Start with [sparrow.records.replay.LogReplay].
///
/// ```java
/// LogReplay replay = LogReplay.of(log, _ -> new Reading.Read<>(variant), _ -> Optional.empty());
/// Optional<Difference> difference = replay.difference();
/// String told = EventWords.of(log.getLast());
/// ```
@NullMarked
package sparrow.records.replay;

import org.jspecify.annotations.NullMarked;
