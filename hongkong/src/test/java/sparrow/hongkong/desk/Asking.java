package sparrow.hongkong.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import sparrow.desk.Answer;
import sparrow.desk.Data;
import sparrow.desk.Given;
import sparrow.desk.Mahjong;
import sparrow.desk.Refusal;
import sparrow.desk.Sheet;
import sparrow.desk.Text;

/// Questions as a row has them, such as `22255599p, melds=(777p), self_draw`, and answers as text.
final class Asking {
    private static final Mahjong GAME = new HongKongMahjong();

    private Asking() {}

    static Answer answer(String question) throws Refusal {
        return GAME.answer(given(question));
    }

    static Given given(String question) {
        List<String> words = List.of(question.split(", "));
        Given given = Given.of(GAME.fields()).with("hand", words.getFirst());
        for (String word : words.subList(1, words.size())) {
            int equals = word.indexOf('=');
            given =
                    equals < 0
                            ? given.with(word)
                            : also(given, word.substring(0, equals), word.substring(equals + 1));
        }
        return given;
    }

    private static Given also(Given given, String field, String text) {
        List<String> texts = new ArrayList<>(given.texts(field));
        texts.add(text);
        return given.with(field, texts);
    }

    static String sheet(String question) throws Refusal {
        return "# "
                + question
                + "\n"
                + answer(question).sheet().parts().stream()
                        .map(Asking::text)
                        .collect(Collectors.joining())
                + "\n";
    }

    private static String text(Sheet.Part part) {
        return switch (part) {
            case Sheet.Tiles(String name, var hand, var notation, Text after) ->
                    name + ": " + notation.write(hand) + after + "\n";
            case Sheet.Line(String name, Text text) -> name + ": " + text + "\n";
            case Sheet.Paragraph(String mark, Text text) -> mark + text + "\n";
            case Sheet.Gap _ -> "";
            case Sheet.Table(var columns, var rows) ->
                    columns.stream().map(Sheet.Column::heading).collect(Collectors.joining(" | "))
                            + "\n"
                            + rows.stream().map(Asking::row).collect(Collectors.joining());
        };
    }

    private static String row(Sheet.Row row) {
        return row.cells().stream().map(Asking::cell).collect(Collectors.joining(" | ")) + "\n";
    }

    private static String cell(Sheet.Cell cell) {
        return cell.words().stream().map(Text::toString).collect(Collectors.joining(" "));
    }

    /// Data as JSON has it.
    static String json(Data data) {
        return switch (data) {
            case Data.Text(String text) -> '"' + text + '"';
            case Data.Whole(long number) -> String.valueOf(number);
            case Data.Decimal(double number) -> String.valueOf(number);
            case Data.Exact(var number) -> number.toPlainString();
            case Data.Flag(boolean isTrue) -> String.valueOf(isTrue);
            case Data.Nothing _ -> "null";
            case Data.Items items ->
                    items.values().stream()
                            .map(Asking::json)
                            .collect(Collectors.joining(", ", "[", "]"));
            case Data.Fields fields ->
                    fields.values().entrySet().stream()
                            .map(Asking::entry)
                            .collect(Collectors.joining(", ", "{", "}"));
        };
    }

    private static String entry(Map.Entry<String, Data> entry) {
        return '"' + entry.getKey() + "\": " + json(entry.getValue());
    }
}
