/// Records as files, in any format: [sparrow.records.file.RecordFile] finds out which.
@NullMarked
package sparrow.records.file;

import org.jspecify.annotations.NullMarked;
