package sparrow.bulk;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// What executors elsewhere get from this process: the program, without Spark, which is there.
///
/// @param jars files to send
record Baggage(List<String> jars) {
    Baggage {
        jars = List.copyOf(jars);
    }

    static Baggage ofProcess() {
        List<String> jars = new ArrayList<>();
        for (Path entry : classPath()) {
            if (Files.isDirectory(entry)) {
                jars.add(packed(entry).toUri().toString());
            } else if (isOurs(entry)) {
                jars.add(entry.toUri().toString());
            }
        }
        return new Baggage(jars);
    }

    /// The rest of this process's class path: Spark, and what it needs.
    static List<Path> sparks() {
        return classPath().stream().filter(entry -> !isOurs(entry)).toList();
    }

    private static List<Path> classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toAbsolutePath())
                .filter(Files::exists)
                .toList();
    }

    /// The program, and the reader of JSON that Spark has in an older version under other names.
    private static boolean isOurs(Path entry) {
        String name = String.valueOf(entry.getFileName()).toLowerCase(Locale.ROOT);
        return Files.isDirectory(entry)
                || name.equals("quick.jar")
                || name.startsWith("sparrow-")
                || name.matches("jackson-(core|databind)-3\\..*");
    }

    /// A folder of classes, as there are while the program is worked on, as a jar.
    private static Path packed(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            Path jar = Files.createTempFile("sparrow-", ".jar");
            jar.toFile().deleteOnExit();
            try (OutputStream out = Files.newOutputStream(jar);
                    ZipOutputStream zip = new ZipOutputStream(out)) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    String name = folder.relativize(file).toString();
                    zip.putNextEntry(new ZipEntry(name.replace(File.separatorChar, '/')));
                    Files.copy(file, zip);
                    zip.closeEntry();
                }
            }
            return jar;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
