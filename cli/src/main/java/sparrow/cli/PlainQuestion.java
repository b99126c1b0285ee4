package sparrow.cli;

import java.io.PrintWriter;
import java.util.Optional;
import sparrow.answers.DataJson;
import sparrow.desk.Answer;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Refusal;

/// A question about one hand that is typed plainly.
record PlainQuestion(PlainLine line) implements Main.Plain {
    /// The question that a command line is, if it is such a one.
    static Optional<PlainQuestion> of(String... typed) {
        return PlainLine.of(typed).flatMap(PlainQuestion::of);
    }

    static Optional<PlainQuestion> of(PlainLine line) {
        return line.batch().isPresent() || line.words().isEmpty()
                ? Optional.empty()
                : Optional.of(new PlainQuestion(line));
    }

    /// What it says.
    Given given() {
        return line.given().with(Field.HAND, String.join(" ", line.words()));
    }

    @Override
    public void answer(Paper paper, PrintWriter out, PrintWriter err) throws Refusal {
        Answer answer = line.game().answer(given());
        if (line.has(AnswerOptions.JSON)) {
            out.println(DataJson.text(answer.data()));
        } else {
            Paper used = line.has(AnswerOptions.ASCII) ? paper.ascii() : paper;
            new SheetPrinter(used, out).print(answer.sheet());
        }
    }
}
