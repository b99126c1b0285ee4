package sparrow.server.table;

/// A connection that looks at a table. Sending never waits.
public interface Viewer {
    void send(String text);

    /// Where the connection comes from.
    String address();

    /// Ends the connection.
    void close(int status, String sentence);
}
