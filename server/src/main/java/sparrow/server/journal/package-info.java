/// What must survive: every event and answer, on disk before anybody is told.
///
/// [sparrow.server.journal.Journal] is the SQLite database: a [sparrow.server.journal.TableRow] for
/// each table, an [sparrow.server.journal.Entry] for each event and answer.
@NullMarked
package sparrow.server.journal;

import org.jspecify.annotations.NullMarked;
