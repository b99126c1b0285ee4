/// Millions of games and records on Apache Spark: an optional part of the program.
///
/// [sparrow.bulk.SparkCrew] plays for the commands of the arena; [sparrow.bulk.BulkPart] is where
/// the program finds it.
@NullMarked
package sparrow.bulk;

import org.jspecify.annotations.NullMarked;
