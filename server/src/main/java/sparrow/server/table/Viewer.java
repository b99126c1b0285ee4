package sparrow.server.table;

/// A connection that looks at a table. Sending never waits.
public interface Viewer {
    void send(String text);

    /// Where the connection comes from.
    String address();

    /// Whether somebody is still there, as far as that is known.
    default boolean isOpen() {
        return true;
    }

    /// Ends the connection.
    void close(int status, String sentence);
}
