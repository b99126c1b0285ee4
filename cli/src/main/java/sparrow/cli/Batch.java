package sparrow.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import sparrow.answers.ByteText;
import sparrow.answers.DataJson;
import sparrow.answers.JsonRow;
import sparrow.arena.InOrder;
import sparrow.desk.Data;
import sparrow.desk.Refusal;

/// Answers lines on all cores, in their order; no more of them are held than keep the cores busy,
/// and none beyond its bound. Blank lines are passed over.
///
/// Answers are sent on whenever more has to be waited for.
///
/// @param lines what answers a line; each thread has its own
/// @param longest how many bytes a line may have
/// @param tooLong the answer to a longer one
record Batch(Supplier<? extends Line> lines, int longest, String tooLong, int threads) {
    private static final int KILOBYTE = 1_000;

    /// Something that answers a line.
    @FunctionalInterface
    interface Line {
        void answer(byte[] bytes, int from, int to, ByteText answer);
    }

    /// The answers to lines that followed one another.
    ///
    /// @param fault what ended them early
    private record Answered(ByteText text, int rows, int bytes, Optional<RuntimeException> fault) {}

    /// Questions about hands.
    static Batch ofHands(Supplier<? extends Line> lines, int threads) {
        Data.Fields tooLong =
                Data.fields()
                        .put("error", "bad_json")
                        .put("message", "the line is longer than " + JsonRow.LONGEST + " bytes.");
        return new Batch(lines, JsonRow.LONGEST, DataJson.text(tooLong), threads);
    }

    /// Answers the lines of a file, or of the standard input if it is called `-`.
    void answerFile(String file, PrintWriter out, PrintWriter err) throws Refusal {
        boolean piped = file.equals("-");
        try (InputStream in = piped ? System.in : Files.newInputStream(Path.of(file))) {
            long size = piped ? 0 : Files.size(Path.of(file));
            answer(
                    in,
                    out,
                    size < KILOBYTE
                            ? ProgressBar.none()
                            : ProgressBar.besideAnswers(err, "kB", size / KILOBYTE));
        } catch (NoSuchFileException missing) {
            throw new Refusal("bad_file", "there is no file " + file + ".");
        } catch (IOException | UncheckedIOException unreadable) {
            throw new Refusal("bad_file", "the file " + file + " cannot be read.");
        }
    }

    /// Answers every line, until nobody reads the answers any more.
    void answer(InputStream in, PrintWriter out, ProgressBar bar) {
        ThreadLocal<Line> own = ThreadLocal.withInitial(lines);
        long[] done = new long[2];
        new InOrder<byte[], Answered>(block -> answered(block, own.get()), threads)
                .run(
                        new LineBlocks(in, longest),
                        answered -> {
                            write(answered.text, out);
                            done[0] += answered.bytes;
                            done[1] += answered.rows;
                            bar.show(done[0] / KILOBYTE, () -> rows(done[1]));
                            boolean isRead = !out.checkError();
                            answered.fault.ifPresent(fault -> {
                                throw fault;
                            });
                            return isRead;
                        });
        bar.clear();
    }

    private static String rows(long count) {
        return String.format(Locale.ROOT, "%,d rows", count);
    }

    /// As it is where that can be, else in letters.
    private static void write(ByteText text, PrintWriter out) {
        if (out instanceof Output bytes) {
            bytes.write(text);
        } else {
            out.write(text.toString());
        }
    }

    private Answered answered(byte[] block, Line line) {
        ByteText answers = new ByteText(block.length);
        Optional<RuntimeException> fault = Optional.empty();
        int rows = 0;
        int from = 0;
        while (from < block.length && fault.isEmpty()) {
            int first = from;
            while (first < block.length && block[first] != '\n' && isBlank(block[first])) {
                first++;
            }
            int to = first;
            while (to < block.length && block[to] != '\n') {
                to++;
            }
            if (first < to) {
                fault = answer(block, from, to, line, answers);
                rows++;
            }
            from = to + 1;
        }
        return new Answered(answers, rows, block.length, fault);
    }

    private static boolean isBlank(byte letter) {
        return letter >= 0 && letter <= ' ';
    }

    /// Adds the answer to a line, unless it cannot go on.
    private Optional<RuntimeException> answer(
            byte[] block, int from, int to, Line line, ByteText answers) {
        if (to - from > longest) {
            answers.append(tooLong);
        } else {
            try {
                line.answer(block, from, to, answers);
            } catch (RuntimeException fault) {
                return Optional.of(fault);
            }
        }
        answers.append(System.lineSeparator());
        return Optional.empty();
    }
}
