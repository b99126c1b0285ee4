package sparrow.american.card.desk;

import java.util.List;
import java.util.Optional;
import sparrow.american.card.Card;
import sparrow.american.card.reader.CardReading;
import sparrow.american.card.reader.Problem;
import sparrow.desk.Answer;
import sparrow.desk.Data;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Inquiry;
import sparrow.desk.Refusal;
import sparrow.desk.Sheet;
import sparrow.desk.Text;

/// Everything that is wrong with a card, at once.
final class CardCheck implements Inquiry {
    @Override
    public String name() {
        return "check";
    }

    @Override
    public List<String> purpose() {
        return List.of("Says everything that is wrong with a card: line, column and remedy.");
    }

    @Override
    public List<String> examples() {
        return List.of("Exit code: 0 if the card is good, 2 if it is not.");
    }

    @Override
    public List<Field> fields() {
        return List.of(CardQuestion.FIELD);
    }

    @Override
    public Answer answer(Given given) {
        CardQuestion question = CardQuestion.read(given);
        return switch (question.reading()) {
            case CardReading.Compiled compiled -> new Good(question.document().name(), compiled);
            case CardReading.Faulty(List<Problem> errors) -> new Bad(question, errors);
        };
    }

    private record Good(String name, CardReading.Compiled compiled) implements Answer {
        @Override
        public Sheet sheet() {
            Sheet.Writer sheet = Sheet.writer();
            List<Problem> warnings = compiled.warnings();
            warnings.forEach(warning -> sheet.unbroken(Text.of("warning: " + warning)));
            Card card = compiled.card();
            return sheet.unbroken(
                            Text.of(
                                    name
                                            + ": "
                                            + CardSheet.counted(card.sections().size(), "section")
                                            + ", "
                                            + CardSheet.counted(card.lines().size(), "line")
                                            + ", "
                                            + CardSheet.counted(
                                                    card.variations().size(), "variation")
                                            + ", "
                                            + (warnings.isEmpty()
                                                    ? "no errors."
                                                    : CardSheet.counted(warnings.size(), "warning")
                                                            + ".")))
                    .sheet();
        }

        @Override
        public Data.Fields data() {
            Data.Fields data = Data.fields().set("ok", Data.Flag.YES);
            problems(data.putArray("problems"), compiled.warnings(), "warning");
            return data.put("text", compiled.card().print());
        }
    }

    private record Bad(CardQuestion question, List<Problem> errors) implements Answer {
        @Override
        public Optional<Refusal> complaint() {
            return Optional.of(question.faults(errors));
        }

        @Override
        public Sheet sheet() {
            return Sheet.writer().warning(question.faults(errors).sentence()).sheet();
        }

        @Override
        public Data.Fields data() {
            Data.Fields data = Data.fields().set("ok", Data.Flag.NO);
            problems(data.putArray("problems"), errors, "error");
            return data;
        }
    }

    private static void problems(Data.Items list, List<Problem> problems, String kind) {
        for (Problem problem : problems) {
            list.addObject()
                    .put("line", problem.line())
                    .put("column", problem.column())
                    .put("what", problem.what())
                    .put("remedy", problem.remedy())
                    .put("kind", kind);
        }
    }
}
