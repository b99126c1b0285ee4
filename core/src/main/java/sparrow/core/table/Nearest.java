package sparrow.core.table;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The names most like one that somebody mistyped.
public final class Nearest {
    /// So many names are told at once; of more, the nearest few.
    private static final int MANY = 12;

    private static final int FEW = 3;

    private Nearest() {}

    /// What the names are, or, of many, which come nearest.
    static String told(String typed, List<String> names) {
        if (names.isEmpty()) {
            return "this game has none";
        }
        return names.size() <= MANY
                ? "the rules are " + String.join(", ", names.stream().sorted().toList())
                : "the nearest of the "
                        + names.size()
                        + " rules are "
                        + String.join(", ", of(typed, names));
    }

    /// The one name that was meant, as far as its letters tell: not more than half of them differ.
    public static Optional<String> meant(String typed, Collection<String> names) {
        return of(typed, List.copyOf(names)).stream()
                .findFirst()
                .filter(name -> 2 * distance(plain(typed), plain(name)) <= typed.length());
    }

    private static List<String> of(String typed, List<String> names) {
        String wanted = plain(typed);
        return names.stream()
                .sorted(
                        Comparator.comparingInt((String name) -> distance(wanted, plain(name)))
                                .thenComparing(Comparator.naturalOrder()))
                .limit(FEW)
                .toList();
    }

    private static String plain(String name) {
        String letters = name.toLowerCase(Locale.ROOT).replace("_", "").replace("-", "");
        return letters.substring(0, Math.min(letters.length(), 40));
    }

    /// How many letters must be added, left out or changed; none for a part of the name.
    private static int distance(String typed, String name) {
        if (!typed.isEmpty() && name.contains(typed)) {
            return 0;
        }
        int[] row = new int[name.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= typed.length(); i++) {
            int before = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int changed = before + (typed.charAt(i - 1) == name.charAt(j - 1) ? 0 : 1);
                before = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[name.length()];
    }
}
