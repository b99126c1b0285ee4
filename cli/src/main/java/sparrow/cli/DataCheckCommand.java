package sparrow.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import sparrow.server.table.DataCheck;

/// `sparrow data check`: whether everything that is kept can be read.
@Command(
        name = "check",
        description = {
            "Reads everything that is kept, every page, row and hand, and names what is damaged.",
            "A server starts with damaged games too; it keeps them apart."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Exit code: 0 if all is whole, 1 if a game is damaged, 2 if the file itself is."
        })
final class DataCheckCommand implements Callable<Integer> {
    @Mixin private DataOption data = new DataOption();

    @Spec private CommandSpec spec = CommandSpec.create();

    private int damaged;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        data.with(
                spec.commandLine(),
                journal -> {
                    DataCheck check = DataCheck.of(journal);
                    check.damage().forEach((table, why) -> out.println(table + ": " + why));
                    damaged = check.damage().size();
                    out.println(
                            check.tables()
                                    + " tables, "
                                    + check.rows()
                                    + " rows, "
                                    + (damaged == 0 ? "all whole" : damaged + " damaged"));
                });
        return damaged == 0 ? 0 : 1;
    }
}
