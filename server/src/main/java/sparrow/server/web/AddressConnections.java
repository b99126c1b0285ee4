package sparrow.server.web;

import java.io.IOException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SocketChannel;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.eclipse.jetty.io.SelectorManager;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.component.AbstractLifeCycle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Counts the open connections of each address, also those over which nothing is ever said; one too
/// many is closed at once, and so is one from somebody who is not to be listened to.
final class AddressConnections extends AbstractLifeCycle implements SelectorManager.AcceptListener {
    private static final Logger LOG = LoggerFactory.getLogger(AddressConnections.class);

    private final Server server;
    private final int most;
    private final Addresses addresses;
    private final Predicate<String> unheard;
    private final Map<String, Integer> open = new ConcurrentHashMap<>();
    private final Map<SelectableChannel, String> known = new ConcurrentHashMap<>();

    /// @param most connections of one address, unless it is this machine's
    /// @param unheard addresses that are not listened to
    AddressConnections(Server server, int most, Addresses addresses, Predicate<String> unheard) {
        this.server = server;
        this.most = most;
        this.addresses = addresses;
        this.unheard = unheard;
    }

    @Override
    protected void doStart() throws Exception {
        for (Connector connector : server.getConnectors()) {
            if (connector instanceof AbstractConnector listened) {
                listened.addBean(this);
            }
        }
        super.doStart();
    }

    @Override
    public void onAccepting(SelectableChannel channel) {
        address(channel)
                .ifPresent(address -> {
                    known.put(channel, address);
                    if (open.merge(address, 1, Integer::sum) > most * Gate.favour(address)
                            || unheard.test(address)) {
                        forget(channel);
                        close(channel);
                    }
                });
    }

    private Optional<String> address(SelectableChannel channel) {
        try {
            return channel instanceof SocketChannel socket
                    ? Optional.ofNullable(socket.getRemoteAddress()).flatMap(addresses::of)
                    : Optional.empty();
        } catch (IOException gone) {
            LOG.debug("a connection ended before it began", gone);
            return Optional.empty();
        }
    }

    private static void close(SelectableChannel channel) {
        try {
            channel.close();
        } catch (IOException gone) {
            LOG.debug("a connection ended by itself", gone);
        }
    }

    @Override
    public void onAcceptFailed(SelectableChannel channel, Throwable why) {
        forget(channel);
    }

    @Override
    public void onClosed(SelectableChannel channel) {
        forget(channel);
    }

    private void forget(SelectableChannel channel) {
        Optional.ofNullable(known.remove(channel))
                .ifPresent(address ->
                        open.computeIfPresent(address, (_, count) -> count > 1 ? count - 1 : null));
    }
}
