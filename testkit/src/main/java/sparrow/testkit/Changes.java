package sparrow.testkit;

import java.util.SortedMap;
import java.util.TreeMap;

/// House rules that a test changes, each written as on the command line: `winners=all`.
public final class Changes {
    private Changes() {}

    public static SortedMap<String, String> of(String... changes) {
        SortedMap<String, String> values = new TreeMap<>();
        for (String change : changes) {
            int equals = change.indexOf('=');
            values.put(change.substring(0, equals), change.substring(equals + 1));
        }
        return values;
    }
}
