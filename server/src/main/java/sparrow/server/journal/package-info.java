/// What must survive: every event and answer, on disk before anybody is told.
///
/// [sparrow.server.journal.Journal] is all of it: a [sparrow.server.journal.TableRow] for each
/// table, an [sparrow.server.journal.Entry] for each event and answer.
/// [sparrow.server.journal.JournalHome] is where it lives: SQLite in a
/// [sparrow.server.journal.DataFolder], which keeps it private, or what a
/// [sparrow.server.journal.HomeMaker] opens. `Schema` has the steps by which it came to its shape,
/// [sparrow.server.journal.Backup] copies it, [sparrow.server.journal.GamesExport] and
/// [sparrow.server.journal.GamesImport] move it, [sparrow.server.journal.Retention] says how long
/// games are kept.
@NullMarked
package sparrow.server.journal;

import org.jspecify.annotations.NullMarked;
