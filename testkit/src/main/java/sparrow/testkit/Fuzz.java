package sparrow.testkit;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import sparrow.core.game.Chance;
import sparrow.core.game.Seed;
import sparrow.core.tile.Reading;

/// Broken and hostile input for a parser, which must answer each with a [Reading]: a result, or
/// where and why there is none. Nothing may be thrown, time and memory are bounded.
///
/// ```java
/// Fuzz.of("123m(111+1m)", "[1111z]").seed(7).inputs(100_000).check(Notation.COMPACT::read);
/// ```
public final class Fuzz {
    /// Far more than any input needs; what takes longer hangs.
    private static final Duration LONGEST = Duration.ofSeconds(20);

    /// The most memory that may be used up for one input, in bytes.
    private static final long MOST = 64L << 20;

    /// What takes more of the processor is counted as slow, in nanoseconds.
    private static final long SLOW = 50_000_000;

    /// So many inputs are given by one thread, the next by whichever is free.
    private static final int STRETCH = 100;

    private static final int LONGEST_SENTENCE = 1_000;
    private static final String ODD =
            "\0\t\r\n\u001b\u00a0\u2028\uFEFF\uFE0F\uD83C\uDC07\uDBFF\u202E٣Ⅷßİ \"\\{}[]()+-*?,:.'0129mpszfjBCDNEWSRGFJeE";

    private final Function<Chance, String> maker;
    private long seed = Long.getLong("sparrow.seed", 1);
    private int first;
    private int inputs = 100_000;
    private Crew crew = Crew.ofAllCores();

    private Fuzz(Function<Chance, String> maker) {
        this.maker = maker;
    }

    /// Inputs made of these valid examples, and of nothing at all.
    public static Fuzz of(String... examples) {
        List<String> all = List.of(examples);
        return new Fuzz(chance -> mutant(chance, all));
    }

    /// Inputs made some other way.
    public static Fuzz by(Function<Chance, String> maker) {
        return new Fuzz(maker);
    }

    /// One of the texts with some words replaced by other words of their kind, lost, or doubled.
    /// Most are well formed: numbers and names of one place stand in another.
    public static Fuzz crossing(List<String> texts) {
        List<List<String>> all = texts.stream().map(Fuzz::words).toList();
        return by(chance -> crossed(chance, all));
    }

    public Fuzz seed(long value) {
        seed = value;
        return this;
    }

    /// Inputs from that number on, so that a long run can go on where it stopped.
    public Fuzz from(int number) {
        first = number;
        return this;
    }

    public Fuzz inputs(int count) {
        inputs = count;
        return this;
    }

    /// So many inputs at once, for a parser that waits for another program most of the time.
    public Fuzz atOnce(int many) {
        crew = Crew.of(many);
        return this;
    }

    /// Gives the parser all inputs, on all cores; the first it cannot answer is thrown, with the
    /// seed to see it again.
    ///
    /// @return how many were read, how many refused, and how many took long
    public Census check(Function<String, ? extends Reading<?>> parser) {
        Census census = new Census();
        crew.results(Math.ceilDiv(inputs, STRETCH), stretch -> check(parser, stretch))
                .forEach(each -> census.add(each.counts()));
        return census;
    }

    private Census check(Function<String, ? extends Reading<?>> parser, int stretch) {
        Trial trial = new Trial(parser);
        trial.run(() -> {
            for (int n = stretch * STRETCH; n < Math.min(inputs, (stretch + 1) * STRETCH); n++) {
                int number = first + n;
                trial.give(
                        "seed " + seed + ", input " + number,
                        maker.apply(Seed.splitMix64(seed).hand(number)));
            }
        });
        return trial.census();
    }

    /// Gives a parser as many inputs as there is time for, up to that number, in a long run.
    ///
    /// @param title what the run shows, one sentence
    public static void inTheLongRun(
            String name, int inputs, int chunk, String title, Map<String, Parser> parsers) {
        new LongRun(name, inputs, chunk, System.out)
                .seeded()
                .run(
                        title,
                        (from, count) -> {
                            Census census = new Census();
                            parsers.forEach((what, parser) ->
                                    parser.fuzz
                                            .seed(LongRun.SEED)
                                            .from(from)
                                            .inputs(count)
                                            .check(parser.reader)
                                            .counts()
                                            .forEach((how, often) ->
                                                    census.add(what + ": " + how, often)));
                            return census;
                        });
    }

    /// Something that reads, and what it is given.
    public record Parser(Fuzz fuzz, Function<String, ? extends Reading<?>> reader) {}

    /// Gives the parser what an attacker would: very long, very deep, and ill-formed texts.
    public static void hostile(Function<String, ? extends Reading<?>> parser) {
        Trial trial = new Trial(parser);
        trial.run(() -> {
            for (String unit : HOSTILE) {
                trial.give(unit + " a million times", unit.repeat(1_000_000 / unit.length()));
            }
            trial.give("ten megabytes in one line", "1m".repeat(5_000_000));
            for (int i = 0; i < ODD.length(); i++) {
                trial.give("one odd character", ODD.substring(i, i + 1));
            }
            trial.give("nothing", "");
        });
    }

    private static final List<String> HOSTILE =
            List.of(
                    "1", "0", "9", "(", "[", "{", ")", "+", "?", "*", " ", "\n", "\r\n", "\0", "m",
                    "1m", "1m ", "(111m)", "(1", "1B ", "f1", "joker ", "\"", "\\", "\\u0000", "-",
                    "1e9", "{\"a\":", "[{", "{}\n", "\uD83C", "\uDC07", "🀇", "🀋*", "\uFEFF",
                    "\uFE0F", "e\u0301", "ß");

    /// One of the examples with a few changes, or none at all.
    private static String mutant(Chance chance, List<String> examples) {
        StringBuilder text = new StringBuilder();
        if (examples.isEmpty() || chance.below(8) == 0) {
            for (int length = chance.below(60); length > 0; length--) {
                text.append(anyCharacter(chance));
            }
            return text.toString();
        }
        text.append(any(chance, examples));
        for (int changes = chance.below(4); changes >= 0; changes--) {
            mutate(chance, text, any(chance, examples));
        }
        return text.toString();
    }

    private static String any(Chance chance, List<String> examples) {
        return examples.get(chance.below(examples.size()));
    }

    private static char anyCharacter(Chance chance) {
        return chance.below(10) == 0
                ? (char) chance.below(Character.MAX_VALUE + 1)
                : ODD.charAt(chance.below(ODD.length()));
    }

    private static void mutate(Chance chance, StringBuilder text, String example) {
        int from = chance.below(text.length() + 1);
        int to = Math.min(text.length(), from + 1 + chance.below(6));
        String part = text.substring(from, to);
        switch (chance.below(8)) {
            case 0 -> text.delete(from, to);
            case 1 -> text.insert(from, anyCharacter(chance));
            case 2 -> text.replace(from, to, String.valueOf(anyCharacter(chance)));
            case 3 -> text.insert(from, part.repeat(1 + chance.below(20)));
            case 4 -> text.setLength(from);
            case 5 -> text.insert(from, example.substring(chance.below(example.length() + 1)));
            case 6 -> text.append(example);
            default -> text.insert(chance.below(text.length() + 1), part);
        }
    }

    private static String crossed(Chance chance, List<List<String>> texts) {
        List<String> words = new ArrayList<>(texts.get(chance.below(texts.size())));
        List<String> others = texts.get(chance.below(texts.size()));
        for (int changes = chance.below(3); changes >= 0; changes--) {
            int at = chance.below(words.size());
            switch (chance.below(6)) {
                case 0 -> words.remove(at);
                case 1 -> words.add(at, words.get(at));
                case 2 -> words.set(at, WRONG.get(chance.below(WRONG.size())));
                default -> {
                    int other = chance.below(others.size());
                    for (int tries = 0;
                            tries < 50 && !isAlike(words.get(at), others.get(other));
                            tries++) {
                        other = chance.below(others.size());
                    }
                    words.set(at, others.get(other));
                }
            }
        }
        return String.join("", words);
    }

    private static final List<String> WRONG =
            List.of(
                    "-1",
                    "0",
                    "4",
                    "135",
                    "136",
                    "99999999",
                    "2147483648",
                    "1e9",
                    "60",
                    "",
                    "null");

    private static boolean isAlike(String one, String other) {
        return !one.isEmpty()
                && !other.isEmpty()
                && Character.isDigit(one.charAt(0)) == Character.isDigit(other.charAt(0))
                && Character.isLetter(one.charAt(0)) == Character.isLetter(other.charAt(0));
    }

    /// Runs of digits, runs of letters, and whatever stands between.
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int start = 0;
        for (int i = 1; i <= text.length(); i++) {
            if (i == text.length() || kind(text.charAt(i)) != kind(text.charAt(i - 1))) {
                words.add(text.substring(start, i));
                start = i;
            }
        }
        return words;
    }

    private static int kind(char c) {
        return Character.isDigit(c) ? 0 : Character.isLetter(c) ? 1 : 2;
    }

    /// One parser on trial, in a thread of its own so that one that hangs is found out.
    private static final class Trial {
        private static final ThreadMXBean MEMORY =
                (ThreadMXBean) ManagementFactory.getThreadMXBean();

        private final Function<String, ? extends Reading<?>> parser;
        private volatile String name = "";
        private volatile String input = "";
        private volatile long begun = System.nanoTime();
        private volatile @Nullable Throwable failure;

        private final Census census = new Census();

        Trial(Function<String, ? extends Reading<?>> parser) {
            this.parser = parser;
        }

        /// What came of the inputs; to be asked when all were given.
        Census census() {
            return census;
        }

        void give(String what, String text) {
            name = what;
            input = text;
            begun = System.nanoTime();
            long before = MEMORY.getCurrentThreadAllocatedBytes();
            long time = MEMORY.getCurrentThreadCpuTime();
            Reading<?> reading = parser.apply(text);
            time = MEMORY.getCurrentThreadCpuTime() - time;
            long used = MEMORY.getCurrentThreadAllocatedBytes() - before;
            if (used > MOST) {
                throw new AssertionError("it used up " + used + " bytes");
            }
            if (reading instanceof Reading.Misread<?>(int at, String why)
                    && (at < 0 || why.isBlank() || why.length() > LONGEST_SENTENCE)) {
                throw new AssertionError("this names no place and reason: " + at + ", " + why);
            }
            census.add(reading instanceof Reading.Read<?> ? "read" : "refused", 1);
            if (time > SLOW) {
                census.add("took more than 50 ms of the processor", 1);
            }
        }

        void run(Runnable work) {
            Thread thread =
                    Thread.ofPlatform()
                            .daemon()
                            .start(() -> {
                                try {
                                    work.run();
                                } catch (Throwable thrown) {
                                    failure = thrown;
                                }
                            });
            try {
                while (!thread.join(Duration.ofMillis(100))) {
                    if (System.nanoTime() - begun > LONGEST.toNanos()) {
                        throw broken(null, "no answer after " + LONGEST.toSeconds() + " s");
                    }
                }
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted while fuzzing", interrupted);
            }
            Throwable thrown = failure;
            if (thrown != null) {
                throw broken(thrown, thrown.toString());
            }
        }

        private AssertionError broken(@Nullable Throwable cause, String why) {
            return new AssertionError(why + " [" + name + ": " + escaped(input) + "]", cause);
        }

        /// The text as it could stand in a Java string, or its first characters if it is long.
        private static String escaped(String text) {
            StringBuilder escaped = new StringBuilder();
            text.chars()
                    .limit(400)
                    .forEach(c ->
                            escaped.append(
                                    c < ' ' || c > '~'
                                            ? "\\u%04x".formatted(c)
                                            : Character.toString(c)));
            return escaped.toString();
        }
    }
}
