package sparrow.desk;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A winning hand that shows what something is: a question that the desk of its game can be asked.
///
/// @param hand the tiles and sets without the last tile, in the notation of the game
/// @param last the tile it won on; may be empty
/// @param said what is so of the win: names of flags, and fields with a value such as `seat=s`
/// @param rules house rules that it takes, such as `kanburi=yes`
public record Example(String hand, String last, List<String> said, List<String> rules) {
    private static final String RULE = "rule:";

    private static final Map<String, String> WINDS =
            Map.of("e", "east", "s", "south", "w", "west", "n", "north");

    public Example {
        said = List.copyOf(said);
        rules = List.copyOf(rules);
    }

    /// Reads `23m456p678s345s99p 1m riichi seat=s rule:kanburi=yes`; a `-` stands for no last tile.
    public static Example of(String words) {
        String[] parts = words.strip().split(" +");
        List<String> said = new ArrayList<>();
        List<String> rules = new ArrayList<>();
        for (int at = 2; at < parts.length; at++) {
            if (parts[at].startsWith(RULE)) {
                rules.add(parts[at].substring(RULE.length()));
            } else {
                said.add(parts[at]);
            }
        }
        return new Example(parts[0], parts[1].equals("-") ? "" : parts[1], said, rules);
    }

    /// Examples by what they show, one a line: `PINFU | 23m456p678s345s99p 1m`.
    public static <E extends Enum<E>> Map<E, Example> all(Class<E> shown, String lines) {
        Map<E, Example> all = new EnumMap<>(shown);
        for (String line : lines.strip().split("\n")) {
            int bar = line.indexOf('|');
            all.put(
                    Enum.valueOf(shown, line.substring(0, bar).strip()),
                    of(line.substring(bar + 1)));
        }
        return all;
    }

    /// The question, to be asked at the desk whose fields these are.
    ///
    /// @param preset whose rules; as usual if there is none
    public Given given(List<Field> fields, Optional<String> preset) {
        Given given = Given.of(fields).asOptions().with(Field.HAND, hand + last);
        if (preset.isPresent()) {
            given = given.with(Field.RULES, preset.get());
        }
        if (!rules.isEmpty()) {
            given = given.with(Field.RULE, rules);
        }
        for (String each : said) {
            int equals = each.indexOf('=');
            given =
                    equals < 0
                            ? given.with(each)
                            : given.with(each.substring(0, equals), each.substring(equals + 1));
        }
        return given;
    }

    /// What is so of the win, in words.
    public String how(List<Field> fields) {
        List<String> words = new ArrayList<>();
        for (String each : said) {
            int equals = each.indexOf('=');
            if (equals >= 0) {
                String value = each.substring(equals + 1);
                words.add(
                        each.substring(0, equals).replace('_', ' ')
                                + " "
                                + WINDS.getOrDefault(value, value));
            } else {
                fields.stream()
                        .filter(field -> field.name().equals(each))
                        .findFirst()
                        .ifPresent(field -> words.add(field.meaning()));
            }
        }
        return String.join("; ", words);
    }
}
