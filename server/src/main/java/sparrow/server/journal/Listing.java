package sparrow.server.journal;

/// Whether the lobby and the list of records show a table.
public enum Listing {
    LISTED,
    UNLISTED
}
