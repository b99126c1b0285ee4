package sparrow.answers;

import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;
import sparrow.riichi.advice.Position;
import sparrow.shapes.Acceptance;
import sparrow.shapes.DiscardAnalysis;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// One line of JSON that asks about a Riichi hand, and the line that answers it.
public final class RiichiRow {
    private static final RowReader ROWS = new RowReader(JsonRow.JSON);

    private final ScoreRow wins = new ScoreRow();

    /// The answer to a line, in JSON; an error is an answer too.
    public String answer(String line) {
        JsonNode row = JsonRow.object();
        try {
            RowReader.Row read = ROWS.row(line);
            row = read.fields();
            if (WinFields.areIn(row)) {
                return wins.answer(read, new Hand(hand(row), JsonRow.melds(row)));
            }
            Hand given = new Hand(hand(row), JsonRow.melds(row));
            return RiichiPosition.isAsked(row)
                    ? advice(row, RiichiPosition.of(row, given, wins.rules(read)))
                    : analysis(row, RiichiHand.of(given, JsonRow.visible(row)));
        } catch (RowError error) {
            ObjectNode answer = JsonRow.echo(row);
            JsonRow.describe(error, answer);
            return answer.toString();
        }
    }

    private static String analysis(JsonNode row, RiichiHand hand) {
        ObjectNode answer = JsonRow.echo(row);
        write(RiichiAnalysis.of(hand), answer);
        return answer.toString();
    }

    private static String advice(JsonNode row, RiichiPosition asked) {
        Position position = asked.position();
        String plain = analysis(row, new RiichiHand(position.hand(), position.visible()));
        return AdviceJson.write(plain, RiichiAdvice.of(position, asked.draws(), asked.threats()));
    }

    private static List<Tile> hand(JsonNode row) throws RowError {
        return JsonRow.tiles(row.get("hand"), "hand");
    }

    /// Writes the whole answer about a hand.
    public static String json(RiichiAnalysis analysis) {
        ObjectNode answer = JsonRow.object();
        write(analysis, answer);
        return answer.toString();
    }

    /// Writes the distances alone.
    public static String distances(RiichiAnalysis analysis) {
        ObjectNode answer = JsonRow.object();
        writeDistances(analysis, answer);
        return answer.toString();
    }

    private static void write(RiichiAnalysis analysis, ObjectNode answer) {
        writeDistances(analysis, answer);
        analysis.acceptance().ifPresent(acceptance -> write(acceptance, answer));
        if (analysis.acceptance().isEmpty()) {
            ObjectNode discards = answer.putObject("discards");
            for (DiscardAnalysis.Discard discard : analysis.discards()) {
                ObjectNode entry = discards.putObject(discard.tile().toString());
                entry.put("shanten", discard.distance() - 1);
                write(discard.acceptance(), entry);
            }
        }
    }

    private static void writeDistances(RiichiAnalysis analysis, ObjectNode answer) {
        answer.put("shanten", analysis.shanten());
        answer.put("shanten_normal", analysis.sets());
        put(answer, "shanten_kokushi", analysis.orphans());
        put(answer, "shanten_chiitoi", analysis.pairs());
    }

    private static void put(ObjectNode answer, String field, Optional<Integer> value) {
        value.ifPresentOrElse(number -> answer.put(field, number), () -> answer.putNull(field));
    }

    private static void write(Acceptance acceptance, ObjectNode answer) {
        var accept = answer.putArray("accept");
        for (Tile tile : acceptance.tiles()) {
            accept.add(tile + ":" + acceptance.left(tile));
        }
        answer.put("count", acceptance.total());
    }
}
