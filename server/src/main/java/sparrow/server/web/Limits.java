package sparrow.server.web;

/// How much anybody may ask for.
///
/// @param frame bytes of a text from a client
/// @param texts that a connection may send at once; they come back over `textsMillis`
/// @param waiting characters that may wait for a slow reader
/// @param connections from one address
/// @param allConnections from everywhere
/// @param requests of one address within `requestsMillis`
/// @param hello time to say who one is
/// @param silence time after which a connection is closed
public record Limits(
        int frame,
        int texts,
        long textsMillis,
        int waiting,
        int connections,
        int allConnections,
        int requests,
        long requestsMillis,
        long hello,
        long silence) {
    public static final Limits STANDARD =
            new Limits(8_192, 50, 20_000, 1_000_000, 64, 4_000, 120, 10_000, 10_000, 30_000);

    /// How much more the own machine may do.
    static final int OWN_MACHINE = 60;

    /// The most bytes in the body of a request.
    static final int BODY = 65_536;

    /// The most bytes of a hand sent to be looked at.
    static final int REPLAY = 1_000_000;

    /// The most bytes of a record sent for replay.
    static final int UPLOAD = 20_000_000;
}
