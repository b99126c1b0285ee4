package sparrow.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sparrow.catalog.Catalog;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Mahjong;

/// The command line of a game that is typed plainly: words, and options by their names with their
/// values behind them. It is read without describing the command, which would take longer than most
/// answers.
///
/// Whatever is typed otherwise is left to [GameCommand].
final class PlainLine {
    private final Mahjong game;
    private final Map<String, List<String>> said = new HashMap<>();
    private final List<String> words = new ArrayList<>();

    private PlainLine(Mahjong game) {
        this.game = game;
    }

    /// The line if it is such a one.
    static Optional<PlainLine> of(String... line) {
        if (line.length < 2) {
            return Optional.empty();
        }
        return Catalog.game(line[0])
                .filter(game -> game.name().equals(line[0]))
                .map(PlainLine::new)
                .filter(plain -> plain.reads(line));
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
            } else if (field != null || word.equals(AnswerOptions.BATCH)) {
                i++;
                if (i == line.length || !isValue(field, line[i]) || !say(field, word, line[i])) {
                    return false;
                }
            } else if (isWord(word)) {
                words.add(word);
            } else {
                return false;
            }
        }
        return true;
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

    /// Whether a word may stand behind an option; the file of questions may be the standard input.
    private static boolean isValue(@Nullable Field field, String word) {
        return isWord(word) || (field == null && word.equals("-"));
    }

    /// Takes down the value of an option; whether it may be said, and once more.
    private boolean say(@Nullable Field field, String word, String value) {
        if (field == null) {
            return said.put(word, List.of(value)) == null;
        }
        return switch (field.kind()) {
            case TEXTS, CHANGES -> {
                said.computeIfAbsent(field.name(), _ -> new ArrayList<>()).add(value);
                yield true;
            }
            case TILES, TILE, MELDS, NUMBER, WORD -> said.put(field.name(), List.of(value)) == null;
            case FLAG, DOCUMENT -> false;
        };
    }

    Mahjong game() {
        return game;
    }

    /// What is typed besides options.
    List<String> words() {
        return words;
    }

    boolean has(String option) {
        return said.containsKey(option);
    }

    /// The file of questions, if one is named.
    Optional<String> batch() {
        return Optional.ofNullable(said.get(AnswerOptions.BATCH)).map(List::getFirst);
    }

    /// Whether all that it says of a hand may be said of many.
    boolean isForEveryHand() {
        for (Field field : game.fields()) {
            if (field.scope() != Field.Scope.EVERY_HAND && said.containsKey(field.name())) {
                return false;
            }
        }
        return words.isEmpty();
    }

    /// What its options say.
    Given given() {
        Given given = Given.of(game.fields()).asOptions();
        for (Field field : game.fields()) {
            List<String> texts = said.get(field.name());
            if (texts != null) {
                boolean flag = field.kind() == Field.Kind.FLAG;
                given = flag ? given.with(field.name()) : given.with(field.name(), texts);
            }
        }
        return given;
    }
}
