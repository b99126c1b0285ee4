package sparrow.server.table;

import java.io.IOException;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Impossible;
import sparrow.core.table.Table;
import sparrow.core.tile.Reading;
import sparrow.server.journal.Damaged;
import sparrow.server.journal.Entry;
import sparrow.server.journal.Journal;
import sparrow.server.journal.TableRow;

/// Whether everything on disk can be read: every page of the file, every row, every hand.
///
/// @param tables how many there are
/// @param rows how many their journals have
/// @param damage what is wrong with which table
public record DataCheck(int tables, int rows, SortedMap<String, String> damage) {
    /// Reads everything.
    ///
    /// @throws IOException with a sentence for people, if the file itself is damaged
    public static DataCheck of(Journal journal) throws IOException {
        journal.checkPages();
        SortedMap<String, String> damage = new TreeMap<>();
        List<String> names = journal.all();
        int rows = 0;
        for (String name : names) {
            try {
                rows += rows(journal, name);
            } catch (Damaged damaged) {
                damage.put(name, damaged.sentence());
            } catch (RuntimeException broken) {
                damage.put(name, "its match cannot be read: " + broken);
            }
        }
        journal.lost().forEach(name -> damage.put(name, "it has a journal, but no row of its own"));
        return new DataCheck(names.size(), rows, damage);
    }

    private static int rows(Journal journal, String name) {
        TableRow row = journal.find(name).orElseThrow(() -> new Damaged("its row is gone"));
        SavedTable saved =
                switch (SavedTable.read(row)) {
                    case Reading.Read<SavedTable>(SavedTable read) -> read;
                    case Reading.Misread<SavedTable>(int _, String why) -> throw new Damaged(why);
                };
        List<Entry> entries = journal.entries(name);
        StoredMatch stored = StoredMatch.read(saved.setup(), entries);
        Variant variant = saved.setup().variant();
        for (int i = 0; i < stored.hands().size(); i++) {
            Table table = folded(i, stored.hands().get(i));
            boolean isLast = i + 1 == stored.hands().size();
            if (!table.isOver() && (!isLast || saved.phase() == Phase.OVER)) {
                throw new Damaged("hand " + (i + 1) + " of its journal has no end");
            }
            if (isLast
                    && saved.phase() == Phase.OVER
                    && !variant.results(table).equals(saved.results())) {
                throw new Damaged("its results are not those of its last hand");
            }
        }
        if (stored.hands().isEmpty() && saved.phase() == Phase.OVER) {
            throw new Damaged("its journal is gone");
        }
        return entries.size();
    }

    private static Table folded(int hand, List<Event> events) {
        try {
            return Table.fold(events);
        } catch (Impossible broken) {
            throw new Damaged(
                    "hand "
                            + (hand + 1)
                            + " of its journal cannot have happened: "
                            + broken.getMessage());
        }
    }
}
