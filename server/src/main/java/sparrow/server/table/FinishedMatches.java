package sparrow.server.table;

import java.util.List;
import java.util.Optional;
import sparrow.server.journal.Journal;

/// Finished matches, as they stand in the journal.
public final class FinishedMatches {
    private final Journal journal;

    FinishedMatches(Journal journal) {
        this.journal = journal;
    }

    /// A match by its name, if it is finished or was closed after it had begun.
    public Optional<FinishedMatch> find(String name) {
        return journal.find(name)
                .flatMap(SavedTable::read)
                .filter(saved -> saved.isOpenToAll())
                .map(saved -> new FinishedMatch(saved, journal));
    }

    /// Finished matches of listed tables, the newest first.
    ///
    /// @param before and `name`: only those that come after this one in the list
    public List<FinishedMatch> list(String game, long before, String name, int most) {
        return journal.finished(game, before, name, most).stream()
                .flatMap(row -> SavedTable.read(row).stream())
                .map(saved -> new FinishedMatch(saved, journal))
                .toList();
    }
}
