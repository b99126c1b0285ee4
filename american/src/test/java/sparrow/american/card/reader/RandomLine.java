package sparrow.american.card.reader;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// A line made up at random, full of alternatives.
///
/// @param like the numbers that the one digit may be, empty without that remark
/// @param domains the numbers of a variable, where the remark says so
/// @param ties such as `y = x+1`
record RandomLine(
        List<List<Written>> slots,
        int run,
        String like,
        Map<Character, String> domains,
        List<Tie> ties,
        SortedSet<String> words) {
    private static final String[] SUITS = {"a", "a", "b", "b", "c", "@b", "@c", "@d"};
    private static final String[] DOMAINS = {"2468", "13579", "123", "789", "5", "369"};

    /// A group as typed.
    record Written(String glyphs, String suit, String flag) {
        String text() {
            return glyphs + suit + flag;
        }

        List<Character> letters() {
            return glyphs.chars().mapToObj(glyph -> (char) glyph).toList();
        }
    }

    record Tie(char left, char right, int more) {}

    static RandomLine of(Random random) {
        boolean variables = random.nextInt(3) == 0;
        boolean alike = !variables && random.nextInt(4) == 0;
        String numbers =
                alike
                        ? String.valueOf(1 + random.nextInt(9))
                        : variables ? (random.nextInt(4) == 0 ? "1xyz" : "12xy") : "123456789";
        List<List<Written>> slots = new ArrayList<>();
        int left = 14;
        int open = variables ? 2 : 3;
        while (left > 0) {
            int size = Math.min(left, 1 + random.nextInt(6));
            int count = open > 0 && random.nextInt(2) == 0 ? 2 + random.nextInt(2) : 1;
            open -= count > 1 ? 1 : 0;
            List<Written> slot = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                slot.add(piece(size, numbers, random));
            }
            slots.add(slot);
            left -= size;
        }
        return remarked(slots, alike, random);
    }

    private static Written piece(int size, String numbers, Random random) {
        String glyphs = numbers + numbers + "D0FRNZ";
        StringBuilder text = new StringBuilder();
        boolean block = size <= 4 && random.nextInt(3) == 0;
        char glyph = glyphs.charAt(random.nextInt(glyphs.length()));
        for (int i = 0; i < size; i++) {
            glyph = block ? glyphs.charAt(random.nextInt(glyphs.length())) : glyph;
            text.append(glyph);
        }
        boolean suited = text.toString().matches(".*[1-9xyzD].*");
        String flag = random.nextInt(12) == 0 ? "!" : random.nextInt(12) == 0 ? "~" : "";
        return new Written(
                text.toString(), suited ? SUITS[random.nextInt(SUITS.length)] : "", flag);
    }

    private static RandomLine remarked(List<List<Written>> slots, boolean alike, Random random) {
        String all =
                slots.stream()
                        .flatMap(List::stream)
                        .map(Written::glyphs)
                        .collect(Collectors.joining());
        boolean digits = all.matches(".*[1-9].*");
        List<Character> used =
                "xyz"
                        .chars()
                        .filter(each -> all.indexOf(each) >= 0)
                        .mapToObj(each -> (char) each)
                        .toList();
        Map<Character, String> domains = new TreeMap<>();
        List<Tie> ties = new ArrayList<>();
        for (char variable : used) {
            if (random.nextInt(3) == 0) {
                domains.put(variable, DOMAINS[random.nextInt(DOMAINS.length)]);
            }
        }
        for (int i = 1; i < used.size(); i++) {
            if (random.nextInt(2) == 0) {
                ties.add(new Tie(used.get(i), used.get(i - 1), random.nextInt(9) - 4));
            }
        }
        TreeSet<String> words = new TreeSet<>();
        for (String word : List.of("mirror", "suits free", "nojokers")) {
            if (random.nextInt(6) == 0 && (digits || !word.equals("mirror"))) {
                words.add(word);
            }
        }
        boolean like = alike && digits;
        int run = !digits || like ? 0 : List.of(0, 1, 1, 1, 2, 3).get(random.nextInt(6));
        String numbers = like ? List.of("123456789", "2468", "159").get(random.nextInt(3)) : "";
        return new RandomLine(slots, run, numbers, domains, ties, words);
    }

    boolean isTied(char variable) {
        return ties.stream().anyMatch(tie -> tie.left() == variable || tie.right() == variable);
    }

    /// Whether the remark allows these numbers to the variables that a version uses.
    boolean allows(Map<Character, Integer> numbers, Predicate<Character> used) {
        for (Tie tie : ties) {
            if (numbers.getOrDefault(tie.left(), 0)
                    != numbers.getOrDefault(tie.right(), 0) + tie.more()) {
                return false;
            }
        }
        for (Map.Entry<Character, String> domain : domains.entrySet()) {
            int number = numbers.getOrDefault(domain.getKey(), 0);
            boolean asked = used.test(domain.getKey()) || isTied(domain.getKey());
            if (asked
                    && (number < 1 || number > 9 || domain.getValue().indexOf('0' + number) < 0)) {
                return false;
            }
        }
        return true;
    }

    boolean takesJokers(Written piece) {
        boolean set = piece.glyphs().chars().distinct().count() == 1 && piece.glyphs().length() > 2;
        return !words.contains("nojokers")
                && (piece.flag().equals("~") || (piece.flag().isEmpty() && set));
    }

    /// As it stands on a card.
    String text() {
        List<String> remarks = new ArrayList<>();
        if (run > 0) {
            remarks.add("run " + run);
        }
        if (!like.isEmpty()) {
            remarks.add("like " + listed(like));
        }
        domains.forEach((variable, domain) -> remarks.add(variable + " in " + listed(domain)));
        for (Tie tie : ties) {
            remarks.add(
                    "%s = %s%s%d"
                            .formatted(
                                    tie.left(),
                                    tie.right(),
                                    tie.more() < 0 ? "-" : "+",
                                    Math.abs(tie.more())));
        }
        remarks.addAll(words);
        return slots.stream()
                        .map(slot ->
                                slot.size() == 1
                                        ? slot.getFirst().text()
                                        : slot.stream()
                                                .map(Written::text)
                                                .collect(Collectors.joining("|", "{", "}")))
                        .collect(Collectors.joining(" "))
                + (remarks.isEmpty() ? "" : " (" + String.join("; ", remarks) + ")")
                + " X 25";
    }

    private static String listed(String numbers) {
        return String.join(",", numbers.split(""));
    }
}
