package sparrow.server.table;

import sparrow.core.tile.Seat;

/// A match as one who has a seat there finds it again.
///
/// @param phase `waiting`, `playing`, `over` or `closed`
public record OwnMatch(MatchLine line, Seat seat, String phase) {}
