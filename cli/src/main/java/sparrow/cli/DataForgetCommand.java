package sparrow.cli;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.server.table.Forgetting;

/// `sparrow data forget NAME`: a person's name taken out of all games.
@Command(
        name = "forget",
        description = {
            "Takes a person's name out of all games that have ended.",
            "The games stay, for the others who played them; whoever has a copy of the games "
                    + "still has the name."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {"", "  sparrow data forget --data /var/lib/sparrow \"Ada\""})
final class DataForgetCommand implements Runnable {
    @Mixin private DataOption data = new DataOption();

    @Parameters(paramLabel = "NAME", description = "the name, as it stands at the table")
    private String name = "";

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        data.with(
                spec.commandLine(),
                journal -> {
                    Forgetting forgotten = Forgetting.of(journal, name);
                    out.println("forgotten in " + forgotten.changed() + " games");
                    if (!forgotten.open().isEmpty()) {
                        out.println(
                                "still named, since they are not over: "
                                        + String.join(" ", forgotten.open()));
                    }
                });
    }
}
