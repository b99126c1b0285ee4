package sparrow.server.web;

import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.session.ManagedSession;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;
import org.eclipse.jetty.session.SessionManager;

/// Sessions of HTTP, which Javalin begins for every socket and nobody here uses: none is kept, and
/// there is nothing to write down, whether the server still runs or not.
final class NoSessions extends NullSessionCache {
    private NoSessions(SessionManager manager) {
        super(manager);
        setSessionDataStore(new NullSessionDataStore());
    }

    static void keep(ServletContextHandler context) {
        SessionHandler sessions = context.getSessionHandler();
        sessions.setSessionCache(new NoSessions(sessions));
    }

    @Override
    public void commit(ManagedSession session) {}

    @Override
    public void release(ManagedSession session) {}
}
