package sparrow.bulk;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;

/// Prints what queries come to: a table each, its last share drawn as a bar.
final class StatsSheet {
    private static final int BAR = 30;
    private static final String SHARE = "%";

    private final SparkSession spark;
    private final PrintWriter out;

    StatsSheet(SparkSession spark, PrintWriter out) {
        this.spark = spark;
        this.out = out;
    }

    /// Prints nothing where nothing was found.
    void print(String title, String query) {
        Dataset<Row> found = spark.sql(query);
        List<Row> rows = found.collectAsList();
        if (rows.isEmpty()) {
            return;
        }
        List<String> columns = Arrays.asList(found.columns());
        List<List<String>> lines = new ArrayList<>();
        lines.add(columns);
        for (Row row : rows) {
            List<String> line = new ArrayList<>();
            for (int i = 0; i < columns.size(); i++) {
                line.add(cell(columns.get(i), row.get(i)));
            }
            lines.add(line);
        }
        out.println();
        out.println(title);
        int drawn = columns.size() - 1;
        boolean hasBars = columns.get(drawn).endsWith(SHARE);
        double most =
                hasBars
                        ? rows.stream().mapToDouble(row -> row.getDouble(drawn)).max().orElse(0)
                        : 0;
        for (int i = 0; i < lines.size(); i++) {
            String bar = i == 0 || most <= 0 ? "" : bar(rows.get(i - 1).getDouble(drawn) / most);
            out.println(("  " + line(lines, i) + "  " + bar).stripTrailing());
        }
        out.flush();
    }

    private static String bar(double share) {
        return "█".repeat((int) Math.round(BAR * share));
    }

    private static String cell(String column, @Nullable Object value) {
        return switch (value) {
            case null -> "-";
            case Double share when column.endsWith(SHARE) ->
                    String.format(Locale.ROOT, "%.2f", 100 * share);
            case Double number -> String.format(Locale.ROOT, "%,.2f", number);
            case Number number -> String.format(Locale.ROOT, "%,d", number.longValue());
            default -> value.toString();
        };
    }

    /// Texts stand on the left, numbers on the right.
    private static String line(List<List<String>> lines, int number) {
        StringBuilder text = new StringBuilder();
        List<String> line = lines.get(number);
        for (int column = 0; column < line.size(); column++) {
            int at = column;
            int width = lines.stream().mapToInt(each -> each.get(at).length()).max().orElse(0);
            boolean isNumber =
                    lines.stream().skip(1).allMatch(each -> each.get(at).matches("[-+.,\\d]+"));
            String blanks = " ".repeat(width - line.get(column).length());
            text.append(column == 0 ? "" : "  ");
            text.append(isNumber ? blanks + line.get(column) : line.get(column) + blanks);
        }
        return text.toString();
    }
}
