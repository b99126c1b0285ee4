package sparrow.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slf4j.LoggerFactory;
import sparrow.server.journal.DataPlace;
import sparrow.server.journal.HomeMaker;

/// Whatever is wrong with an address is said in one sentence, and the password is said nowhere.
@Timeout(120)
final class SecretsTest {
    private static final Logger ROOT =
            (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);

    @TempDir private Path folder;

    private final ListAppender<ILoggingEvent> log = new ListAppender<>();
    private final Level level = ROOT.getLevel();

    @BeforeEach
    void listen() {
        log.start();
        ROOT.addAppender(log);
        ROOT.setLevel(Level.TRACE);
    }

    /// Everything that was logged, however quietly.
    @AfterEach
    void no_secret_was_logged() {
        ROOT.detachAppender(log);
        ROOT.setLevel(level);
        for (ILoggingEvent event : List.copyOf(log.list)) {
            String text =
                    event.getFormattedMessage()
                            + (event.getThrowableProxy() == null
                                    ? ""
                                    : ThrowableProxyUtil.asString(event.getThrowableProxy()));
            assertThat(text).doesNotContain(Postgres.PASSWORD);
        }
    }

    private static String address(String database, String more) {
        return "jdbc:postgresql://127.0.0.1:" + Postgres.shared().port() + "/" + database + more;
    }

    private static PostgresHome open(
            String address, Optional<Path> file, Map<String, String> environment)
            throws IOException {
        return PostgresHome.open(
                PostgresAddress.of(new DataPlace.Database(address, file), environment),
                HomeMaker.Use.BESIDE);
    }

    private static String refused(String address, Map<String, String> environment) {
        try {
            open(address, Optional.empty(), environment).close();
        } catch (IOException refused) {
            StringWriter all = new StringWriter();
            refused.printStackTrace(new PrintWriter(all));
            assertThat(all.toString()).doesNotContain(Postgres.PASSWORD);
            return String.valueOf(refused.getMessage());
        }
        throw new AssertionError(address + " was not refused");
    }

    @Test
    void the_password_comes_from_a_file_or_the_environment() throws Exception {
        Postgres.shared().makeRole();
        Path file = Files.writeString(folder.resolve("password"), Postgres.PASSWORD + "\n");
        String address = address("postgres", "?user=" + Postgres.ROLE);
        open(address, Optional.of(file), Map.of("PGPASSWORD", "wrong")).close();
        open(address, Optional.empty(), Map.of("PGPASSWORD", Postgres.PASSWORD)).close();
        open(
                        address("postgres", ""),
                        Optional.empty(),
                        Map.of(
                                "PGUSER", Postgres.ROLE,
                                "PGPASSWORD", "wrong",
                                "SPARROW_DATABASE_PASSWORD", Postgres.PASSWORD))
                .close();
        assertThat(refused(address, Map.of("PGPASSWORD", "wrong" + Postgres.PASSWORD)))
                .endsWith("does not let this user in; look at the user and the password");
        assertThat(refused(address, Map.of())).contains("wants a password; put it into a file");
        assertThatThrownBy(
                        () -> open(address, Optional.of(folder.resolve("none")), Map.of()).close())
                .hasMessageContaining("with the password cannot be read");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "//127.0.0.1/x?user=a&password=very-secret-8265 | has a password or a user before",
                "//a:very-secret-8265@127.0.0.1/x               | has a password or a user before",
                "//127.0.0.1:none/x                             | is no address of a database",
                "//127.0.0.1:1/x?user=a                         | 127.0.0.1:1/x does not answer",
                "//127.0.0.1:1/x?currentSchema=a;b              | currentSchema is one name",
            })
    void a_bad_address_is_refused_in_one_sentence(String address, String sentence) {
        assertThat(refused("jdbc:postgresql:" + address, Map.of())).contains(sentence);
    }

    @Test
    void a_database_that_is_not_there_is_named() {
        assertThat(refused(address("nowhere", "?user=postgres"), Map.of()))
                .isEqualTo(
                        "there is no database "
                                + address("nowhere", "")
                                + "; make it with createdb");
    }

    @Test
    void nothing_that_is_printed_of_a_place_has_its_secrets() {
        DataPlace.Database place =
                new DataPlace.Database(
                        "jdbc:postgresql://a:very-secret-8265@h/x?password=very-secret-8265",
                        Optional.empty());
        assertThat(place.name()).isEqualTo("jdbc:postgresql://h/x");
        assertThat(place.toString()).isEqualTo(place.name());
    }
}
