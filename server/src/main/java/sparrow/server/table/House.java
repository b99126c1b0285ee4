package sparrow.server.table;

import java.time.Clock;
import sparrow.server.journal.Journal;

/// What all tables of a server share.
///
/// @param clock the time of day, for records alone
public record House(Journal journal, Timers timers, Thinkers thinkers, Clock clock) {}
