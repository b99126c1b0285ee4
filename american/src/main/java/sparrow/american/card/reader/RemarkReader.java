package sparrow.american.card.reader;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import sparrow.american.card.Domain;
import sparrow.american.card.Remark;

/// Reads the remark of a line: `run`, `like 1-9`, `x in odd`, `y = x+1`, `distinct`, `mirror`,
/// `suits free`, `nojokers`, `these`.
final class RemarkReader {
    private static final Pattern RUN = Pattern.compile("run(?:\\s+(\\d{1,3}))?");
    private static final Pattern LIKE = Pattern.compile("like(?:\\s+(.+))?");
    private static final Pattern IN = Pattern.compile("([xyz])\\s+in\\s+(.+)");
    private static final Pattern EQUATION =
            Pattern.compile("([xyz])\\s*=\\s*([xyz])\\s*([+-])\\s*(\\d)");
    private static final Pattern STRETCH = Pattern.compile("([1-9])(?:\\s*-\\s*([1-9]))?");
    private static final String KNOWN =
            "remarks are these, run, run 2, like, like 1-5, x in odd, y = x+1, distinct, mirror,"
                    + " suits free, nojokers";

    private static final String ONCE = "say it once";

    private final Problems.OnLine problems;
    private final boolean single;
    private int run;
    private boolean literal;
    private Optional<Domain> like = Optional.empty();
    private final SortedMap<Character, Domain> domains = new TreeMap<>();
    private final List<Remark.Equation> equations = new ArrayList<>();
    private final Set<Remark.Word> words = EnumSet.noneOf(Remark.Word.class);

    private RemarkReader(String text, Problems.OnLine problems) {
        this.single = text.indexOf(';') < 0;
        this.problems = problems;
    }

    static Remark read(Token token, Problems.OnLine problems) {
        RemarkReader reader = new RemarkReader(token.text(), problems);
        int column = token.column() + 1;
        for (String part : token.text().split(";", -1)) {
            int blanks = part.length() - part.stripLeading().length();
            reader.part(part.strip().replaceAll("\\s+", " "), column + blanks);
            column += part.length() + 1;
        }
        if (Math.min(reader.run, 1) + (reader.like.isPresent() ? 1 : 0) + (reader.literal ? 1 : 0)
                > 1) {
            problems.error(
                    token.column(),
                    "these, run and like contradict each other",
                    "keep one of them");
        }
        return new Remark(reader.run, reader.like, reader.domains, reader.equations, reader.words);
    }

    private void part(String part, int column) {
        Matcher runs = RUN.matcher(part);
        Matcher likes = LIKE.matcher(part);
        Matcher in = IN.matcher(part);
        Matcher equation = EQUATION.matcher(part);
        if (part.equals("these")) {
            literal = true;
        } else if (runs.matches()) {
            run(runs.group(1), column);
        } else if (likes.matches()) {
            like(likes.group(1) == null ? "any" : likes.group(1), column);
        } else if (in.matches()) {
            variable(in.group(1).charAt(0), domain(in.group(2), column), column);
        } else if (equation.matches()) {
            int more = Integer.parseInt(equation.group(4));
            tie(
                    new Remark.Equation(
                            equation.group(1).charAt(0),
                            equation.group(2).charAt(0),
                            equation.group(3).equals("-") ? -more : more),
                    column);
        } else {
            word(part, column);
        }
    }

    private void run(@Nullable String step, int column) {
        if (run > 0) {
            problems.error(column, "the remark says run twice", ONCE);
        }
        run = step == null ? 1 : Integer.parseInt(step);
        if (run < 1 || run > 8) {
            problems.error(column, "a run cannot shift by " + run, "write run, or run 2 to run 8");
            run = 1;
        }
    }

    private void like(String numbers, int column) {
        if (like.isPresent()) {
            problems.error(column, "the remark says like twice", ONCE + ": like 1,3,5");
        }
        like = Optional.of(domain(numbers, column));
    }

    private void tie(Remark.Equation equation, int column) {
        if (equation.left() == equation.right()) {
            problems.error(
                    column,
                    equation.left() + " is tied to itself",
                    "tie it to another variable, such as y = x+1");
        }
        equations.add(equation);
    }

    private void variable(char variable, Domain domain, int column) {
        if (domains.put(variable, domain) != null) {
            problems.error(
                    column, variable + " is given its numbers twice", "say it once: x in 1,2,3");
        }
    }

    private Domain domain(String text, int column) {
        return switch (text) {
            case "any" -> Domain.ANY;
            case "even" -> Domain.EVEN;
            case "odd" -> Domain.ODD;
            default -> numbers(text, column);
        };
    }

    private Domain numbers(String text, int column) {
        Domain domain = new Domain(0);
        for (String item : text.split(",", -1)) {
            Matcher stretch = STRETCH.matcher(item.strip());
            int first = stretch.matches() ? stretch.group(1).charAt(0) - '0' : 1;
            int last =
                    !stretch.matches()
                            ? 0
                            : stretch.group(2) == null ? first : stretch.group(2).charAt(0) - '0';
            if (last < first) {
                problems.error(
                        column,
                        "'" + item.strip() + "' is no number from 1 to 9",
                        "write any, even, odd, or numbers such as 1,3,5-7");
                return Domain.ANY;
            }
            domain = domain.with(first, last);
        }
        return domain;
    }

    private void word(String part, int column) {
        for (Remark.Word word : Remark.Word.values()) {
            if (part.equals(word.text())) {
                words.add(word);
                return;
            }
        }
        String small = part.toLowerCase(Locale.ROOT);
        if (part.isEmpty()) {
            problems.error(
                    column,
                    single ? "the remark is empty" : "a part of the remark is empty",
                    single ? "leave the brackets out" : "write ; only between two parts");
        } else if (!small.equals(part) && isKnown(small)) {
            problems.error(
                    column, "'" + part + "' is no remark", "write " + small + " in small letters");
        } else {
            problems.error(column, "'" + part + "' is no remark", KNOWN);
        }
    }

    private static boolean isKnown(String part) {
        return part.equals("these")
                || RUN.matcher(part).matches()
                || LIKE.matcher(part).matches()
                || IN.matcher(part).matches()
                || EQUATION.matcher(part).matches()
                || Arrays.stream(Remark.Word.values()).anyMatch(word -> part.equals(word.text()));
    }
}
