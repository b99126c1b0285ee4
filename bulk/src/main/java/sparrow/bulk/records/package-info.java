/// Records of matches as tables in Parquet, and what those tables tell.
///
/// [sparrow.bulk.records.RecordTable] has the columns, [sparrow.bulk.records.MatchRows] fills them.
@NullMarked
package sparrow.bulk.records;

import org.jspecify.annotations.NullMarked;
