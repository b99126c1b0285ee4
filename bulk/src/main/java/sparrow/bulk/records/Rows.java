package sparrow.bulk.records;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroup;
import org.apache.parquet.schema.MessageType;

/// Rows of all tables, in order.
final class Rows {
    private static final Map<RecordTable, MessageType> SCHEMAS = schemas();

    private final Map<RecordTable, List<Group>> rows = new EnumMap<>(RecordTable.class);

    private static Map<RecordTable, MessageType> schemas() {
        Map<RecordTable, MessageType> schemas = new EnumMap<>(RecordTable.class);
        for (RecordTable table : RecordTable.values()) {
            schemas.put(table, table.schema());
        }
        return schemas;
    }

    static MessageType schema(RecordTable table) {
        return SCHEMAS.getOrDefault(table, table.schema());
    }

    /// A new row, to be filled.
    Group add(RecordTable table) {
        Group row = new SimpleGroup(schema(table));
        rows.computeIfAbsent(table, _ -> new ArrayList<>()).add(row);
        return row;
    }

    List<Group> of(RecordTable table) {
        return rows.getOrDefault(table, List.of());
    }

    static void numbers(Group row, String column, List<Integer> numbers) {
        Group list = row.addGroup(column);
        numbers.forEach(number -> list.addGroup("list").append("element", (int) number));
    }

    static void texts(Group row, String column, List<String> texts) {
        Group list = row.addGroup(column);
        texts.forEach(text -> list.addGroup("list").append("element", text));
    }

    static void measures(Group row, String column, float... measures) {
        Group list = row.addGroup(column);
        for (float measure : measures) {
            list.addGroup("list").append("element", measure);
        }
    }
}
