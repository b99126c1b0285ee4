package sparrow.server.journal;

import java.util.List;
import java.util.OptionalLong;

/// A table as it is kept beside its journal.
///
/// @param phase `waiting`, `playing`, `over` or `closed`
/// @param created milliseconds since 1970
/// @param finished the same, or 0
/// @param body everything else, one JSON object
/// @param checksum as it was written; nothing in a row from before there were any
public record TableRow(
        String name,
        String game,
        String phase,
        boolean listed,
        long created,
        long finished,
        String body,
        OptionalLong checksum) {
    /// A row to be written.
    public TableRow(
            String name,
            String game,
            String phase,
            boolean listed,
            long created,
            long finished,
            String body) {
        this(
                name,
                game,
                phase,
                listed,
                created,
                finished,
                body,
                OptionalLong.of(sum(name, game, phase, listed, created, finished, body)));
    }

    private static long sum(
            String name,
            String game,
            String phase,
            boolean listed,
            long created,
            long finished,
            String body) {
        return Checksum.of(List.of(name, game, phase, listed, created, finished, body));
    }

    /// Whether it is as it was written.
    public boolean isWhole() {
        return checksum.isEmpty()
                || checksum.getAsLong() == sum(name, game, phase, listed, created, finished, body);
    }

    /// This row with another body.
    public TableRow with(String otherBody) {
        return new TableRow(name, game, phase, listed, created, finished, otherBody);
    }
}
