package sparrow.cli;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/// The command of an optional part where that part is not loaded: it says what to do.
final class MissingPart implements Runnable {
    private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);

    private MissingPart() {}

    static CommandLine of(String name, String purpose) {
        CommandSpec spec = new MissingPart().spec;
        spec.name(name);
        Asking.addHelp(spec);
        spec.usageMessage().description(purpose);
        CommandLine command = new CommandLine(spec);
        return command.setUnmatchedArgumentsAllowed(true);
    }

    @Override
    public void run() {
        throw new BadInput(
                spec.commandLine(),
                "what '"
                        + spec.name()
                        + "' needs is not on the class path; the launcher ./sparrow gets it.");
    }
}
