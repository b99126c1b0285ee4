package sparrow.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import sparrow.catalog.Catalog;
import sparrow.core.table.Event;
import sparrow.core.table.Eyes;
import sparrow.core.table.Table;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.desk.Mahjong;
import sparrow.desk.Retelling;
import sparrow.desk.Sheet;
import sparrow.records.Header;
import sparrow.records.RecordedHand;
import sparrow.records.replay.EventWords;

/// Prints a recorded hand for a person: who sat where with what, who drew and discarded what, and
/// how it ended.
final class HandSheet {
    private static final List<String> WINDS = List.of("East", "South", "West", "North");

    private final Paper paper;
    private final PrintWriter out;
    private final Header header;
    private final Eyes eyes;
    private final List<Seat> winners = new ArrayList<>();
    private boolean isWon;

    HandSheet(Paper paper, PrintWriter out, Header header, Eyes eyes) {
        this.paper = paper;
        this.out = out;
        this.header = header;
        this.eyes = eyes;
    }

    void print(RecordedHand hand) {
        List<Event> seen = hand.events().stream().map(event -> event.seenBy(eyes)).toList();
        Catalog.game(hand.started().variant())
                .flatMap(Mahjong::retelling)
                .ifPresentOrElse(
                        words -> print(hand, seen, words), () -> events(hand.started(), seen));
    }

    /// Event by event, for games that have no words of their own for it.
    private void events(Event.Started started, List<Event> seen) {
        out.println(paper.heading(started.variant() + ", hand " + (started.hand() + 1)));
        seen.forEach(event -> out.println("  " + EventWords.of(event)));
    }

    private void print(RecordedHand hand, List<Event> seen, Retelling words) {
        new SheetPrinter(paper, out).print(Sheet.writer().unbroken(words.title(seen)).sheet());
        seats(hand.started(), seen);
        out.println();
        new Turns(paper, words, hand.started().points().seats()).print(seen, out);
        out.println();
        seen.forEach(event -> ending(event, words));
        words.afterwards(seen).forEach(sentence -> out.println("  " + sentence));
        if (!hand.isFinished()) {
            out.println("The record breaks off here.");
        }
        standing(Table.fold(seen), hand.started());
    }

    /// Each player's wind, points and first tiles.
    private void seats(Event.Started started, List<Event> seen) {
        int longest =
                header.players().values().stream()
                        .mapToInt(person -> shortened(person.name()).length())
                        .max()
                        .orElse(0);
        for (Event event : seen) {
            if (event instanceof Event.Dealt(Seat seat, List<Tile> tiles)) {
                int count = started.points().size();
                int wind = Math.floorMod(seat.ordinal() - started.dealer().ordinal(), count);
                String name =
                        header.players()
                                .find(seat)
                                .map(person -> shortened(person.name()))
                                .orElse("");
                out.println(
                        "  "
                                + seat
                                + "  "
                                + Paper.padded(WINDS.get(wind), 6)
                                + (longest > 0 ? Paper.padded(name, longest + 2) : "")
                                + right(number(started.points().get(seat)), 7)
                                + "  "
                                + tiles(Tiles.of(tiles).list()));
            }
        }
    }

    private static String shortened(String name) {
        String plain =
                name.codePoints()
                        .filter(c -> !Character.isISOControl(c))
                        .limit(16)
                        .mapToObj(Character::toString)
                        .collect(Collectors.joining());
        return plain;
    }

    private String tiles(List<Tile> tiles) {
        String compact = tiles.contains(Tile.HIDDEN) ? "hidden" : Notation.COMPACT.write(tiles);
        String pictures =
                paper.pictures() && !tiles.contains(Tile.HIDDEN)
                        ? "  " + tiles.stream().map(paper::picture).collect(Collectors.joining())
                        : "";
        return compact + pictures;
    }

    private void ending(Event event, Retelling words) {
        switch (event) {
            case Event.Won won -> {
                winners.add(won.seat());
                isWon = true;
                out.println(
                        paper.heading(
                                won.seat()
                                        + " wins on "
                                        + won.tile()
                                        + won.from()
                                                .map(from -> " from " + from)
                                                .orElse(", self-drawn")));
            }
            case Event.Shown(Seat seat, List<Tile> tiles) ->
                    out.println("  " + seat + " shows " + tiles(tiles));
            case Event.Paid paid -> words.worth(paid).ifPresent(this::worth);
            case Event.Declared(Seat seat, String word) when words.isLast(word) ->
                    out.println("  " + seat + " says " + word);
            case Event.Ended(String reason) when !isWon ->
                    out.println(paper.heading(capital(reason)));
            case Event.Setup _,
                    Event.Began _,
                    Event.Move _,
                    Event.Declared _,
                    Event.Revealed _,
                    Event.Turned _,
                    Event.Ended _ -> {}
        }
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /// What a win is worth, and what it is made of, wrapped.
    private void worth(Retelling.Worth worth) {
        String winner = winners.isEmpty() ? "" : winners.removeFirst() + ": ";
        if (!worth.sum().isEmpty()) {
            out.println("  " + winner + worth.sum());
        }
        if (!worth.parts().isEmpty()) {
            wrapped("     ", worth.parts());
        }
    }

    private void wrapped(String indent, List<String> parts) {
        StringBuilder line = new StringBuilder(indent);
        for (int i = 0; i < parts.size(); i++) {
            String part = parts.get(i) + (i + 1 < parts.size() ? "," : "");
            if (line.length() > indent.length()
                    && line.length() + 1 + part.length() > paper.columns()) {
                out.println(line);
                line = new StringBuilder(indent);
            }
            line.append(line.length() > indent.length() ? " " : "").append(part);
        }
        out.println(line);
    }

    /// The points after the hand, and what changed.
    private void standing(Table table, Event.Started started) {
        out.println(
                table.seats().stream()
                        .map(seat -> {
                            int change = table.place(seat).points() - started.points().get(seat);
                            return seat
                                    + " "
                                    + number(table.place(seat).points())
                                    + (change == 0 ? "" : " (" + signed(change) + ")");
                        })
                        .collect(Collectors.joining("   ", "  ", "")));
    }

    private static String signed(int change) {
        return (change > 0 ? "+" : "-") + number(Math.abs(change));
    }

    private static String number(int number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }
}
