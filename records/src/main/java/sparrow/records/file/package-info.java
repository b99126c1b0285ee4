/// Records as files: [sparrow.records.file.Formats] finds out in which format they are.
///
/// [sparrow.records.file.Format] is one format, [sparrow.records.file.GameRecords] what a game
/// brings for its records.
@NullMarked
package sparrow.records.file;

import org.jspecify.annotations.NullMarked;
