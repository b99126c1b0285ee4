package sparrow.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import sparrow.desk.Inquiry;
import sparrow.desk.Mahjong;
import sparrow.desk.Study;
import sparrow.desk.Subject;
import sparrow.desk.Task;

/// The command of a subject that a game has besides hands, with a command for each of its tasks.
final class SubjectCommand implements Runnable {
    private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);

    private SubjectCommand() {}

    static CommandLine of(Mahjong game, Subject subject, Paper paper) {
        CommandSpec spec = new SubjectCommand().spec;
        describe(spec, subject.name(), List.of(subject.purpose()), subject.examples());
        spec.usageMessage().synopsisSubcommandLabel("COMMAND");
        CommandLine command = new CommandLine(spec);
        for (Task task : subject.tasks()) {
            command.addSubcommand(
                    task.name(),
                    switch (task) {
                        case Inquiry inquiry -> InquiryCommand.of(subject, inquiry, paper);
                        case Study study -> StudyCommand.of(game, subject, study, paper);
                    });
        }
        return command;
    }

    /// Gives a command its name, its help and what every command has.
    static void describe(
            CommandSpec spec, String name, List<String> purpose, List<String> examples) {
        spec.name(name);
        Asking.addHelp(spec);
        spec.usageMessage().description(purpose.toArray(new String[0]));
        List<String> footer = new ArrayList<>(List.of(""));
        footer.addAll(examples);
        spec.usageMessage().footer(footer.toArray(new String[0]));
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
