package sparrow.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sparrow.answers.DataJson;
import sparrow.catalog.Catalog;
import sparrow.desk.Answer;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Mahjong;
import sparrow.desk.Refusal;

/// A question about one hand that is typed plainly: the hand in words, each option by its name and
/// with its value behind it. It is read without describing the command, which would take longer
/// than most answers.
///
/// Whatever is typed otherwise is left to [GameCommand].
final class PlainQuestion {
    private final Mahjong game;
    private final Map<String, List<String>> said = new HashMap<>();
    private final List<String> words = new ArrayList<>();

    private PlainQuestion(Mahjong game) {
        this.game = game;
    }

    /// The question that a command line is, if it is such a one.
    static Optional<PlainQuestion> of(String... line) {
        if (line.length < 2) {
            return Optional.empty();
        }
        return Catalog.game(line[0])
                .filter(game -> game.name().equals(line[0]))
                .map(PlainQuestion::new)
                .filter(question -> question.reads(line));
    }

    /// Takes the line apart; whether all of it is plain.
    private boolean reads(String... line) {
        Map<String, Field> options = options();
        for (int i = 1; i < line.length; i++) {
            String word = line[i];
            Field field = options.get(word);
            boolean flag = isOwn(word) || (field != null && field.kind() == Field.Kind.FLAG);
            if (flag) {
                if (said.put(name(field, word), List.of(word)) != null) {
                    return false;
                }
            } else if (field != null) {
                i++;
                if (i == line.length || !isWord(line[i]) || !say(field, line[i])) {
                    return false;
                }
            } else if (isWord(word)) {
                words.add(word);
            } else {
                return false;
            }
        }
        return !words.isEmpty();
    }

    /// The fields by the options that say them.
    private Map<String, Field> options() {
        Map<String, Field> options = new HashMap<>();
        for (Field field : game.fields()) {
            for (String option : field.options()) {
                options.put(option, field);
            }
        }
        return options;
    }

    private static boolean isOwn(String word) {
        return word.equals(AnswerOptions.JSON) || word.equals(AnswerOptions.ASCII);
    }

    private static String name(@Nullable Field field, String word) {
        return field == null ? word : field.name();
    }

    /// Whether a word is neither an option nor the name of a file of words.
    private static boolean isWord(String word) {
        return !word.isEmpty() && word.charAt(0) != '-' && word.charAt(0) != '@';
    }

    /// Takes down the value of an option; whether it may be said, and once more.
    private boolean say(Field field, String value) {
        return switch (field.kind()) {
            case TEXTS, CHANGES -> {
                said.computeIfAbsent(field.name(), _ -> new ArrayList<>()).add(value);
                yield true;
            }
            case TILES, TILE, MELDS, NUMBER, WORD -> said.put(field.name(), List.of(value)) == null;
            case FLAG, DOCUMENT -> false;
        };
    }

    /// What it says.
    Given given() {
        Given given = Given.of(game.fields()).asOptions();
        for (Field field : game.fields()) {
            List<String> texts = said.get(field.name());
            if (texts != null) {
                boolean flag = field.kind() == Field.Kind.FLAG;
                given = flag ? given.with(field.name()) : given.with(field.name(), texts);
            }
        }
        return given.with(Field.HAND, String.join(" ", words));
    }

    /// Prints the answer; nothing if there is none.
    void print(Paper paper, PrintWriter out) throws Refusal {
        Answer answer = game.answer(given());
        if (said.containsKey(AnswerOptions.JSON)) {
            out.println(DataJson.text(answer.data()));
        } else {
            Paper used = said.containsKey(AnswerOptions.ASCII) ? paper.ascii() : paper;
            new SheetPrinter(used, out).print(answer.sheet());
        }
    }
}
