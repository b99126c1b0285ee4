package sparrow.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// A command as an optional part brings it.
public final class PlantedCommand implements AddedCommand {
    @Override
    public String name() {
        return "planted";
    }

    @Override
    public Object command() {
        return new Said();
    }

    @Command(name = "planted", mixinStandardHelpOptions = true)
    private static final class Said implements Runnable {
        @Spec private CommandSpec spec = CommandSpec.create();

        @Override
        public void run() {
            spec.commandLine().getOut().println("I was added.");
        }
    }
}
