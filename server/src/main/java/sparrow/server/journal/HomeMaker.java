package sparrow.server.journal;

import java.io.IOException;

/// Opens homes of a kind; an optional part of the program brings one, and [java.util.ServiceLoader]
/// finds it.
public interface HomeMaker {
    /// Whether it opens homes at such addresses.
    boolean knows(String address);

    /// Opens the home at an address; its schema is left as it is.
    ///
    /// @throws IOException with a sentence for people
    JournalHome open(DataPlace.Database place, Use use) throws IOException;

    /// Who opens a home.
    enum Use {
        /// A server, which keeps other servers out.
        SERVER,
        /// One of several servers that have the same games.
        NODE,
        /// A command that may run beside a server.
        BESIDE
    }
}
