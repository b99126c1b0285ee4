package sparrow.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assertions;
import sparrow.server.journal.DataPlace;
import sparrow.server.load.Entrance;

/// A node that runs as a process of its own.
record NodeProcess(Process process, Place place) {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    /// Where a node is.
    ///
    /// @param port at which people are served
    /// @param clusterPort at which other nodes reach it
    /// @param through words before its command, such as those that enter a network of its own
    /// @param settings words after it, a file of settings or nothing
    record Place(
            String host, int port, int clusterPort, List<String> through, List<String> settings) {
        /// One on this machine.
        static Place here() {
            return at("127.0.0.1");
        }

        static Place at(String host) {
            return new Place(
                    host, Neighbours.freePort(), Neighbours.freePort(), List.of(), List.of());
        }

        Entrance entrance() {
            return new Entrance(host, port);
        }

        String seed() {
            return host + ":" + clusterPort;
        }
    }

    /// Starts one, and returns when it answers; it joins the others meanwhile.
    static NodeProcess start(Place place, DataPlace.Database data, List<String> seeds, Path log)
            throws IOException {
        List<String> command = new ArrayList<>(place.through);
        command.addAll(
                List.of(
                        ProcessHandle.current().info().command().orElse("java"),
                        "-Xmx512m",
                        "-XX:-UsePerfData",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "--enable-native-access=ALL-UNNAMED",
                        "--sun-misc-unsafe-memory-access=allow",
                        "-cp",
                        System.getProperty("java.class.path"),
                        NodeAlone.class.getName(),
                        data.address(),
                        place.host,
                        String.valueOf(place.port),
                        String.valueOf(place.clusterPort),
                        String.join(",", seeds)));
        command.addAll(place.settings);
        Process process =
                new ProcessBuilder(command)
                        .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
                        .start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly, "end"));
        Alone.port(process);
        return new NodeProcess(process, place);
    }

    /// Whether people may be sent there.
    boolean isReady() {
        return isReady(place.host, place.port);
    }

    private static boolean isReady(String host, int port) {
        try {
            HttpRequest request =
                    HttpRequest.newBuilder(URI.create("http://" + host + ":" + port + "/ready"))
                            .build();
            return CLIENT.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException _) {
            return false;
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }

    void awaitReady() {
        awaitReady(place.host, place.port);
    }

    /// Waits until people may be sent to a server.
    static void awaitReady(String host, int port) {
        long limit = System.nanoTime() + TimeUnit.SECONDS.toNanos(120);
        while (!isReady(host, port)) {
            if (System.nanoTime() > limit) {
                Assertions.fail("the node at port " + port + " does not get ready");
            }
            try {
                Thread.sleep(50);
            } catch (InterruptedException stop) {
                throw new IllegalStateException(stop);
            }
        }
    }

    /// Ends it at once, as a power cut would.
    void kill() {
        try {
            process.destroyForcibly().waitFor();
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }

    /// Ends it in peace.
    void stop() {
        process.destroy();
        try {
            if (!process.waitFor(60, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                Assertions.fail("the node did not stop");
            }
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }
}
