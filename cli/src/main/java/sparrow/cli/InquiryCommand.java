package sparrow.cli;

import java.io.PrintWriter;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import sparrow.answers.DataJson;
import sparrow.desk.Answer;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Inquiry;
import sparrow.desk.Refusal;
import sparrow.desk.Subject;

/// The command of a task that is answered at once, such as `sparrow card show FILE`.
final class InquiryCommand implements Runnable {
    private final Inquiry task;
    private final Paper paper;
    private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);
    private final FieldOptions options;

    private InquiryCommand(Subject subject, Inquiry task, Paper paper) {
        this.task = task;
        this.paper = paper;
        this.options = new FieldOptions(spec, task.fields(), subject.file());
    }

    static CommandLine of(Subject subject, Inquiry task, Paper paper) {
        InquiryCommand command = new InquiryCommand(subject, task, paper);
        SubjectCommand.describe(command.spec, task.name(), task.purpose(), task.examples());
        command.options.describe();
        return new CommandLine(command.spec);
    }

    @Override
    public void run() {
        try {
            Answer answer = task.answer(drawn(options.given()));
            Optional<Refusal> complaint = answer.complaint();
            if (complaint.isPresent()) {
                throw complaint.get();
            }
            print(answer);
        } catch (Refusal refusal) {
            throw BadInput.of(spec.commandLine(), refusal);
        }
    }

    /// What was said, and that paper without pictures wants none.
    private Given drawn(Given given) {
        boolean asks = task.fields().stream().anyMatch(field -> field.name().equals(Field.ASCII));
        return asks && !paper.pictures() ? given.with(Field.ASCII) : given;
    }

    private void print(Answer answer) {
        PrintWriter out = spec.commandLine().getOut();
        switch (task.form()) {
            case SHEET -> new SheetPrinter(paper, out).print(answer.sheet());
            case DATA -> out.println(DataJson.lines(answer.data()));
        }
    }
}
