/// The formats in which other programs keep games, so far of Riichi alone.
///
/// [sparrow.formats.RiichiRecords] is what the catalog lists; `tenhou` and `mjai` read and write
/// the formats, `hand` makes events of what they tell, `replay` plays a match again that tells less
/// than our own log does, and `mjai.bot` is a bot at a table of another program.
///
/// ```java
/// Formats formats = new Formats(List.of(RiichiRecords.RIICHI));
/// RecordFile file = formats.read(text).orThrow();
/// byte[] mjai = RecordFile.write(formats.completed(file), RiichiFormat.MJAI);
/// ```
@NullMarked
package sparrow.formats;

import org.jspecify.annotations.NullMarked;
