package sparrow.cli;

import java.io.PrintWriter;
import java.util.Optional;
import sparrow.answers.Rows;
import sparrow.desk.Given;
import sparrow.desk.Refusal;

/// A file of questions that is named plainly.
record PlainBatch(PlainLine line, String file) implements Main.Plain {
    /// The batch that a command line is, if it is such a one.
    static Optional<PlainBatch> of(PlainLine line) {
        return line.batch()
                .filter(_ -> line.isForEveryHand())
                .map(file -> new PlainBatch(line, file));
    }

    @Override
    public void answer(Paper paper, PrintWriter out, PrintWriter err) throws Refusal {
        Given given = line.given();
        int threads = Runtime.getRuntime().availableProcessors();
        Batch.ofHands(() -> new Rows(line.game(), given, TextFile::read)::answer, threads)
                .answerFile(file, out, err);
    }
}
