package sparrow.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.server.journal.Journal;
import sparrow.server.journal.TableRow;

/// A person's name taken out of the games on disk. The games stay, for the others who played them.
///
/// @param changed how many games had the name
/// @param open tables with the name that still wait or are played at, and keep it until they end
public record Forgetting(int changed, List<String> open) {
    /// Who is named instead.
    static final String SOMEBODY = "Somebody";

    /// Forgets a name in every game that has ended.
    public static Forgetting of(Journal journal, String name) {
        int changed = 0;
        List<String> open = new ArrayList<>();
        for (String table : journal.all()) {
            Optional<TableRow> row = journal.find(table).filter(TableRow::isWhole);
            Optional<TableRow> without = row.flatMap(each -> SavedTable.without(each, name));
            if (without.isEmpty()) {
                continue;
            }
            if (isEnded(without.get())) {
                journal.save(without.get());
                changed++;
            } else {
                open.add(table);
            }
        }
        journal.wipe();
        return new Forgetting(changed, open);
    }

    private static boolean isEnded(TableRow row) {
        return row.phase().equals(Phase.OVER.word()) || row.phase().equals(Phase.CLOSED.word());
    }
}
