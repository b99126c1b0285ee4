package sparrow.server.table;

import java.time.Clock;
import sparrow.server.health.Histogram;
import sparrow.server.health.Metrics;
import sparrow.server.journal.Journal;
import sparrow.server.work.HeavyWork;

/// What all tables of a server share.
///
/// @param clock the time of day, for records alone
/// @param actions how long it takes from an answer to its acknowledgement
record SharedServices(
        Journal journal,
        Timers timers,
        BotThreads botThreads,
        HeavyWork heavyWork,
        Clock clock,
        Quarantine quarantine,
        Metrics metrics,
        Histogram actions) {
    SharedServices(
            Journal journal,
            Timers timers,
            BotThreads botThreads,
            HeavyWork heavyWork,
            Clock clock,
            Metrics metrics) {
        this(
                journal,
                timers,
                botThreads,
                heavyWork,
                clock,
                new Quarantine(),
                metrics,
                metrics.histogram(
                        "sparrow_action_seconds", "Time from an answer to its acknowledgement."));
    }

    /// Counts what is refused at tables.
    void count(ApiRefusal refusal) {
        metrics.count(
                "sparrow_refusals_total",
                "Messages and requests that were refused.",
                "code",
                refusal.code());
    }
}
