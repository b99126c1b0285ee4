package sparrow.postgres;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.postgresql.Driver;
import org.postgresql.PGProperty;
import sparrow.server.journal.DataPlace;

/// The way to a database: its address, and who asks. Nothing that is printed of it has a secret.
final class PostgresAddress {
    static final String PREFIX = "jdbc:postgresql:";

    /// The schema where the games are, unless the address names another.
    private static final String SCHEMA = "sparrow";

    private static final Pattern PASSWORD =
            Pattern.compile("[?&](password|sslpassword)=", Pattern.CASE_INSENSITIVE);
    private static final Pattern PLAIN_NAME = Pattern.compile("[a-z_][a-z0-9_]{0,40}");
    private static final Pattern LINE_END = Pattern.compile("\\R");
    private static final String HOW =
            "; put the password into a file that --data-password-file names, into"
                    + " SPARROW_DATABASE_PASSWORD or PGPASSWORD, or into ~/.pgpass";

    /// The driver's own log says the same in other words, and who knows what besides.
    private static final Logger DRIVER = Logger.getLogger("org.postgresql");

    static {
        DRIVER.setLevel(Level.OFF);
    }

    private final String name;
    private final String url;
    private final Properties properties;

    private PostgresAddress(String name, String url, Properties properties) {
        this.name = name;
        this.url = url;
        this.properties = properties;
    }

    /// @throws IOException with a sentence for people
    static PostgresAddress of(DataPlace.Database place, Map<String, String> environment)
            throws IOException {
        if (PASSWORD.matcher(place.address()).find() || userInfo(place.address())) {
            throw new IOException(
                    "the address of the database has a password or a user before an @ in it, where"
                            + " everybody on this machine can read it"
                            + HOW);
        }
        Properties properties = Driver.parseURL(place.address(), new Properties());
        if (properties == null) {
            throw new IOException(
                    place.name()
                            + " is no address of a database; write it as"
                            + " jdbc:postgresql://host:5432/name");
        }
        user(properties, environment).ifPresent(user -> PGProperty.USER.set(properties, user));
        password(place, environment)
                .ifPresent(password -> PGProperty.PASSWORD.set(properties, password));
        String schema =
                Optional.ofNullable(PGProperty.CURRENT_SCHEMA.getOrDefault(properties))
                        .orElse(SCHEMA);
        if (!PLAIN_NAME.matcher(schema).matches()) {
            throw new IOException(
                    "currentSchema is one name of small letters, figures and _, not " + schema);
        }
        PGProperty.CURRENT_SCHEMA.set(properties, schema);
        standards(properties);
        return new PostgresAddress(place.name(), place.address(), properties);
    }

    private static boolean userInfo(String address) {
        Matcher host = Pattern.compile("//([^/?]*)").matcher(address);
        return host.find() && host.group(1).contains("@");
    }

    private static Optional<String> user(Properties given, Map<String, String> environment) {
        if (given.containsKey(PGProperty.USER.getName())) {
            return Optional.empty();
        }
        return Stream.of("SPARROW_DATABASE_USER", "PGUSER")
                .map(environment::get)
                .filter(user -> user != null && !user.isEmpty())
                .findFirst();
    }

    /// Nothing where the driver itself is to look into `~/.pgpass`.
    private static Optional<String> password(
            DataPlace.Database place, Map<String, String> environment) throws IOException {
        if (place.passwordFile().isPresent()) {
            return Optional.of(firstLine(place.passwordFile().get()));
        }
        return Stream.of("SPARROW_DATABASE_PASSWORD", "PGPASSWORD")
                .map(environment::get)
                .filter(password -> password != null && !password.isEmpty())
                .findFirst();
    }

    private static String firstLine(Path file) throws IOException {
        try {
            return LINE_END.split(Files.readString(file), 2)[0];
        } catch (IOException unreadable) {
            throw new IOException(
                    "the file " + file + " with the password cannot be read", unreadable);
        }
    }

    /// What holds unless the address says otherwise. A database that does not answer is noticed.
    private static void standards(Properties properties) {
        put(properties, PGProperty.APPLICATION_NAME, "sparrow");
        put(properties, PGProperty.CONNECT_TIMEOUT, "5");
        put(properties, PGProperty.LOGIN_TIMEOUT, "5");
        put(properties, PGProperty.SOCKET_TIMEOUT, "30");
        put(properties, PGProperty.TCP_KEEP_ALIVE, "true");
        put(properties, PGProperty.REWRITE_BATCHED_INSERTS, "true");
        put(properties, PGProperty.LOG_SERVER_ERROR_DETAIL, "false");
    }

    private static void put(Properties properties, PGProperty property, String value) {
        if (!properties.containsKey(property.getName())) {
            property.set(properties, value);
        }
    }

    /// How people call it.
    String name() {
        return name;
    }

    String url() {
        return url;
    }

    String schema() {
        return properties.getProperty(PGProperty.CURRENT_SCHEMA.getName());
    }

    /// Everything for the driver, the password among it.
    Properties properties() {
        Properties copy = new Properties();
        copy.putAll(properties);
        return copy;
    }

    @Override
    public String toString() {
        return name;
    }
}
