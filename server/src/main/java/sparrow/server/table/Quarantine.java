package sparrow.server.table;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.core.tile.Reading;
import sparrow.server.journal.Damaged;
import sparrow.server.journal.TableRow;

/// The tables that cannot be read: they are left as they are and nobody gets in, all others go on.
/// Found anew with every start, so that one that was mended, or that a later version understands,
/// is back by itself.
public final class Quarantine {
    private static final Logger LOG = LoggerFactory.getLogger(Quarantine.class);

    private final Map<String, String> damage = new ConcurrentHashMap<>();

    /// What is wrong with which table.
    public SortedMap<String, String> damage() {
        return new TreeMap<>(damage);
    }

    public int size() {
        return damage.size();
    }

    /// The table of a row, unless the row is damaged.
    Optional<SavedTable> read(TableRow row) {
        return switch (SavedTable.read(row)) {
            case Reading.Read<SavedTable>(SavedTable saved) -> Optional.of(saved);
            case Reading.Misread<SavedTable>(int _, String why) -> {
                add(row.name(), new Damaged(why));
                yield Optional.empty();
            }
        };
    }

    /// Refuses a table that is known to be damaged.
    void check(String table) {
        if (damage.containsKey(table)) {
            throw refusal();
        }
    }

    /// Keeps a table apart from now on, and says so to the operator.
    ///
    /// @return what to say to people
    ApiRefusal add(String table, RuntimeException broken) {
        String sentence =
                broken instanceof Damaged damaged
                        ? damaged.sentence()
                        : "its match cannot be taken up: " + broken;
        if (damage.put(table, sentence) == null) {
            LOG.error("table {} is damaged and kept apart: {}", table, sentence);
            LOG.debug("found here", broken);
        }
        return refusal();
    }

    static ApiRefusal refusal() {
        return new ApiRefusal(
                ApiRefusal.Kind.DAMAGED,
                "damaged",
                "This game was damaged on the server's disk; its operator has been told.");
    }
}
