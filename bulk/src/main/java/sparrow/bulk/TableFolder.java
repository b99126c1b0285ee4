package sparrow.bulk;

import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import picocli.CommandLine;
import sparrow.cli.BadInput;

/// The folder of tables as a command line names it: here, or at an address that Hadoop knows.
final class TableFolder {
    /// Stands in it when all tables are complete.
    static final String DONE = "_SUCCESS";

    /// What is being written.
    static final String UNFINISHED = "_unfinished";

    private TableFolder() {}

    static boolean isAddress(String name) {
        return name.matches("[a-z][a-z0-9]+://.*");
    }

    /// A folder to write to, which must have nothing in it.
    static Path fresh(CommandLine command, String name) {
        try {
            Path folder = new Path(name);
            FileSystem system = folder.getFileSystem(new Configuration());
            if (system.exists(folder)
                    && (!system.getFileStatus(folder).isDirectory()
                            || system.listStatus(folder).length > 0)) {
                throw new BadInput(
                        command, "there is something in " + name + " already; name a new folder.");
            }
            system.mkdirs(folder);
            return folder;
        } catch (IOException | IllegalArgumentException unwritable) {
            throw new BadInput(command, "the folder " + name + " cannot be written.");
        }
    }

    /// A folder with tables.
    static Path written(CommandLine command, String name) {
        try {
            Path folder = new Path(name);
            FileSystem system = folder.getFileSystem(new Configuration());
            if (!system.exists(folder)) {
                throw new BadInput(command, "there is no folder " + name + ".");
            }
            if (!system.exists(new Path(folder, DONE))) {
                throw new BadInput(
                        command,
                        name + " has no complete tables; make them with 'sparrow bulk records'.");
            }
            return folder;
        } catch (IOException | IllegalArgumentException unreadable) {
            throw new BadInput(command, "the folder " + name + " cannot be read.");
        }
    }
}
