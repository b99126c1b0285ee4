package sparrow.server.load;

import com.sun.management.OperatingSystemMXBean;
import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.management.MBeanServerConnection;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;

/// A server as a process of its own, on this machine: what it needs is told apart from what its
/// guests need.
public final class ServerProcess implements AutoCloseable {
    private static final Pattern PORT = Pattern.compile("(?:port |:)(\\d+)/?$");
    private static final int PATIENCE = 30;

    private final Process process;
    private final int port;

    private ServerProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /// Starts a server of this program in another Java machine.
    ///
    /// @param options for that machine
    /// @param main the class that starts it; it prints a line that ends with its port
    /// @throws IOException if it says nothing of the kind
    public static ServerProcess start(List<String> options, String main, List<String> words)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
        command.addAll(options);
        command.add("-cp");
        command.add(System.getProperty("java.class.path", ""));
        command.add(main);
        command.addAll(words);
        Process process =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly, "end"));
        BufferedReader said = process.inputReader();
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            Matcher port = PORT.matcher(line);
            if (port.find()) {
                return new ServerProcess(process, Integer.parseInt(port.group(1)));
            }
        }
        process.destroyForcibly();
        throw new IOException("the server did not start");
    }

    public Entrance entrance() {
        return new Entrance(port);
    }

    /// The processor time it has taken so far.
    public Duration processor() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /// What a server has needed so far.
    ///
    /// @param heap bytes in use, after a collection
    /// @param processor time of the processor
    /// @param collecting time for which collections stopped everything
    public record Needs(long heap, Duration processor, Duration collecting) {}

    /// Asks the process itself; it has to collect its garbage for that. It is our own child, and
    /// nobody else is talked to.
    @SuppressWarnings("BanJNDI")
    public Needs needs() throws IOException {
        try {
            VirtualMachine machine = VirtualMachine.attach(String.valueOf(process.pid()));
            try (JMXConnector connector =
                    JMXConnectorFactory.connect(
                            new JMXServiceURL(machine.startLocalManagementAgent()))) {
                return needs(connector.getMBeanServerConnection());
            } finally {
                machine.detach();
            }
        } catch (AttachNotSupportedException refused) {
            throw new IOException("the server does not tell what it needs", refused);
        }
    }

    private static Needs needs(MBeanServerConnection server) throws IOException {
        long processor =
                ManagementFactory.getPlatformMXBean(server, OperatingSystemMXBean.class)
                        .getProcessCpuTime();
        long collecting =
                ManagementFactory.getPlatformMXBeans(server, GarbageCollectorMXBean.class).stream()
                        .filter(ServerProcess::stopsOthers)
                        .mapToLong(GarbageCollectorMXBean::getCollectionTime)
                        .sum();
        MemoryMXBean memory = ManagementFactory.getPlatformMXBean(server, MemoryMXBean.class);
        memory.gc();
        return new Needs(
                memory.getHeapMemoryUsage().getUsed(),
                Duration.ofNanos(processor),
                Duration.ofMillis(collecting));
    }

    private static boolean stopsOthers(GarbageCollectorMXBean collector) {
        String name = collector.getName();
        return !name.contains("Cycles") && !name.contains("Concurrent");
    }

    /// Ends it at once, as a power cut would.
    public void kill() throws IOException {
        await(process.destroyForcibly());
    }

    /// Ends it in peace.
    @Override
    public void close() throws IOException {
        process.destroy();
        await(process);
    }

    private static void await(Process ending) throws IOException {
        try {
            if (!ending.waitFor(PATIENCE, TimeUnit.SECONDS)) {
                ending.destroyForcibly();
                throw new IOException("the server did not stop");
            }
        } catch (InterruptedException stop) {
            ending.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new IOException("it was interrupted", stop);
        }
    }
}
