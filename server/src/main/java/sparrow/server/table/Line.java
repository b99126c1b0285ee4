package sparrow.server.table;

import java.util.Optional;
import sparrow.core.tile.Seat;
import tools.jackson.databind.JsonNode;

/// The way from a connection to its table, wherever that is kept.
public interface Line {
    String table();

    /// The seat of a player; nothing for one who watches.
    Optional<Seat> seat();

    /// The name of the player.
    Optional<String> name();

    /// Does what a message asks for; what cannot be done is told to the viewer.
    ///
    /// @throws ApiRefusal if it is no message of the protocol
    void hear(JsonNode message);

    /// The connection is gone.
    void lost();
}
