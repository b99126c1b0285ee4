package sparrow.server.table;

/// How many tables one address may keep open, so that nobody fills the server alone.
///
/// @param open tables that wait or are played at
/// @param waiting those of them that wait for people
/// @param ofBots those of them at which only bots play
/// @param free bytes on disk below which nobody makes a table
public record TableQuota(int open, int waiting, int ofBots, long free) {
    public static final TableQuota STANDARD = new TableQuota(60, 20, 4, 200_000_000);

    /// The same for somebody who may have so many times as many.
    public TableQuota times(int favour) {
        return new TableQuota(open * favour, waiting * favour, ofBots * favour, free);
    }

    /// Refuses one more table to somebody who has these.
    ///
    /// @param waits how many of them wait for people
    /// @param bots how many of them are for bots alone
    void check(NewTable plan, int all, int waits, int bots) {
        if (all >= open) {
            throw tooMany("You have " + all + " tables open; close one, or play one to its end.");
        }
        if (!plan.isForBots() && waits >= waiting) {
            throw tooMany("You have " + waits + " tables that wait for people; close one first.");
        }
        if (plan.isForBots() && bots >= ofBots) {
            throw tooMany("You have " + bots + " tables of bots alone; close one first.");
        }
    }

    private static ApiRefusal tooMany(String sentence) {
        return new ApiRefusal(ApiRefusal.Kind.TOO_OFTEN, "too many tables", sentence);
    }
}
