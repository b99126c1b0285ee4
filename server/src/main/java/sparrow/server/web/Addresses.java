package sparrow.server.web;

import java.net.InetSocketAddress;
import java.net.SocketAddress;

/// The address of the other side, as text.
final class Addresses {
    private Addresses() {}

    static String of(SocketAddress address) {
        return address instanceof InetSocketAddress remote
                ? remote.getAddress().getHostAddress()
                : "";
    }
}
