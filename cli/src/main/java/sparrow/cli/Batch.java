package sparrow.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import picocli.CommandLine;
import sparrow.answers.JsonRow;
import sparrow.answers.RowError;

/// Answers lines one by one; a line is held no longer than it takes to answer it, and never beyond
/// its bound. Blank lines are passed over.
///
/// Answers are sent on whenever more has to be waited for.
final class Batch {
    private final Reader in;
    private final PrintWriter out;
    private final char[] buffer = new char[32_768];
    private final StringBuilder line = new StringBuilder(1_024);
    private boolean over;

    Batch(Reader in, PrintWriter out) {
        this.in = in;
        this.out = out;
    }

    /// Answers the lines of a file, or of the standard input if it is called `-`.
    static void answerFile(CommandLine command, String file, UnaryOperator<String> answers) {
        String tooLong =
                JsonRow.refusal(
                        new RowError(
                                "bad_json",
                                "the line is longer than " + JsonRow.LONGEST + " characters."));
        try (Reader in = reader(file)) {
            new Batch(in, command.getOut()).answer(JsonRow.LONGEST, tooLong, answers);
        } catch (NoSuchFileException missing) {
            throw new BadInput(command, "there is no file " + file + ".");
        } catch (IOException unreadable) {
            throw new BadInput(command, "the file " + file + " cannot be read.");
        }
    }

    private static Reader reader(String file) throws IOException {
        return new InputStreamReader(
                file.equals("-") ? System.in : Files.newInputStream(Path.of(file)),
                StandardCharsets.UTF_8);
    }

    /// @param tooLong the answer to a line longer than `longest`
    void answer(int longest, String tooLong, UnaryOperator<String> answers) throws IOException {
        for (int size = in.read(buffer); size >= 0; size = in.read(buffer)) {
            int from = 0;
            for (int at = 0; at < size; at++) {
                if (buffer[at] == '\n') {
                    keep(from, at, longest);
                    reply(tooLong, answers);
                    from = at + 1;
                }
            }
            keep(from, size, longest);
            out.flush();
        }
        reply(tooLong, answers);
    }

    private void keep(int from, int to, int longest) {
        over |= line.length() + to - from > longest;
        if (!over) {
            line.append(buffer, from, to - from);
        }
    }

    private void reply(String tooLong, UnaryOperator<String> answers) {
        String text = line.toString();
        if (over || !text.isBlank()) {
            out.write(over ? tooLong : answers.apply(text));
            out.write(System.lineSeparator());
        }
        line.setLength(0);
        over = false;
    }
}
