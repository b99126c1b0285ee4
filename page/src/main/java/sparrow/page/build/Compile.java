package sparrow.page.build;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.teavm.backend.wasm.WasmDebugInfoLocation;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;
import sparrow.server.api.GamesApi;

/// Compiles the engine to WebAssembly, unless nothing has changed that it is made of.
public final class Compile {
    private static final String MAIN = "sparrow.page.Engine";
    private static final String ENGINE = "engine.wasm";
    private static final String RUNTIME = "/org/teavm/backend/wasm/wasm-gc-module-runtime.min.js";
    private static final List<String> WITHIN = List.of(".mjcard", ".tsv");

    /// What is fetched when a game needs it.
    private static final List<String> BESIDE = List.of(".odds", ".table");

    private static final String TABLES = "tables";

    private final Path work;
    private final Path out;
    private final List<Path> classPath =
            Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                    .filter(entry -> !entry.isBlank())
                    .map(Path::of)
                    .filter(Files::exists)
                    .toList();
    private final Set<String> within = new TreeSet<>();
    private final Map<String, byte[]> beside = new TreeMap<>();

    private Compile(Path work, Path out) {
        this.work = work;
        this.out = out;
    }

    /// @param arguments where to work, and where the engine goes
    public static void main(String[] arguments) throws Exception {
        new Compile(Path.of(arguments[0]), Path.of(arguments[1])).run();
    }

    private void run() throws IOException, NoSuchAlgorithmException, TeaVMToolException {
        Path stamp = work.resolve("stamp");
        String now = fingerprint();
        boolean isFresh = Files.exists(stamp) && Files.readString(stamp).equals(now);
        if (!isFresh) {
            Files.deleteIfExists(stamp);
            Files.createDirectories(work);
            compile();
            Files.writeString(stamp, now);
        }
        Files.createDirectories(out);
        Path engine = out.resolve(ENGINE);
        Files.copy(work.resolve(ENGINE), engine, StandardCopyOption.REPLACE_EXISTING);
        Files.writeString(out.resolve("games.json"), GamesApi.all());
        for (Map.Entry<String, byte[]> table : beside.entrySet()) {
            Path file = out.resolve(TABLES).resolve(table.getKey());
            Files.createDirectories(file.getParent());
            Files.write(file, table.getValue());
        }
        try (var runtime = TeaVMTool.class.getResourceAsStream(RUNTIME)) {
            Files.write(out.resolve("runtime.js"), runtime.readAllBytes());
        }
    }

    private void compile() throws TeaVMToolException {
        TeaVMTool tool = new TeaVMTool();
        tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        tool.setMainClass(MAIN);
        tool.setTargetDirectory(work.toFile());
        tool.setTargetFileName(ENGINE);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.SIMPLE);
        tool.setObfuscated(true);
        tool.setStrict(true);
        tool.setAssertionsRemoved(true);
        tool.setWasmDebugInfoLocation(WasmDebugInfoLocation.EXTERNAL);
        tool.setClassPath(classPath.stream().map(Path::toFile).toList());
        tool.getProperties().setProperty(EngineFiles.NAMES, String.join(":", within));
        tool.generate();
        List<Problem> problems = tool.getProblemProvider().getSevereProblems();
        if (!problems.isEmpty()) {
            throw new IllegalStateException(
                    "The page cannot have what the engine uses here (docs/page.md says what to"
                            + " do):\n"
                            + String.join(
                                    "\n",
                                    problems.stream().map(Compile::told).distinct().toList()));
        }
    }

    private static String told(Problem problem) {
        return problem.getText()
                + " "
                + Arrays.toString(problem.getParams())
                + (problem.getLocation() == null
                        ? ""
                        : " in "
                                + problem.getLocation().getMethod()
                                + " "
                                + problem.getLocation().getSourceLocation());
    }

    // --- what it is made of ---

    /// The content of all classes and files that may be part of it.
    private String fingerprint() throws IOException, NoSuchAlgorithmException {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        for (Path entry : classPath) {
            if (Files.isDirectory(entry)) {
                read(entry, digest);
            } else if (entry.getFileName().toString().startsWith("sparrow-")) {
                try (FileSystem jar = FileSystems.newFileSystem(entry)) {
                    read(jar.getPath("/"), digest);
                }
            } else {
                digest.update(entry.getFileName().toString().getBytes(StandardCharsets.UTF_8));
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private void read(Path root, MessageDigest digest) throws IOException {
        List<Path> found = new ArrayList<>();
        try (Stream<Path> all = Files.walk(root)) {
            all.filter(Files::isRegularFile).forEach(found::add);
        }
        found.sort((one, other) -> name(root, one).compareTo(name(root, other)));
        for (Path file : found) {
            String name = name(root, file);
            boolean isWithin = WITHIN.stream().anyMatch(name::endsWith);
            if (isWithin) {
                within.add(name);
            }
            if (BESIDE.stream().anyMatch(name::endsWith)) {
                beside.put(name.substring(name.lastIndexOf('/') + 1), Files.readAllBytes(file));
            }
            if (isWithin || name.endsWith(".class")) {
                digest.update(name.getBytes(StandardCharsets.UTF_8));
                digest.update(Files.readAllBytes(file));
            }
        }
    }

    private static String name(Path root, Path file) {
        return root.relativize(file).toString().replace(File.separatorChar, '/');
    }
}
