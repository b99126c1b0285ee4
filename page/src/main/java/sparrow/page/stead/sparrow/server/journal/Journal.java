package sparrow.page.stead.sparrow.server.journal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import sparrow.page.Store;
import sparrow.server.journal.Damaged;
import sparrow.server.journal.Entry;
import sparrow.server.journal.TableRow;

/// The tables of the browser: those rows of them that are needed in memory, and all of them in its
/// own store.
public final class Journal {
    private static final String STARTED = "{\"event\":\"started\"";

    private final Store store;
    private final Map<String, TableRow> tables = new TreeMap<>();
    private final Map<String, Integer> hands = new HashMap<>();
    private final Map<String, List<Entry>> journals = new HashMap<>();

    public Journal(Store store) {
        this.store = store;
    }

    // --- what was stored ---

    /// A table that was stored.
    public void stored(TableRow table, int count) {
        tables.put(table.name(), table);
        hands.put(table.name(), count);
    }

    /// The rows of a table that was stored.
    public void stored(String table, List<Entry> entries) {
        journals.put(table, new ArrayList<>(entries));
    }

    /// Whether the rows of a table must be fetched before anything is asked about it.
    public boolean isWanting(String table) {
        return tables.containsKey(table) && !journals.containsKey(table);
    }

    // --- as a server's ---

    public void append(String table, int number, List<Entry> entries) {
        List<Entry> rows = journals.computeIfAbsent(table, _ -> new ArrayList<>());
        if (rows.size() != number) {
            throw new Damaged("row " + rows.size() + " of its journal is missing");
        }
        rows.addAll(entries);
        int begun = (int) entries.stream().filter(each -> each.body().startsWith(STARTED)).count();
        store.append(table, number, entries);
        Optional<TableRow> kept = find(table);
        if (begun > 0 && kept.isPresent()) {
            store.save(kept.get(), hands.merge(table, begun, Integer::sum));
        }
    }

    public void save(TableRow table) {
        tables.put(table.name(), table);
        store.save(table, hands.computeIfAbsent(table.name(), _ -> 0));
        journals.computeIfAbsent(table.name(), _ -> new ArrayList<>());
    }

    public void amend(TableRow ended) {
        save(ended);
    }

    public Optional<TableRow> claim(String table) {
        return find(table);
    }

    public void delete(List<String> names) {
        for (String name : names) {
            tables.remove(name);
            hands.remove(name);
            journals.remove(name);
            store.delete(name);
        }
    }

    /// Nothing that was deleted stays.
    public void wipe() {}

    /// The browser says so when its store is full.
    public long free() {
        return Long.MAX_VALUE;
    }

    public List<Entry> entries(String table) {
        return List.copyOf(journals.getOrDefault(table, List.of()));
    }

    public int count(String table, String event) {
        return hands.getOrDefault(table, 0);
    }

    public Optional<TableRow> find(String name) {
        return Optional.ofNullable(tables.get(name));
    }

    public List<String> unfinished() {
        return names(row -> !isOver(row) && !row.phase().equals("closed"));
    }

    public List<String> underWay() {
        return unfinished();
    }

    public List<String> listed(int most) {
        return names(row -> row.listed() && !isOver(row)).reversed().stream().limit(most).toList();
    }

    private static boolean isOver(TableRow row) {
        return row.phase().equals("over");
    }

    private List<String> names(Predicate<TableRow> such) {
        return tables.values().stream()
                .filter(such)
                .sorted(Comparator.comparingLong(TableRow::created))
                .map(TableRow::name)
                .toList();
    }

    public List<TableRow> finished(String game, long before, String name, int most) {
        Stream<TableRow> found =
                tables.values().stream()
                        .filter(row -> isOver(row) && row.listed())
                        .filter(row -> game.isEmpty() || row.game().equals(game))
                        .filter(row ->
                                row.finished() < before
                                        || (row.finished() == before
                                                && row.name().compareTo(name) < 0));
        Comparator<TableRow> order =
                Comparator.comparingLong(TableRow::finished).thenComparing(TableRow::name);
        return found.sorted(order.reversed()).limit(most).toList();
    }
}
