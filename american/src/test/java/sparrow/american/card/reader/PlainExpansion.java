package sparrow.american.card.reader;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/// The hands of a line the plain, slow way: take one alternative of each group, give its digits,
/// variables, winds and colours every value in turn, and keep what can be held. A hand is a text:
/// its groups in order, `*` behind those that take jokers.
record PlainExpansion(RandomLine line) {
    private static final String SUITS = "BCD";
    private static final List<Character> WINDS = List.of('N', 'E', 'W', 'S');
    private static final String[] DRAGONS = {"G", "R", "0"};

    SortedSet<String> hands() {
        SortedSet<String> hands = new TreeSet<>();
        versions(new ArrayList<>(), hands);
        return hands;
    }

    private void versions(List<RandomLine.Written> chosen, SortedSet<String> hands) {
        if (chosen.size() == line.slots().size()) {
            numbers(List.copyOf(chosen), hands);
            return;
        }
        for (RandomLine.Written piece : line.slots().get(chosen.size())) {
            chosen.add(piece);
            versions(chosen, hands);
            chosen.removeLast();
        }
    }

    private void numbers(List<RandomLine.Written> version, SortedSet<String> hands) {
        List<Map<Character, Integer>> variables = variables(version);
        int[] shifts = line.run() == 0 ? new int[] {0, 0} : new int[] {-8, 8};
        for (int shift = shifts[0]; shift <= shifts[1]; shift++) {
            for (int like = 1; like <= (line.like().isEmpty() ? 1 : 9); like++) {
                Map<Character, Integer> digits = digits(version, shift, like);
                if ((line.run() == 0 || shift % line.run() == 0)
                        && (line.like().isEmpty() || line.like().indexOf('0' + like) >= 0)
                        && digits.values().stream().allMatch(each -> each >= 1 && each <= 9)) {
                    variables.forEach(each -> suits(version, digits, each, hands));
                }
            }
        }
    }

    private Map<Character, Integer> digits(List<RandomLine.Written> version, int shift, int like) {
        Map<Character, Integer> digits = new HashMap<>();
        for (RandomLine.Written piece : version) {
            for (char glyph : piece.letters()) {
                if (glyph >= '1' && glyph <= '9') {
                    digits.put(glyph, line.like().isEmpty() ? glyph - '0' + shift : like);
                }
            }
        }
        return digits;
    }

    private List<Map<Character, Integer>> variables(List<RandomLine.Written> version) {
        List<Map<Character, Integer>> found = new ArrayList<>();
        for (int x = first('x', version); x <= last('x', version); x++) {
            for (int y = first('y', version); y <= last('y', version); y++) {
                for (int z = first('z', version); z <= last('z', version); z++) {
                    Map<Character, Integer> all = Map.of('x', x, 'y', y, 'z', z);
                    if (line.allows(all, glyph -> uses(version, glyph))) {
                        found.add(all);
                    }
                }
            }
        }
        return found;
    }

    private void suits(
            List<RandomLine.Written> version,
            Map<Character, Integer> digits,
            Map<Character, Integer> variables,
            SortedSet<String> hands) {
        Map<Character, Integer> all = new HashMap<>(digits);
        all.putAll(variables);
        suits(version, all, hands);
        if (line.words().contains("mirror")) {
            all.replaceAll((_, number) -> 10 - number);
            suits(version, all, hands);
        }
    }

    private static boolean uses(List<RandomLine.Written> version, char glyph) {
        return version.stream().anyMatch(piece -> piece.glyphs().indexOf(glyph) >= 0);
    }

    private int first(char variable, List<RandomLine.Written> version) {
        return uses(version, variable) ? 1 : line.isTied(variable) ? -20 : 0;
    }

    private int last(char variable, List<RandomLine.Written> version) {
        return uses(version, variable) ? 9 : line.isTied(variable) ? 30 : 0;
    }

    private void suits(
            List<RandomLine.Written> version,
            Map<Character, Integer> numbers,
            SortedSet<String> hands) {
        for (int a = 0; a < 3; a++) {
            for (int b = 0; b < 3; b++) {
                for (int c = 0; c < 3; c++) {
                    if (line.words().contains("suits free") || (a != b && b != c && a != c)) {
                        for (char wind : uses(version, 'Z') ? WINDS : List.of('N')) {
                            hand(version, numbers, new int[] {a, b, c}, wind, hands);
                        }
                    }
                }
            }
        }
    }

    private void hand(
            List<RandomLine.Written> version,
            Map<Character, Integer> numbers,
            int[] suits,
            char wind,
            SortedSet<String> hands) {
        List<String> groups = new ArrayList<>();
        Map<String, Integer> natural = new TreeMap<>();
        Map<String, Integer> all = new TreeMap<>();
        for (RandomLine.Written piece : version) {
            boolean jokers = line.takesJokers(piece);
            Map<String, Integer> tiles = new TreeMap<>();
            for (char glyph : piece.letters()) {
                tiles.merge(tile(glyph, piece.suit(), numbers, suits, wind), 1, Integer::sum);
            }
            tiles.forEach((tile, count) -> {
                groups.add(tile + "x" + count + (jokers ? "*" : ""));
                all.merge(tile, count, Integer::sum);
                natural.merge(tile, jokers ? 0 : count, Integer::sum);
            });
        }
        int jokersNeeded = 0;
        boolean enough = true;
        for (String tile : all.keySet()) {
            int copies = tile.equals("F") ? 8 : 4;
            enough &= natural.getOrDefault(tile, 0) <= copies;
            jokersNeeded += Math.max(0, all.getOrDefault(tile, 0) - copies);
        }
        if (enough && jokersNeeded <= 8) {
            groups.sort(null);
            hands.add(String.join(" ", groups));
        }
    }

    private static String tile(
            char glyph, String suit, Map<Character, Integer> numbers, int[] suits, char wind) {
        int colour =
                suit.isEmpty()
                        ? -1
                        : suit.startsWith("@")
                                ? "bcd".indexOf(suit.charAt(1))
                                : suits["abc".indexOf(suit)];
        return switch (glyph) {
            case 'D' -> DRAGONS[colour];
            case 'Z' -> String.valueOf(wind);
            case '0', 'R', 'G', 'N', 'E', 'W', 'S', 'F' -> String.valueOf(glyph);
            default -> numbers.getOrDefault(glyph, 0) + String.valueOf(SUITS.charAt(colour));
        };
    }
}
