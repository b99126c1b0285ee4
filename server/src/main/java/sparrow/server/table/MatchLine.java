package sparrow.server.table;

import sparrow.core.tile.Seats;

/// A match in one line of a list.
///
/// @param finished when it ended, in milliseconds since 1970; 0 if it has not
/// @param hands how many it had so far
/// @param players their names
/// @param results what each seat took home; none unless the match was played to its end
public record MatchLine(
        String name,
        String game,
        String preset,
        long finished,
        int hands,
        Seats<String> players,
        Seats<Integer> results) {}
