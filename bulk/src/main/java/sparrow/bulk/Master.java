package sparrow.bulk;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Where Spark works: in this process, or for a master elsewhere.
///
/// @param hosts of the masters; none in this process
record Master(String address, List<Host> hosts) {
    private static final Pattern LOCAL = Pattern.compile("local(\\[(\\*|[1-9]\\d{0,3})])?");
    private static final Pattern HOST = Pattern.compile("([^:,/\\s]+):(\\d{1,5})");
    private static final String STANDALONE = "spark://";
    private static final int PATIENCE_MILLIS = 5_000;
    private static final int LAST_PORT = 65_535;

    /// One of the masters that share the work of one.
    record Host(String name, int port) {
        boolean answers() {
            try (Socket socket = new Socket()) {
                socket.connect(new InetSocketAddress(name, port), PATIENCE_MILLIS);
                return true;
            } catch (IOException _) {
                return false;
            }
        }

        boolean isHere() {
            try {
                return InetAddress.getByName(name).isLoopbackAddress();
            } catch (UnknownHostException _) {
                return false;
            }
        }
    }

    Master {
        hosts = List.copyOf(hosts);
    }

    /// @throws IllegalArgumentException with a sentence if nobody can be meant
    static Master of(String address) {
        if (LOCAL.matcher(address).matches()) {
            return new Master(address, List.of());
        }
        List<Host> hosts = new ArrayList<>();
        if (address.startsWith(STANDALONE)) {
            for (String each : address.substring(STANDALONE.length()).split(",", -1)) {
                Matcher host = HOST.matcher(each);
                if (host.matches() && Integer.parseInt(host.group(2)) <= LAST_PORT) {
                    hosts.add(new Host(host.group(1), Integer.parseInt(host.group(2))));
                } else {
                    hosts.clear();
                    break;
                }
            }
        }
        if (hosts.isEmpty()) {
            throw new IllegalArgumentException(
                    "--master is local[N], local[*] or spark://HOST:PORT, not '" + address + "'.");
        }
        return new Master(address, hosts);
    }

    /// @throws IllegalArgumentException with a sentence if there is no master
    Master checked() {
        if (!hosts.isEmpty() && hosts.stream().noneMatch(Host::answers)) {
            throw new IllegalArgumentException(
                    "nobody answers at "
                            + address
                            + "; start a master there with 'sparrow bulk master'.");
        }
        return this;
    }

    boolean isLocal() {
        return hosts.isEmpty();
    }

    /// Whether all of it happens on this machine.
    boolean isHere() {
        return hosts.stream().allMatch(Host::isHere);
    }
}
