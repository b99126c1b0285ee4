package sparrow.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import sparrow.server.journal.Retention;

/// `sparrow data prune`: games that were kept long enough, deleted.
@Command(
        name = "prune",
        description = {
            "Deletes games that ended longer ago than they are to be kept.",
            "Tables that wait or are played at stay. A server does the same every hour if it is "
                    + "started with these options; files that people look at are never kept."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {"", "  sparrow data prune --data /var/lib/sparrow --keep-unlisted 30"})
final class DataPruneCommand implements Runnable {
    @Mixin private DataOption data = new DataOption();
    @Mixin private Keeping keeping = new Keeping();

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        Retention retention = keeping.retention(spec.commandLine());
        if (retention.equals(Retention.FOREVER)) {
            throw new BadInput(
                    spec.commandLine(),
                    "say how long to keep what: --keep-finished, --keep-unlisted or"
                            + " --keep-closed.");
        }
        data.with(
                spec.commandLine(),
                journal -> {
                    int pruned = retention.apply(journal, System.currentTimeMillis());
                    journal.wipe();
                    spec.commandLine().getOut().println(pruned + " games deleted");
                });
    }
}
