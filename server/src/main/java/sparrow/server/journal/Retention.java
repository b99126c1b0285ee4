package sparrow.server.journal;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// How long games are kept once they have ended; where nothing is said, for ever. Tables that wait
/// or are played at are always kept, files that people look at never.
///
/// @param finished matches that the list of records shows
/// @param unlisted finished matches of private tables
/// @param closed tables that ended without a result
public record Retention(
        Optional<Duration> finished, Optional<Duration> unlisted, Optional<Duration> closed) {
    public static final Retention FOREVER =
            new Retention(Optional.empty(), Optional.empty(), Optional.empty());

    /// So few in one commit that no table waits for it.
    private static final int AT_ONCE = 20;

    /// Lets go of what has been kept long enough; returns how many tables that were.
    ///
    /// @param now milliseconds since 1970
    public int apply(Journal journal, long now) {
        return prune(journal, now, "over", Listing.LISTED, finished)
                + prune(journal, now, "over", Listing.UNLISTED, unlisted)
                + prune(journal, now, "closed", Listing.LISTED, closed)
                + prune(journal, now, "closed", Listing.UNLISTED, closed);
    }

    private static int prune(
            Journal journal, long now, String phase, Listing listing, Optional<Duration> kept) {
        if (kept.isEmpty()) {
            return 0;
        }
        long before = now - kept.get().toMillis();
        int pruned = 0;
        List<String> names = journal.ended(phase, listing, before, AT_ONCE);
        while (!names.isEmpty()) {
            journal.delete(names);
            pruned += names.size();
            names = journal.ended(phase, listing, before, AT_ONCE);
        }
        return pruned;
    }
}
