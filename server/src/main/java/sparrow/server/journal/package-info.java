/// What must survive: every event and answer, on disk before anybody is told.
///
/// [sparrow.server.journal.Journal] is the SQLite database: a [sparrow.server.journal.TableRow] for
/// each table, an [sparrow.server.journal.Entry] for each event and answer. `Schema` has the steps
/// by which it came to its shape, [sparrow.server.journal.DataFolder] keeps it private,
/// [sparrow.server.journal.Backup] copies it, [sparrow.server.journal.Retention] says how long
/// games are kept.
@NullMarked
package sparrow.server.journal;

import org.jspecify.annotations.NullMarked;
