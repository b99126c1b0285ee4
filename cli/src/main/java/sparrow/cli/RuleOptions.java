package sparrow.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.Option;

/// Rules that differ from those of a preset, and the wish to see them all.
final class RuleOptions {
    /// The options that hold for every line of a batch.
    static final Set<String> NAMES = Set.of("--rules", "--rule");

    @Option(
            names = "--rule",
            paramLabel = "KEY=VALUE",
            description = "a rule that differs; --list-rules lists them")
    private Map<String, String> changes = new LinkedHashMap<>();

    @Option(names = "--list-rules", description = "list the presets and every rule")
    private boolean listed;

    Map<String, String> changes() {
        return changes;
    }

    boolean isListed() {
        return listed;
    }
}
