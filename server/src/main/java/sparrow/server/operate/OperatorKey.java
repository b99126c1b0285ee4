package sparrow.server.operate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import sparrow.server.fair.Token;
import sparrow.server.journal.DataFolder;

/// The secret of whoever operates a server: who may read the folder of the games has it. It is made
/// at the first start and stays the same, in a file of its own that other programs may be given.
public final class OperatorKey {
    public static final String FILE = "operator.key";

    /// Where the port of a server that runs is written.
    public static final String PORT = "operator.port";

    private final String hash;

    private OperatorKey(String hash) {
        this.hash = hash;
    }

    /// The key of a folder; made if it is not there.
    static OperatorKey of(DataFolder folder) throws IOException {
        Path file = folder.folder().resolve(FILE);
        if (!Files.exists(file) || Files.size(file) == 0) {
            folder.write(FILE, Token.secret() + "\n");
        }
        folder.keepPrivate(FILE);
        return new OperatorKey(Token.hash(read(folder.folder())));
    }

    /// The secret itself, for who may read the folder.
    public static String read(Path folder) throws IOException {
        String secret = Files.readString(folder.resolve(FILE)).strip();
        if (secret.length() < 32) {
            throw new IOException(
                    folder.resolve(FILE) + " is no key; delete it and start the server again");
        }
        return secret;
    }

    /// Whether it is this secret, in the same time for any other.
    boolean fits(String secret) {
        return Token.fits(secret, hash);
    }
}
