package sparrow.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;

/// An answer to read: a small document of named lines, tables and sentences, which a terminal, a
/// page or a report shows each in its way.
public record Sheet(List<Part> parts) {
    public sealed interface Part {}

    /// Tiles of a hand, and what is said about it in the same breath.
    ///
    /// @param name such as `Hand`; may be empty
    public record Tiles(String name, Hand hand, Notation notation, Text after) implements Part {}

    /// A fact with its name, such as `Won on`; the names of lines that follow each other stand in
    /// one column. A line without a name goes on with the one before.
    public record Line(String name, Text text) implements Part {}

    /// A sentence or more, in as many lines as it needs.
    ///
    /// @param mark stands before the first line, such as `!`; may be empty
    public record Paragraph(String mark, Text text) implements Part {}

    /// Columns and rows.
    public record Table(List<Column> columns, List<Row> rows) implements Part {
        public Table {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    /// Room between parts.
    public enum Gap implements Part {
        GAP
    }

    /// @param least how wide it is even if its cells are narrower
    /// @param room how wide the paper must be for it to be shown at all
    public record Column(String heading, Align align, int least, int room) {
        public Column wide(int columns) {
            return new Column(heading, align, columns, room);
        }

        /// This column, left out where the paper is narrower than so many columns.
        public Column givenRoom(int columns) {
            return new Column(heading, align, least, columns);
        }
    }

    public enum Align {
        LEFT,
        RIGHT,
        /// A tile, with its picture where there are pictures.
        TILE
    }

    public static Column left(String heading) {
        return new Column(heading, Align.LEFT, 0, 0);
    }

    public static Column right(String heading) {
        return new Column(heading, Align.RIGHT, 0, 0);
    }

    public static Column tile(String heading) {
        return new Column(heading, Align.TILE, 0, 0);
    }

    /// @param below further lines under the last cell
    public record Row(List<Cell> cells, List<Cell> below) {
        public Row {
            cells = List.copyOf(cells);
            below = List.copyOf(below);
        }

        public static Row of(Cell... cells) {
            return new Row(List.of(cells), List.of());
        }

        public Row below(Cell more) {
            List<Cell> all = new ArrayList<>(below);
            all.add(more);
            return new Row(cells, all);
        }
    }

    /// What stands in a cell: words, which in the last column go on in further lines.
    ///
    /// @param tile whose picture goes before, where there are pictures
    public record Cell(Optional<Tile> tile, List<Text> words) {
        public Cell {
            words = List.copyOf(words);
        }
    }

    public static Cell cell(String text) {
        return cell(Text.of(text));
    }

    public static Cell cell(int number) {
        return cell(String.valueOf(number));
    }

    /// A text that stays in one line.
    public static Cell cell(Text text) {
        return new Cell(Optional.empty(), List.of(text));
    }

    public static Cell cell(Tile tile) {
        return new Cell(Optional.of(tile), List.of(Text.of(tile)));
    }

    public static Cell words(List<Text> words) {
        return new Cell(Optional.empty(), words);
    }

    /// A sentence whose words go on in further lines.
    public static Cell sentence(String text) {
        List<Text> words = new ArrayList<>();
        for (String word : text.split(" ")) {
            words.add(Text.of(word));
        }
        return words(words);
    }

    public Sheet {
        parts = List.copyOf(parts);
    }

    public static Writer writer() {
        return new Writer();
    }

    /// Puts a sheet together, part by part.
    public static final class Writer {
        private final List<Part> parts = new ArrayList<>();

        private Writer() {}

        public Writer add(Part part) {
            parts.add(part);
            return this;
        }

        public Writer addAll(Sheet sheet) {
            parts.addAll(sheet.parts);
            return this;
        }

        public Writer hand(String name, Hand hand) {
            return add(new Tiles(name, hand, Notation.COMPACT, Text.NONE));
        }

        public Writer line(String name, Text text) {
            return add(new Line(name, text));
        }

        public Writer line(String name, String text) {
            return line(name, Text.of(text));
        }

        public Writer paragraph(String text) {
            return add(new Paragraph("", Text.of(text)));
        }

        public Writer warning(String text) {
            return add(new Paragraph("!", Text.of(text)));
        }

        /// Lines under one name, which stands before the first alone.
        public Writer lines(String name, List<Text> texts) {
            String shown = name;
            for (Text text : texts) {
                line(shown, text);
                shown = "";
            }
            return this;
        }

        /// A line that stays one, however narrow the paper.
        public Writer unbroken(Text text) {
            return table(List.of(left("")), List.of(Row.of(cell(text))));
        }

        public Writer gap() {
            boolean wanted = !parts.isEmpty() && parts.getLast() != Gap.GAP;
            return wanted ? add(Gap.GAP) : this;
        }

        public Writer table(List<Column> columns, List<Row> rows) {
            return add(new Table(columns, rows));
        }

        public Sheet sheet() {
            return new Sheet(parts);
        }
    }
}
