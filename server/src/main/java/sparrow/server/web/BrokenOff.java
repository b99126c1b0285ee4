package sparrow.server.web;

import java.nio.channels.ClosedChannelException;
import org.eclipse.jetty.io.EofException;

/// Tells a connection that ended under an answer, which is nobody's mistake, from a mistake of
/// ours.
public final class BrokenOff {
    private BrokenOff() {}

    /// Whether the other side, or the stop of the server, closed the connection.
    public static boolean isWhy(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof EofException || cause instanceof ClosedChannelException) {
                return true;
            }
        }
        return false;
    }
}
