package sparrow.server.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.util.Optional;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.AbstractEndPoint;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Invocable;

/// Notices that the other side of a request has closed its connection while it is being answered.
///
/// A request that was read to its end leaves its connection alone until it is answered. Whatever
/// comes in between is the end of the connection, or the next request of a client that does not
/// wait for answers: its connection is closed after this one.
final class Departure implements AutoCloseable {
    private final Context context;
    private final Optional<AbstractEndPoint> connection;
    private Optional<Runnable> leaving = Optional.empty();
    private boolean over;

    Departure(Context context) {
        this.context = context;
        this.connection =
                Optional.ofNullable(ServletContextRequest.getServletContextRequest(context.req()))
                        .map(request ->
                                request.getConnectionMetaData().getConnection().getEndPoint())
                        .filter(AbstractEndPoint.class::isInstance)
                        .map(AbstractEndPoint.class::cast);
    }

    /// @param gone what to do then
    void watch(Runnable gone) {
        leaving = Optional.of(gone);
        connection.ifPresent(end -> end.tryFillInterested(new Arrival(end)));
    }

    private final class Arrival implements Callback {
        private final AbstractEndPoint end;

        Arrival(AbstractEndPoint end) {
            this.end = end;
        }

        @Override
        public void succeeded() {
            synchronized (Departure.this) {
                if (!over) {
                    over = true;
                    look();
                }
            }
        }

        private void look() {
            try {
                int bytes = end.fill(BufferUtil.allocate(1));
                if (bytes > 0) {
                    context.header("Connection", "close");
                }
                if (bytes >= 0) {
                    return;
                }
            } catch (IOException broken) {
                end.close(broken);
            }
            leaving.ifPresent(Runnable::run);
        }

        @Override
        public InvocationType getInvocationType() {
            return Invocable.InvocationType.NON_BLOCKING;
        }
    }

    /// The request is answered: its connection is left to the server again.
    @Override
    public synchronized void close() {
        if (!over) {
            over = true;
            connection.ifPresent(end -> end.getFillInterest().onFail(new IOException("answered")));
        }
    }
}
