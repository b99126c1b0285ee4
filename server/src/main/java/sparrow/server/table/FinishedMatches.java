package sparrow.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.core.tile.Seat;
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

    /// A match by its name, if it is finished or was closed after it had begun, and everybody may
    /// see it or a secret of its table lets one in.
    public Optional<FinishedMatch> find(String name, String secret) {
        quarantine.check(name);
        return journal.find(name)
                .map(this::readOrRefuse)
                .filter(saved -> saved.isOpenToAll() && saved.isOpenTo(secret))
                .map(saved -> new FinishedMatch(saved, journal, quarantine));
    }

    /// The matches, finished or not, in which secrets open seats; damaged ones are left out.
    ///
    /// @param tokens the secret of a seat, by the name of its table
    public List<OwnMatch> own(Map<String, String> tokens) {
        return tokens.entrySet().stream()
                .flatMap(each -> own(each.getKey(), each.getValue()).stream())
                .toList();
    }

    private Optional<OwnMatch> own(String name, String token) {
        return journal.find(name)
                .flatMap(quarantine::read)
                .flatMap(saved ->
                        saved.seatOf(token)
                                .map(seat ->
                                        new OwnMatch(
                                                FinishedMatch.line(saved, journal),
                                                seat,
                                                saved.phase().word())));
    }

    /// Takes the person whose seat a secret opens out of a match that has ended: somebody sat
    /// there. A match in which nobody else has a seat any more is deleted.
    ///
    /// @return false if there is no such match, or none that one may know of
    boolean forget(String name, String token) {
        quarantine.check(name);
        Optional<TableRow> row = journal.find(name);
        Optional<SavedTable> seen =
                row.map(this::readOrRefuse).filter(saved -> saved.isOpenTo(token));
        if (seen.isEmpty()) {
            return false;
        }
        SavedTable saved = seen.get();
        Seat seat = saved.seatOf(token).orElseThrow(FinishedMatches::notYours);
        if (saved.phase().isOpen()) {
            throw ApiRefusal.notNow("not over", "The match goes on; delete it when it is over.");
        }
        if (saved.hasOthers(seat)) {
            row.flatMap(each -> SavedTable.without(each, seat)).ifPresent(journal::amend);
        } else {
            journal.delete(List.of(name));
        }
        journal.wipe();
        return true;
    }

    private static ApiRefusal notYours() {
        return new ApiRefusal(
                ApiRefusal.Kind.FORBIDDEN,
                "not yours",
                "Only those who played a game may delete it.");
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
