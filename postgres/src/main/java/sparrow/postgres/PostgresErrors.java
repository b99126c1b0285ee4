package sparrow.postgres;

import java.io.IOException;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.postgresql.util.PSQLState;
import sparrow.server.journal.JournalConflict;

/// What errors of PostgreSQL mean, by their states of five characters.
final class PostgresErrors {
    /// States that begin with these end a session: no connection, and the server stops or starts.
    private static final List<String> LOST = List.of("08", "57P", "25P03", "25P04");

    /// Another writer has the row, or the two waited for each other.
    private static final Set<String> RIVALS =
            Set.of(PSQLState.UNIQUE_VIOLATION.getState(), "40P01", "40001");

    private PostgresErrors() {}

    /// An error and all that hang on it.
    private static List<Throwable> all(Throwable error) {
        List<Throwable> all = new ArrayList<>();
        add(error, all);
        return all;
    }

    private static void add(Throwable error, List<Throwable> all) {
        if (all.contains(error)) {
            return;
        }
        all.add(error);
        Optional.ofNullable(error.getCause()).ifPresent(cause -> add(cause, all));
        if (error instanceof SQLException sql) {
            Optional.ofNullable(sql.getNextException()).ifPresent(next -> add(next, all));
        }
    }

    private static List<String> states(Throwable error) {
        return all(error).stream()
                .filter(SQLException.class::isInstance)
                .map(each -> Optional.ofNullable(((SQLException) each).getSQLState()).orElse(""))
                .toList();
    }

    static boolean isLost(SQLException error) {
        return all(error).stream().anyMatch(SQLTransientConnectionException.class::isInstance)
                || states(error).stream()
                        .anyMatch(state -> LOST.stream().anyMatch(state::startsWith));
    }

    static JournalConflict.Why why(Throwable error) {
        return states(error).stream().anyMatch(RIVALS::contains)
                ? JournalConflict.Why.ANOTHER_WRITER
                : JournalConflict.Why.DISK;
    }

    /// A sentence for people.
    static IOException unusable(String name, SQLException error) {
        String state =
                states(error).stream().filter(each -> !each.isEmpty()).findFirst().orElse("");
        String sentence =
                switch (state) {
                    case "28P01", "28000" ->
                            name + " does not let this user in; look at the user and the password";
                    case "08004" ->
                            name
                                    + " wants a password; put it into a file that"
                                    + " --data-password-file names, into SPARROW_DATABASE_PASSWORD"
                                    + " or PGPASSWORD, or into ~/.pgpass";
                    case "3D000" -> "there is no database " + name + "; make it with createdb";
                    case "42501" ->
                            "this user may not write in "
                                    + name
                                    + "; make it the owner of the database";
                    case "53300" -> name + " has no connection left for this server";
                    case "53100" -> "the disk of " + name + " is full";
                    case "25006" -> name + " takes no writes; it is a copy of another database";
                    default ->
                            isLost(error)
                                    ? name + " does not answer; is it there, and does it run?"
                                    : name + " cannot be used: " + firstLine(error);
                };
        return new IOException(sentence, error);
    }

    private static String firstLine(SQLException error) {
        return String.valueOf(error.getMessage()).lines().findFirst().orElse("it does not say why");
    }
}
