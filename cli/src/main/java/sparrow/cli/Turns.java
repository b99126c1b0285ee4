package sparrow.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.desk.Retelling;

/// What the players of a hand drew, called and discarded: a column for each, a row for each time
/// round the table.
final class Turns {
    private static final int NUMBER = 4;
    private static final int WIDEST = 26;
    private static final int DRAW_AND_DISCARD = 7;

    private final Paper paper;
    private final Retelling words;
    private final List<Seat> seats;
    private final int width;
    private final List<Row> rows = new ArrayList<>();
    private Tile drawn = Tile.HIDDEN;
    private String mark = "";
    private boolean isKan;

    /// A text with the colours it is printed in.
    private record Word(String text, String styled) {}

    private static final class Row {
        final List<List<Word>> cells = new ArrayList<>();
        int last = -1;
        String note = "";
    }

    Turns(Paper paper, Retelling words, List<Seat> seats) {
        this.paper = paper;
        this.words = words;
        this.seats = seats;
        this.width = Math.min(WIDEST, (paper.columns() - NUMBER) / seats.size());
    }

    void print(List<Event> events, PrintWriter out) {
        events.forEach(this::read);
        StringBuilder head = new StringBuilder(" ".repeat(NUMBER));
        seats.forEach(seat -> head.append(Paper.padded(seat.name(), width)));
        out.println(paper.heading(head.toString().stripTrailing()));
        for (int i = 0; i < rows.size(); i++) {
            print(i + 1, rows.get(i), out);
        }
    }

    private void print(int number, Row row, PrintWriter out) {
        StringBuilder line =
                new StringBuilder(Paper.padded(number < 10 ? " " + number : "" + number, NUMBER));
        int column = 0;
        int behind = 0;
        for (List<Word> cell : row.cells) {
            if (!cell.isEmpty()) {
                line.append(" ".repeat(Math.max(behind > 0 ? 1 : 0, column - behind)));
                behind = Math.max(behind > 0 ? behind + 1 : 0, column);
                for (int i = 0; i < cell.size(); i++) {
                    line.append(i > 0 ? " " : "").append(cell.get(i).styled);
                }
                behind += length(cell);
            }
            column += width;
        }
        out.println(line);
        if (!row.note.isEmpty()) {
            out.println(paper.faint(" ".repeat(NUMBER) + row.note));
        }
    }

    private static int length(List<Word> cell) {
        return cell.stream().mapToInt(word -> word.text.length() + 1).sum() - 1;
    }

    private void read(Event event) {
        switch (event) {
            case Event.Drew(Seat seat, Tile tile, int _) -> {
                drawn = tile;
                cell(seat);
                isKan = false;
                if (tile != Tile.HIDDEN) {
                    word(tile);
                }
            }
            case Event.Discarded(Seat seat, Tile tile, Origin origin) -> {
                List<Word> cell = cell(seat);
                boolean isDrawn = origin == Origin.DRAWN;
                if (isDrawn && drawn == tile && !cell.isEmpty()) {
                    cell.removeLast();
                }
                String behind = (isDrawn ? "'" : "") + mark;
                cell.add(new Word(tile + behind, paper.tile(tile) + behind));
                mark = "";
            }
            case Event.Claimed(Seat seat, Meld meld) -> {
                cell(seat);
                word(words.set(meld));
                isKan = meld.isKong();
            }
            case Event.Laid(Seat seat, Meld meld) -> {
                cell(seat);
                word(words.set(meld));
                isKan = true;
            }
            case Event.Added(Seat seat, int _, Tile tile) -> {
                cell(seat);
                word(words.added(tile));
                isKan = true;
            }
            case Event.Declared(Seat _, String word) -> mark = words.mark(word);
            case Event.Revealed(String marker, int _, Tile tile, Set<Seat> _) ->
                    words.shown(marker).ifPresent(name -> note(name, tile));
            case Event.Setup _,
                    Event.Began _,
                    Event.TakenBack _,
                    Event.Exchanged _,
                    Event.JokerTaken _,
                    Event.Retrieved _,
                    Event.Shown _,
                    Event.Turned _,
                    Event.Outcome _ -> {}
        }
    }

    /// What was shown in the last row; several tiles of a name stand behind it.
    private void note(String name, Tile tile) {
        if (!rows.isEmpty()) {
            Row row = rows.getLast();
            row.note +=
                    (row.note.isEmpty() ? "" : ", ")
                            + (row.note.contains(name) ? "" : name + " ")
                            + tile;
        }
    }

    /// The cell of a seat, in a new row if its turn has come round again.
    private List<Word> cell(Seat seat) {
        int column = seats.indexOf(seat);
        if (rows.isEmpty() || column < rows.getLast().last || isFull(column)) {
            rows.add(new Row());
        }
        Row row = rows.getLast();
        while (row.cells.size() <= column) {
            row.cells.add(new ArrayList<>());
        }
        row.last = column;
        return row.cells.get(column);
    }

    /// Whether the cell in use has no room for another draw and discard.
    private boolean isFull(int column) {
        Row row = rows.getLast();
        return column == row.last
                && length(row.cells.get(column)) + DRAW_AND_DISCARD > width
                && isKan;
    }

    private void word(Tile tile) {
        last().add(new Word(tile.toString(), paper.tile(tile)));
    }

    private void word(String text) {
        last().add(new Word(text, text));
    }

    private List<Word> last() {
        return rows.getLast().cells.get(rows.getLast().last);
    }
}
