package sparrow.server.journal;

/// A table as it is kept beside its journal.
///
/// @param phase `waiting`, `playing`, `over` or `closed`
/// @param created milliseconds since 1970
/// @param finished the same, or 0
/// @param body everything else, one JSON object
public record TableRow(
        String name,
        String game,
        String phase,
        boolean listed,
        long created,
        long finished,
        String body) {}
