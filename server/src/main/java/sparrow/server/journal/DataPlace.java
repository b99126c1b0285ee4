package sparrow.server.journal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;

/// Where games are kept, as people name it: a folder on this machine, or a database.
public sealed interface DataPlace {
    /// How people call it; no secret is in it.
    String name();

    /// A folder of this machine, with SQLite in it.
    record Folder(Path path) implements DataPlace {
        @Override
        public String name() {
            return path.toString();
        }
    }

    /// A database that many machines can reach.
    ///
    /// @param address such as `jdbc:postgresql://db.example/sparrow`
    /// @param passwordFile a file whose first line is the password
    record Database(String address, Optional<Path> passwordFile) implements DataPlace {
        /// The address without its options.
        @Override
        public String name() {
            return address.replaceFirst("\\?.*", "").replaceFirst("//[^/]*@", "//");
        }

        /// The password is kept elsewhere, and who knows what is in the address.
        @Override
        public String toString() {
            return name();
        }

        JournalHome open(HomeMaker.Use use) throws IOException {
            for (HomeMaker maker : ServiceLoader.load(HomeMaker.class)) {
                if (maker.knows(address)) {
                    return maker.open(this, use);
                }
            }
            throw new IOException(
                    "games at "
                            + name()
                            + " need a part of Sparrow that is not loaded; jdbc:postgresql: is for"
                            + " PostgreSQL, and the command sparrow gets what it needs");
        }
    }

    /// What people wrote: `jdbc:` begins the address of a database, anything else is a folder.
    static DataPlace of(String text, Optional<Path> passwordFile) {
        return text.startsWith("jdbc:")
                ? new Database(text, passwordFile)
                : new Folder(Path.of(text));
    }
}
