package sparrow.core.planted;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Random;

/// Breaks every rule of the architecture it can, to show that they catch it.
public final class PlantedHelper {
    private PlantedHelper() {}

    public static void run() throws InterruptedException {
        Thread thread =
                new Thread(() ->
                        System.out.println(
                                new Random(1).nextInt()
                                        + " "
                                        + Instant.now()
                                        + Files.exists(Path.of("x"))));
        thread.start();
        thread.join();
        new org.assertj.core.api.SoftAssertions().assertAll();
    }
}
