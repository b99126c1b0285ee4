package sparrow.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import picocli.CommandLine;
import sparrow.server.Options;
import sparrow.server.Server;

/// Runs a server until the process is told to end, and then ends it cleanly.
final class Hosting {
    private Hosting() {}

    /// @param ready what to do once the server answers
    static void run(CommandLine command, Options options, Consumer<Server> ready) {
        Server server = start(command, options);
        CountDownLatch stopped = new CountDownLatch(1);
        Thread hook =
                new Thread(
                        () -> {
                            server.close();
                            stopped.countDown();
                        },
                        "stop");
        Runtime.getRuntime().addShutdownHook(hook);
        ready.accept(server);
        var _ = server.separated().thenRun(() -> end(command));
        try {
            stopped.await();
        } catch (InterruptedException _) {
            Runtime.getRuntime().removeShutdownHook(hook);
            server.close();
        }
    }

    /// A node that its cluster goes on without ends, so that it can be started again.
    private static void end(CommandLine command) {
        command.getErr()
                .println(
                        "sparrow: the cluster goes on without this node, which ends; start it again.");
        command.getErr().flush();
        Thread.ofPlatform().name("end").start(() -> System.exit(1));
    }

    static Server start(CommandLine command, Options options) {
        try {
            return Server.start(options);
        } catch (IOException unusable) {
            throw new BadInput(command, unusable.getMessage() + ".");
        }
    }

    static void announce(PrintWriter out, String address) {
        out.println("Sparrow is ready at " + address);
        out.println("Press Ctrl+C to stop; games go on when it is started again.");
        out.flush();
    }

    /// An address as one types it into a browser.
    static String address(String host, int port) {
        return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port + "/";
    }
}
