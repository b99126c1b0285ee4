package sparrow.page.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The static site: the client as a server has it, the engine, and what brings them together.
///
/// @param files by name, with slashes, below the folder of the site
public record Site(SortedMap<String, byte[]> files) {
    private static final String CLIENT = "/web";
    private static final String ENGINE = "/page";
    private static final String INDEX = "index.html";
    private static final String WORKER = "service-worker.js";

    /// What goes before the first script of the client.
    private static final String BEFORE =
            """
            <link rel="manifest" href="./manifest.webmanifest" />
                <link rel="stylesheet" href="./here.css" />
                <script src="./supported.js"></script>
                <script type="module" src="./here.js"></script>
                \
            """;

    private static final String FIRST_SCRIPT = "<script type=\"module\"";

    public Site {
        files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    }

    /// The site of this program.
    ///
    /// @throws IOException with a sentence for people, if a part of it was not built
    public static Site built() throws IOException {
        SortedMap<String, byte[]> files = new TreeMap<>();
        files.putAll(folder(CLIENT, INDEX, "The client is not part of this program."));
        files.putAll(
                folder(
                        ENGINE,
                        "engine.wasm",
                        "The engine of the page is not part of this program."));
        files.computeIfPresent(INDEX, (_, page) -> bytes(joined(text(page))));
        files.computeIfPresent(WORKER, (_, worker) -> bytes(listed(text(worker), files)));
        return new Site(files);
    }

    private static String text(byte[] file) {
        return new String(file, StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /// The first page of the client, with the engine before it.
    static String joined(String page) {
        int script = page.indexOf(FIRST_SCRIPT);
        if (script < 0) {
            throw new IllegalStateException("the client's page has no script");
        }
        return page.substring(0, script) + BEFORE + page.substring(script);
    }

    /// The service worker, which knows every file and the edition of them all.
    private static String listed(String worker, SortedMap<String, byte[]> files) {
        String names =
                files.keySet().stream()
                        .filter(name -> !name.equals(WORKER))
                        .map(name -> "\"./" + (name.equals(INDEX) ? "" : name) + "\"")
                        .collect(Collectors.joining(", ", "[", "]"));
        return worker.replace("@EDITION@", edition(files)).replace("/*FILES*/ []", names);
    }

    private static String edition(SortedMap<String, byte[]> files) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            files.forEach((name, file) -> {
                digest.update(bytes(name));
                digest.update(file);
            });
            return HexFormat.of().formatHex(digest.digest(), 0, 8);
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }

    // --- out of the jars ---

    private static Map<String, byte[]> folder(String folder, String known, String missing)
            throws IOException {
        var found = Site.class.getResource(folder + "/" + known);
        if (found == null) {
            throw new IOException(missing);
        }
        try {
            URI place = found.toURI();
            if (!place.getScheme().equals("jar")) {
                return files(Path.of(place).resolveSibling(""));
            }
            try (FileSystem jar = FileSystems.newFileSystem(place, Map.of())) {
                return files(jar.getPath(folder));
            }
        } catch (URISyntaxException strange) {
            throw new IOException(missing, strange);
        }
    }

    private static Map<String, byte[]> files(Path root) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(Files::isRegularFile)
                    .collect(
                            Collectors.toMap(
                                    file -> root.relativize(file).toString().replace('\\', '/'),
                                    Site::read));
        }
    }

    private static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /// Writes every file below a folder.
    public void write(Path folder) throws IOException {
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path place = folder.resolve(file.getKey());
            Files.createDirectories(place.getParent());
            Files.write(place, file.getValue());
        }
    }

    /// How many bytes it has in all.
    public long size() {
        return files.values().stream().mapToLong(file -> file.length).sum();
    }
}
