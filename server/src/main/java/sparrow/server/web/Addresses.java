package sparrow.server.web;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Where requests and connections come from, as far as can be trusted: behind a proxy that was
/// named, the address that the proxy saw.
final class Addresses {
    /// The header in which proxies say for whom they ask, each adding to the end of it.
    static final String FORWARDED = "X-Forwarded-For";

    private static final int NETWORK = 8;

    private final Set<InetAddress> proxies;

    /// @param proxies addresses of proxies that may be believed
    Addresses(Set<String> proxies) {
        this.proxies =
                proxies.stream()
                        .flatMap(proxy -> literal(proxy).stream())
                        .collect(Collectors.toUnmodifiableSet());
    }

    /// The address of the other side.
    ///
    /// @param forwarded what its header says, or nothing
    String of(String remote, Optional<String> forwarded) {
        Optional<InetAddress> address = literal(remote);
        List<String> hops =
                forwarded.map(hop -> Arrays.asList(hop.split(",", -1))).orElse(List.of());
        for (int i = hops.size() - 1;
                i >= 0 && address.filter(proxies::contains).isPresent();
                i--) {
            Optional<InetAddress> next = literal(hops.get(i).strip());
            if (next.isEmpty()) {
                break;
            }
            address = next;
        }
        return address.map(Addresses::text).orElse("");
    }

    /// The address behind a socket; empty if it is a proxy's, behind which there are many.
    Optional<String> of(SocketAddress address) {
        return address instanceof InetSocketAddress remote && !proxies.contains(remote.getAddress())
                ? Optional.of(text(remote.getAddress()))
                : Optional.empty();
    }

    /// One household has 2^64 addresses of the sixth version: they count as one.
    private static String text(InetAddress address) {
        byte[] bytes = address.getAddress();
        if (!(address instanceof Inet6Address) || address.isLoopbackAddress()) {
            return address.getHostAddress();
        }
        StringBuilder network = new StringBuilder();
        for (int i = 0; i < NETWORK; i += 2) {
            network.append(Integer.toHexString(((bytes[i] & 0xFF) << 8) | (bytes[i + 1] & 0xFF)))
                    .append(':');
        }
        return network.append(":").toString();
    }

    /// An address in figures; names are not looked up.
    static Optional<InetAddress> literal(String text) {
        String plain = text.startsWith("[") ? text.substring(1).replaceFirst("].*", "") : text;
        try {
            return Optional.of(InetAddress.ofLiteral(plain));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    static boolean isOwnMachine(String address) {
        return literal(address).filter(InetAddress::isLoopbackAddress).isPresent();
    }
}
