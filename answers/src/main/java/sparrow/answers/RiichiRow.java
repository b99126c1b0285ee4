package sparrow.answers;

import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;
import sparrow.desk.Refusal;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.advice.Position;
import sparrow.riichi.advice.Prospect;
import sparrow.shapes.Acceptance;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// One line of JSON that asks about a Riichi hand, and the line that answers it.
public final class RiichiRow {
    private static final RowReader ROWS = new RowReader(JsonRow.JSON);

    private static final String WITH_YAKU = "shanten_yaku";

    private final ScoreRow wins;

    public RiichiRow() {
        this(RiichiRules.TENHOU);
    }

    /// @param usual the rules of rows that name none
    public RiichiRow(RiichiRules usual) {
        wins = new ScoreRow(usual);
    }

    /// The answer to a line, in JSON; an error is an answer too.
    public String answer(String line) {
        JsonNode row = JsonRow.object();
        try {
            RowReader.Row read = ROWS.row(line);
            row = read.fields();
            read.refuseUnknown();
            Hand given = new Hand(hand(row), JsonRow.melds(row));
            if (WinFields.areIn(row)) {
                RiichiPosition.refuseWithWin(row);
                return wins.answer(read, given);
            }
            WinFields.refuseWithoutWin(row);
            return analysis(row, RiichiPosition.of(row, given, wins.rules(read)));
        } catch (Refusal error) {
            ObjectNode answer = JsonRow.echo(row);
            JsonRow.describe(error, answer);
            return answer.toString();
        }
    }

    private static String analysis(JsonNode row, RiichiPosition asked) {
        Position position = asked.position();
        ObjectNode answer = JsonRow.echo(row);
        write(RiichiAnalysis.of(position), answer);
        return RiichiPosition.isAsked(row)
                ? AdviceJson.write(
                        answer, RiichiAdvice.of(position, asked.draws(), asked.threats()))
                : answer.toString();
    }

    private static List<Tile> hand(JsonNode row) throws Refusal {
        return JsonRow.tiles(row.get("hand"), "hand");
    }

    /// The whole answer about a hand, to be written or added to.
    public static ObjectNode json(RiichiAnalysis analysis) {
        ObjectNode answer = JsonRow.object();
        write(analysis, answer);
        return answer;
    }

    /// Writes the distances alone.
    public static String distances(RiichiAnalysis analysis) {
        ObjectNode answer = JsonRow.object();
        writeDistances(analysis, answer);
        return answer.toString();
    }

    private static void write(RiichiAnalysis analysis, ObjectNode answer) {
        writeDistances(analysis, answer);
        analysis.now().ifPresent(now -> write(now.acceptance(), answer));
        if (analysis.now().isEmpty()) {
            ObjectNode discards = answer.putObject("discards");
            for (Prospect prospect : analysis.discards()) {
                ObjectNode entry = discards.putObject(prospect.discard().orElseThrow().toString());
                entry.put("shanten", prospect.shape() - 1);
                if (analysis.isOpen()) {
                    put(entry, WITH_YAKU, RiichiAnalysis.withYaku(prospect));
                }
                write(prospect.acceptance(), entry);
            }
        }
    }

    private static void writeDistances(RiichiAnalysis analysis, ObjectNode answer) {
        answer.put("shanten", analysis.shanten());
        answer.put("shanten_normal", analysis.sets());
        put(answer, "shanten_kokushi", analysis.orphans());
        put(answer, "shanten_chiitoi", analysis.pairs());
        if (analysis.isOpen()) {
            put(answer, WITH_YAKU, analysis.withYaku());
        }
    }

    private static void put(ObjectNode answer, String field, Optional<Integer> value) {
        value.ifPresentOrElse(number -> answer.put(field, number), () -> answer.putNull(field));
    }

    static void write(Acceptance acceptance, ObjectNode answer) {
        var accept = answer.putArray("accept");
        for (Tile tile : acceptance.tiles()) {
            accept.add(tile + ":" + acceptance.left(tile));
        }
        answer.put("count", acceptance.total());
    }
}
