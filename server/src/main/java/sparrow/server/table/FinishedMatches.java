package sparrow.server.table;

import java.util.List;
import java.util.Optional;
import sparrow.server.journal.Journal;
import sparrow.server.journal.TableRow;

/// Finished matches, as they stand in the journal.
public final class FinishedMatches {
    private final Journal journal;
    private final Quarantine quarantine;

    FinishedMatches(Journal journal, Quarantine quarantine) {
        this.journal = journal;
        this.quarantine = quarantine;
    }

    /// A match by its name, if it is finished or was closed after it had begun.
    public Optional<FinishedMatch> find(String name) {
        quarantine.check(name);
        return journal.find(name)
                .map(this::readOrRefuse)
                .filter(saved -> saved.isOpenToAll())
                .map(saved -> new FinishedMatch(saved, journal, quarantine));
    }

    private SavedTable readOrRefuse(TableRow row) {
        return quarantine.read(row).orElseThrow(Quarantine::refusal);
    }

    /// Finished matches of listed tables, the newest first; damaged ones are left out.
    ///
    /// @param before and `name`: only those that come after this one in the list
    public List<FinishedMatch> list(String game, long before, String name, int most) {
        return journal.finished(game, before, name, most).stream()
                .flatMap(row -> quarantine.read(row).stream())
                .map(saved -> new FinishedMatch(saved, journal, quarantine))
                .toList();
    }
}
