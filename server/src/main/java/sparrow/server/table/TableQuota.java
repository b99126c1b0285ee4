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

    /// How many tables one address has open.
    ///
    /// @param all that wait or are played at
    /// @param waiting those of them that wait for people
    /// @param ofBots those of them at which only bots play
    public record Open(int all, int waiting, int ofBots) {
        public static final Open NONE = new Open(0, 0, 0);

        public Open and(Open more) {
            return new Open(all + more.all, waiting + more.waiting, ofBots + more.ofBots);
        }
    }

    /// Refuses one more table to somebody who has these.
    void check(NewTable plan, Open own) {
        if (own.all >= open) {
            throw tooMany(
                    "You have " + own.all + " tables open; close one, or play one to its end.");
        }
        if (!plan.isForBots() && own.waiting >= waiting) {
            throw tooMany(
                    "You have " + own.waiting + " tables that wait for people; close one first.");
        }
        if (plan.isForBots() && own.ofBots >= ofBots) {
            throw tooMany("You have " + own.ofBots + " tables of bots alone; close one first.");
        }
    }

    private static ApiRefusal tooMany(String sentence) {
        return new ApiRefusal(ApiRefusal.Kind.TOO_OFTEN, "too many tables", sentence);
    }
}
