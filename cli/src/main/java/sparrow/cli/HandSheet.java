package sparrow.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import sparrow.core.table.Event;
import sparrow.core.table.Eyes;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.records.Header;
import sparrow.records.RecordedHand;
import sparrow.records.replay.EventWords;
import sparrow.riichi.table.ScoreLines;
import sparrow.riichi.table.Words;

/// Prints a recorded hand for a person: who sat where with what, who drew and discarded what, and
/// how it ended.
final class HandSheet {
    private static final List<String> WINDS = List.of("East", "South", "West", "North");
    private static final int STICK = 1_000;

    private final Paper paper;
    private final PrintWriter out;
    private final Header header;
    private final Eyes eyes;
    private final List<Seat> winners = new ArrayList<>();

    HandSheet(Paper paper, PrintWriter out, Header header, Eyes eyes) {
        this.paper = paper;
        this.out = out;
        this.header = header;
        this.eyes = eyes;
    }

    void print(RecordedHand hand) {
        List<Event> seen = hand.events().stream().map(event -> event.seenBy(eyes)).toList();
        if (!hand.started().variant().equals(Words.RIICHI_GAME)) {
            out.println(
                    paper.heading(
                            hand.started().variant() + ", hand " + (hand.started().hand() + 1)));
            seen.forEach(event -> out.println("  " + EventWords.of(event)));
            return;
        }
        title(hand.started(), seen);
        seats(hand.started(), seen);
        out.println();
        new Turns(paper, hand.started().points().seats()).print(seen, out);
        out.println();
        seen.forEach(this::ending);
        List<Tile> ura = indicators(seen, Words.URA);
        if (!ura.isEmpty()) {
            out.println("  ura indicators " + Notation.COMPACT.write(ura));
        }
        if (!hand.isFinished()) {
            out.println("The record breaks off here.");
        }
        standing(Table.fold(seen), hand.started());
    }

    private void title(Event.Started started, List<Event> seen) {
        int round = started.tally().getOrDefault(Words.ROUND, 0);
        int honba = started.tally().getOrDefault(Words.HONBA, 0);
        int sticks = started.pot() / STICK;
        out.println(
                paper.heading(WINDS.get(round % 4) + " " + (started.dealer().ordinal() + 1))
                        + (honba > 0 ? ", " + honba + " honba" : "")
                        + (sticks > 0 ? ", " + counted(sticks, "stick") : "")
                        + indicators(seen, Words.DORA).stream()
                                .findFirst()
                                .map(tile -> ", dora indicator " + tile)
                                .orElse(""));
    }

    private static String counted(int count, String what) {
        return count + " " + what + (count == 1 || what.equals("honba") ? "" : "s");
    }

    private static List<Tile> indicators(List<Event> seen, String marker) {
        List<Tile> tiles = new ArrayList<>();
        for (Event event : seen) {
            if (event instanceof Event.Revealed revealed && revealed.marker().equals(marker)) {
                tiles.add(revealed.tile());
            }
        }
        return tiles;
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

    private void ending(Event event) {
        switch (event) {
            case Event.Won won -> {
                winners.add(won.seat());
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
            case Event.Paid paid when paid.reason().equals(Words.WIN) -> sheet(paid);
            case Event.Declared(Seat seat, String word) when word.equals(Words.NINE_TERMINALS) ->
                    out.println("  " + seat + " says " + word);
            case Event.Ended(String reason) when !reason.equals(Words.WON) ->
                    out.println(paper.heading(capital(reason)));
            case Event.Setup _,
                    Event.Began _,
                    Event.Move _,
                    Event.Declared _,
                    Event.Revealed _,
                    Event.Turned _,
                    Event.Paid _,
                    Event.Ended _ -> {}
        }
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /// The yaku of a win, wrapped, and its worth.
    private void sheet(Event.Paid paid) {
        List<String> parts = new ArrayList<>();
        String worth = "";
        for (Event.Line line : paid.lines()) {
            switch (line.unit()) {
                case ScoreLines.HAN, ScoreLines.YAKUMAN, ScoreLines.FU -> part(line, parts);
                case ScoreLines.POINTS -> worth = number(line.amount()) + " points";
                case ScoreLines.HONBA -> worth += ", " + counted(line.amount(), "honba");
                case ScoreLines.STICKS -> worth += ", " + counted(line.amount(), "stick");
                default -> {}
            }
        }
        String winner = winners.isEmpty() ? "" : winners.removeFirst() + ": ";
        if (!worth.isEmpty()) {
            out.println("  " + winner + worth);
        }
        if (!parts.isEmpty()) {
            wrapped("     ", parts);
        }
    }

    /// A yaku, or all fu.
    private static void part(Event.Line line, List<String> parts) {
        if (line.unit().equals(ScoreLines.FU)) {
            if (line.isSum()) {
                parts.add(line.amount() + " fu");
            }
        } else if (!line.isSum()) {
            parts.add(
                    line.unit().equals(ScoreLines.HAN)
                            ? line.what() + " " + line.amount()
                            : line.what() + (line.amount() > 1 ? " ×" + line.amount() : ""));
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

    /// A meld as the cells of the table of turns have it.
    static String call(Meld meld) {
        String name =
                meld.kind() == Meld.Kind.RUN
                        ? "chi "
                        : meld.kind() == Meld.Kind.FLOWERS
                                ? "kita "
                                : meld.isKong() ? "kan " : "pon ";
        return name + Notation.COMPACT.write(meld.tiles());
    }
}
