package sparrow.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.desk.Sheet;
import sparrow.desk.Text;

/// Prints the sheets of every game on paper.
final class SheetPrinter {
    private static final int NAMES = 10;
    private static final int NARROWEST = 30;
    private static final String BETWEEN = "  ";

    private final Paper paper;
    private final PrintWriter out;

    SheetPrinter(Paper paper, PrintWriter out) {
        this.paper = paper;
        this.out = out;
    }

    void print(Sheet sheet) {
        int names = names(sheet);
        for (Sheet.Part part : sheet.parts()) {
            switch (part) {
                case Sheet.Tiles tiles -> tiles(tiles, names);
                case Sheet.Line(String name, Text text) -> line(name, names, text);
                case Sheet.Paragraph(String mark, Text text) -> paragraph(mark, text);
                case Sheet.Table table -> table(table);
                case Sheet.Gap.GAP -> out.println();
            }
        }
    }

    /// The width of the column of names.
    private static int names(Sheet sheet) {
        int longest = 0;
        for (Sheet.Part part : sheet.parts()) {
            if (part instanceof Sheet.Line(String name, Text _)) {
                longest = Math.max(longest, name.length());
            }
        }
        return Math.max(NAMES, longest + 2);
    }

    private void tiles(Sheet.Tiles tiles, int names) {
        if (paper.pictures()) {
            String name = tiles.name().isEmpty() ? "" : "Tiles";
            line(
                    name,
                    tiles.name().isEmpty() ? 0 : names,
                    Text.of(Notation.UNICODE.write(tiles.hand())));
        }
        Text text = Text.of(tiles.notation().write(tiles.hand()));
        text = tiles.after().isEmpty() ? text : text.plain("  ").and(tiles.after());
        line(tiles.name(), tiles.name().isEmpty() ? 0 : names, text);
    }

    private void line(String name, int names, Text text) {
        String start = names == 0 ? "" : paper.heading(Paper.padded(name, names));
        wrapped(start, names, words(text));
    }

    private void paragraph(String mark, Text text) {
        String start = mark.isEmpty() ? "" : paper.heading(mark) + " ";
        wrapped(start, mark.isEmpty() ? 0 : mark.length() + 1, words(text));
    }

    /// Words after a start that takes up `width` columns, in as many lines as they need.
    private void wrapped(String start, int width, List<Text> words) {
        StringBuilder line = new StringBuilder(start);
        int most = Math.max(NARROWEST, paper.columns() - width);
        int used = 0;
        for (Text word : words) {
            if (used > 0 && used + 1 + word.length() > most) {
                out.println(line.toString().stripTrailing());
                line.setLength(0);
                line.append(" ".repeat(width));
                used = 0;
            }
            line.append(used > 0 ? " " : "").append(styled(word));
            used += (used > 0 ? 1 : 0) + word.length();
        }
        out.println(line.toString().stripTrailing());
    }

    /// A text at its blanks, each word with its styles; blanks within it that are no single ones
    /// stay.
    private static List<Text> words(Text text) {
        List<Text> words = new ArrayList<>();
        Text word = Text.NONE;
        for (Text.Span span : text.spans()) {
            String[] pieces = span.text().split(" ", -1);
            for (int i = 0; i < pieces.length; i++) {
                if (i > 0 && pieces[i].startsWith("%")) {
                    word = word.plain(" "); // a number and its percent stay together
                } else if (i > 0) {
                    words.add(word);
                    word = Text.NONE;
                }
                word =
                        pieces[i].isEmpty()
                                ? word
                                : word.and(
                                        new Text(List.of(new Text.Span(pieces[i], span.style()))));
            }
        }
        words.add(word);
        return words;
    }

    private String styled(Text text) {
        StringBuilder all = new StringBuilder();
        for (Text.Span span : text.spans()) {
            all.append(
                    switch (span.style()) {
                        case Text.Weight.PLAIN -> span.text();
                        case Text.Weight.STRONG -> paper.heading(span.text());
                        case Text.Weight.FAINT -> paper.faint(span.text());
                        case Text.Tint(Tile tile) -> paper.tinted(tile, span.text());
                    });
        }
        return all.toString();
    }

    // Tables

    private void table(Sheet.Table whole) {
        Sheet.Table table = fitting(whole);
        int[] widths = widths(table);
        boolean headed = table.columns().stream().anyMatch(column -> !column.heading().isEmpty());
        if (headed) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                Sheet.Column column = table.columns().get(i);
                String picture = picture(column) ? "   " : "";
                String heading = column.heading().isEmpty() ? "" : paper.heading(column.heading());
                line.append(i > 0 ? BETWEEN : "");
                line.append(
                        cell(
                                heading,
                                column.heading().length(),
                                widths[i] + picture.length(),
                                column.align()));
            }
            out.println(line.toString().stripTrailing());
        }
        for (Sheet.Row row : table.rows()) {
            row(table, widths, row);
        }
    }

    /// The table without the columns that the paper has no room for.
    private Sheet.Table fitting(Sheet.Table table) {
        List<Sheet.Column> columns = new ArrayList<>();
        List<List<Sheet.Cell>> rows = new ArrayList<>();
        table.rows().forEach(_ -> rows.add(new ArrayList<>()));
        for (int i = 0; i < table.columns().size(); i++) {
            if (table.columns().get(i).room() <= paper.columns()) {
                columns.add(table.columns().get(i));
                for (int row = 0; row < rows.size(); row++) {
                    List<Sheet.Cell> cells = table.rows().get(row).cells();
                    if (i < cells.size()) {
                        rows.get(row).add(cells.get(i));
                    }
                }
            }
        }
        List<Sheet.Row> fitting = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            fitting.add(new Sheet.Row(rows.get(row), table.rows().get(row).below()));
        }
        return new Sheet.Table(columns, fitting);
    }

    private boolean picture(Sheet.Column column) {
        return column.align() == Sheet.Align.TILE && paper.pictures();
    }

    private static int[] widths(Sheet.Table table) {
        int[] widths = new int[table.columns().size()];
        for (int i = 0; i < widths.length; i++) {
            widths[i] =
                    Math.max(
                            table.columns().get(i).least(),
                            table.columns().get(i).heading().length());
            for (Sheet.Row row : table.rows()) {
                if (i < row.cells().size() && i < widths.length - 1) {
                    widths[i] = Math.max(widths[i], length(row.cells().get(i)));
                }
            }
        }
        return widths;
    }

    private static int length(Sheet.Cell cell) {
        int length = 0;
        for (Text word : cell.words()) {
            length += word.length() + (length > 0 ? 1 : 0);
        }
        return length;
    }

    private void row(Sheet.Table table, int[] widths, Sheet.Row row) {
        StringBuilder line = new StringBuilder();
        int start = 0;
        int last = row.cells().size() - 1;
        for (int i = 0; i < last; i++) {
            Sheet.Cell cell = row.cells().get(i);
            Sheet.Column column = table.columns().get(i);
            if (picture(column)) {
                line.append(cell.tile().map(tile -> paper.picture(tile) + "  ").orElse("   "));
                start += 3;
            }
            line.append(cell(joined(cell), length(cell), widths[i], column.align()))
                    .append(BETWEEN);
            start += widths[i] + BETWEEN.length();
        }
        if (last >= 0) {
            lastCell(
                    line.toString(),
                    start,
                    row.cells().get(last),
                    table.columns().get(last),
                    widths[last]);
        }
        for (Sheet.Cell more : row.below()) {
            wrapped(" ".repeat(start), start, more.words());
        }
    }

    private void lastCell(String line, int start, Sheet.Cell cell, Sheet.Column column, int width) {
        if (column.align() == Sheet.Align.RIGHT) {
            out.println(line + cell(joined(cell), length(cell), width, column.align()));
        } else {
            wrapped(line, start, cell.words());
        }
    }

    private String joined(Sheet.Cell cell) {
        List<String> words = new ArrayList<>();
        cell.words().forEach(word -> words.add(styled(word)));
        return String.join(" ", words);
    }

    private static String cell(String text, int length, int width, Sheet.Align align) {
        String blanks = " ".repeat(Math.max(0, width - length));
        return align == Sheet.Align.RIGHT ? blanks + text : text + blanks;
    }
}
