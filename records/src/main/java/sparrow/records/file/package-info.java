/// Records as files: [sparrow.records.file.Formats] finds out in which format they are.
///
/// [sparrow.records.file.Format] is one format, [sparrow.records.file.GameRecords] what a game
/// brings for its records.
///
/// ```java
/// Formats formats = new Formats(List.of()); // those of every game are in the catalog
/// RecordFile file = formats.read(text).orThrow();
/// List<RecordedHand> hands = file.match().hands();
/// ```
@NullMarked
package sparrow.records.file;

import org.jspecify.annotations.NullMarked;
