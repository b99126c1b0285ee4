package sparrow.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import picocli.CommandLine;
import sparrow.answers.JsonRow;
import sparrow.desk.Refusal;

/// Answers lines one by one; a line is held no longer than it takes to answer it, and never beyond
/// its bound. Blank lines are passed over.
///
/// Answers are sent on whenever more has to be waited for.
final class Batch {
    private final InputStream in;
    private final PrintWriter out;
    private final byte[] buffer = new byte[65_536];

    /// What came of a line before the buffer was filled anew.
    private final ByteArrayOutputStream begun = new ByteArrayOutputStream();

    private boolean over;

    Batch(InputStream in, PrintWriter out) {
        this.in = in;
        this.out = out;
    }

    /// Answers the lines of a file, or of the standard input if it is called `-`.
    static void answerFile(CommandLine command, String file, UnaryOperator<String> answers) {
        String tooLong =
                JsonRow.refusal(
                        new Refusal(
                                "bad_json",
                                "the line is longer than " + JsonRow.LONGEST + " bytes."));
        try (InputStream in = file.equals("-") ? System.in : Files.newInputStream(Path.of(file))) {
            new Batch(in, command.getOut()).answer(JsonRow.LONGEST, tooLong, answers);
        } catch (NoSuchFileException missing) {
            throw new BadInput(command, "there is no file " + file + ".");
        } catch (IOException unreadable) {
            throw new BadInput(command, "the file " + file + " cannot be read.");
        }
    }

    /// @param longest in bytes
    /// @param tooLong the answer to a longer line
    void answer(int longest, String tooLong, UnaryOperator<String> answers) throws IOException {
        for (int size = in.read(buffer); size >= 0; size = in.read(buffer)) {
            int from = 0;
            for (int at = 0; at < size; at++) {
                if (buffer[at] == '\n') {
                    finish(from, at, longest, tooLong, answers);
                    from = at + 1;
                }
            }
            keep(from, size, longest);
            out.flush();
        }
        finish(0, 0, longest, tooLong, answers);
    }

    private void keep(int from, int to, int longest) {
        over |= begun.size() + to - from > longest;
        if (!over) {
            begun.write(buffer, from, to - from);
        }
    }

    /// Answers the line that ends here.
    private void finish(
            int from, int to, int longest, String tooLong, UnaryOperator<String> answers) {
        String line;
        if (begun.size() == 0 && to - from <= longest) {
            line = new String(buffer, from, to - from, UTF_8);
        } else {
            keep(from, to, longest);
            line = begun.toString(UTF_8);
            begun.reset();
        }
        if (over || !line.isBlank()) {
            out.write(over ? tooLong : answers.apply(line));
            out.write(System.lineSeparator());
        }
        over = false;
    }
}
