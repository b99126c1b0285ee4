package sparrow.riichi.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.riichi.Preset;
import sparrow.testkit.Changes;
import sparrow.testkit.Script;

/// Riichi tables for scripted tests.
final class RiichiTable {
    /// Hands that nobody can do anything with.
    static final String DULL = "1199m1199p1199s5z";

    private RiichiTable() {}

    static Variant tenhou(String... changes) {
        return with(Preset.TENHOU, changes);
    }

    /// A preset with changes such as "winners=one".
    static Variant with(Preset preset, String... changes) {
        Map<String, String> values = new TreeMap<>(preset.rules().values());
        values.putAll(Changes.of(changes));
        return new RiichiVariant(new Rules(new TreeMap<>(values)));
    }

    static Script script(Variant variant) {
        return Script.of(variant);
    }

    /// Draws for so many turns of four players in which the dealer gets only terminals and honors
    /// and the others only simples.
    static String nagashiDraws(List<Tile> left, int draws) {
        List<Tile> ends = new ArrayList<>();
        List<Tile> simples = new ArrayList<>();
        for (Tile tile : left) {
            (tile.isTerminalOrHonor() ? ends : simples).add(tile);
        }
        Collections.sort(ends);
        Collections.sort(simples);
        List<Tile> order = new ArrayList<>();
        for (int draw = 0; draw < draws; draw++) {
            order.add(draw % 4 == 0 ? ends.removeLast() : simples.removeLast());
        }
        return Notation.COMPACT.write(order);
    }

    /// What was done at the table, a line an event, and how it stands in the end.
    static String playthrough(Script.Played played) {
        StringBuilder text = new StringBuilder();
        for (Event event : played.table().log().since(2)) {
            text.append(line(event)).append('\n');
        }
        return text.append('\n').append(played.table()).append('\n').toString();
    }

    private static String line(Event event) {
        return switch (event) {
            case Event.Dealt(var seat, var tiles) -> seat + " is dealt " + written(tiles);
            case Event.Drew(var seat, var tile, int at) -> seat + " draws " + tile + " from " + at;
            case Event.Discarded(var seat, var tile, var origin) ->
                    seat + " discards " + tile + " " + origin;
            case Event.Claimed(var seat, var meld) -> seat + " claims " + meld;
            case Event.Laid(var seat, var meld) -> seat + " lays " + meld;
            case Event.Added(var seat, int meld, var tile) ->
                    seat + " adds " + tile + " to meld " + meld;
            case Event.Declared(var seat, String word) -> seat + " says " + word;
            case Event.Revealed(String marker, int at, var tile, var _) ->
                    marker + " " + tile + " at " + at;
            case Event.Shown(var seat, var tiles) -> seat + " shows " + written(tiles);
            case Event.Won(var seat, var from, var tile) ->
                    seat + " wins on " + tile + from.map(who -> " of " + who).orElse("");
            case Event.Paid(String reason, var lines, var points, int pot) ->
                    "paid for " + reason + ": " + points + ", pot " + pot + written(lines, "");
            case Event.Began(String phase) -> phase + " begins";
            case Event.Ended(String reason) -> "ends by " + reason;
            case Event.Setup _, Event.Move _, Event.Reveal _ -> event.toString();
        };
    }

    /// What was counted in the wins of a hand.
    static List<String> yaku(Script.Played table) {
        return table.payments().stream()
                .filter(paid -> paid.reason().equals(Words.WIN))
                .flatMap(paid -> paid.lines().stream())
                .filter(line -> line.unit().equals("han") || line.unit().equals("yakuman"))
                .filter(line -> !line.isSum())
                .map(Event.Line::what)
                .toList();
    }

    private static String written(List<Tile> tiles) {
        return Notation.COMPACT.write(tiles);
    }

    private static String written(List<Event.Line> lines, String indent) {
        StringBuilder text = new StringBuilder();
        for (Event.Line line : lines) {
            text.append("\n    ")
                    .append(indent)
                    .append(line.what())
                    .append(' ')
                    .append(line.amount())
                    .append(' ')
                    .append(line.unit());
        }
        return text.toString();
    }
}
