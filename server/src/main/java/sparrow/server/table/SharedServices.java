package sparrow.server.table;

import java.time.Clock;
import sparrow.server.journal.Journal;
import sparrow.server.work.HeavyWork;

/// What all tables of a server share.
///
/// @param clock the time of day, for records alone
record SharedServices(
        Journal journal,
        Timers timers,
        BotThreads botThreads,
        HeavyWork heavyWork,
        Clock clock) {}
