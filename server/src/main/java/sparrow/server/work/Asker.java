package sparrow.server.work;

import java.util.Optional;

/// Who wants work done. Neither an address nor a person is a connection: whoever connects again is
/// the same asker.
///
/// @param address where the asking comes from
/// @param person a seat at a table, if it is one that asks
public record Asker(String address, Optional<String> person) {
    public Asker(String address) {
        this(address, Optional.empty());
    }

    /// The same address, and the person at a seat there.
    public Asker as(String seat) {
        return new Asker(address, Optional.of(seat));
    }
}
