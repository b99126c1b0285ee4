package sparrow.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// Options of a command that is described without annotations, which take longer to read than most
/// commands to run.
final class Asking {
    private Asking() {}

    static OptionSpec flag(String name, String meaning) {
        return OptionSpec.builder(name).arity("0").type(boolean.class).description(meaning).build();
    }

    static OptionSpec text(String name, String label, String meaning) {
        return OptionSpec.builder(name)
                .arity("1")
                .type(String.class)
                .paramLabel(label)
                .description(meaning)
                .build();
    }

    /// What every command understands.
    static void addHelp(CommandSpec spec) {
        spec.versionProvider(new Main.Version());
        spec.addOption(
                OptionSpec.builder("-h", "--help")
                        .arity("0")
                        .type(boolean.class)
                        .usageHelp(true)
                        .description("Show this help message and exit.")
                        .build());
        spec.addOption(
                OptionSpec.builder("-V", "--version")
                        .arity("0")
                        .type(boolean.class)
                        .versionHelp(true)
                        .description("Print version information and exit.")
                        .build());
    }
}
