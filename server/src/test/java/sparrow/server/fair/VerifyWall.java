package sparrow.server.fair;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// `tools/verify-wall`, run on many records at once.
final class VerifyWall {
    private static final Path SCRIPT =
            Path.of(System.getProperty("sparrow.root", ".."), "tools", "verify-wall");

    private final Path folder;

    VerifyWall(Path folder) {
        this.folder = folder;
    }

    static boolean isThere() {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException | InterruptedException _) {
            return false;
        }
    }

    /// What it says of each record, in order: `fair: …`, `NOT FAIR: …` or `cannot be checked: …`.
    List<String> verdicts(List<List<String>> records) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("python3", SCRIPT.toString()));
        for (int i = 0; i < records.size(); i++) {
            Path file = folder.resolve(i + ".jsonl");
            Files.write(file, records.get(i));
            command.add(file.toString());
        }
        command.add(folder.resolve("none").toString());
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        List<String> verdicts = new ArrayList<>();
        for (String line : said.lines().toList()) {
            verdicts.add(line.substring(line.indexOf(": ") + 2));
        }
        if (verdicts.size() != records.size() + 1) {
            throw new AssertionError(said);
        }
        return verdicts.subList(0, records.size());
    }
}
