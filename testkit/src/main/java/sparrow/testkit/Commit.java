package sparrow.testkit;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The commit of a working copy.
final class Commit {
    private Commit() {}

    /// Its short name, with a `+` if sources differ from it; `-` where there is none.
    static String of(Path root) {
        String commit = git(root, "rev-parse", "--short=10", "HEAD");
        if (commit.isEmpty()) {
            return "-";
        }
        return git(root, "status", "--porcelain", "--", "*.java", "*.xml").isEmpty()
                ? commit
                : commit + "+";
    }

    private static String git(Path root, String... words) {
        List<String> command = new ArrayList<>(List.of("git", "-C", root.toString()));
        command.addAll(List.of(words));
        try {
            Process process =
                    new ProcessBuilder(command)
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start();
            String said =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return process.waitFor() == 0 ? said.strip() : "";
        } catch (IOException _) {
            return "";
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }
}
