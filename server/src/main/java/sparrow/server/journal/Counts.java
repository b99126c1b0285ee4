package sparrow.server.journal;

/// How much is kept, in a home or in a file.
public record Counts(int tables, long rows, int bans) {
    @Override
    public String toString() {
        return tables + " tables, " + rows + " rows, " + bans + " bans";
    }
}
