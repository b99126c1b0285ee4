package sparrow.server.table;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Names that people go by at a table: everybody can read them, and nobody looks like a bot.
public final class PlayerName {
    private static final int LONGEST = 24;

    /// Letters and symbols that show nothing, as Unicode has them; formats, controls and marks are
    /// known by their kind.
    private static final String BLANK = "\u115F\u1160\u3164\uFFA0\u2800\u17B4\u17B5\u034F";

    private PlayerName() {}

    /// The name that somebody typed, as it is shown.
    public static String of(String typed) {
        String name =
                Normalizer.normalize(typed, Normalizer.Form.NFC).strip().replaceAll(" +", " ");
        if (name.isEmpty()
                || name.codePointCount(0, name.length()) > LONGEST
                || name.codePoints().anyMatch(PlayerName::isUnseen)
                || isMark(name.codePointAt(0))
                || hasPiledMarks(name)) {
            throw ApiRefusal.unreadable(
                    "A name has 1 to " + LONGEST + " visible letters; choose another.");
        }
        if (SeatHolder.birds().stream().map(PlayerName::seen).anyMatch(seen(name)::equals)) {
            throw ApiRefusal.unreadable("That is the name of a bot; choose another.");
        }
        return name;
    }

    /// Letters of other alphabets, and the Latin ones that they are taken for.
    private static final Map<Character, Character> LOOK_ALIKE =
            lookAlike(
                    "авсԁеһніјкӏмпорԛгѕтухԝАВСЕНІЈКМОРЅТХҮԜαβεηικνορτυωϲϳΑΒΕΖΗΙΚΜΝΟΡΤΥΧı01",
                    "abcdehhijklmnopqrstyxwabcehijkmopstxywabenikvoptuwcjabezhikmnoptyxiol");

    /// A name as somebody sees it who does not look closely: letters of all kinds that look alike
    /// are one, and marks on them, dots and spaces do not count.
    private static String seen(String name) {
        StringBuilder seen = new StringBuilder();
        Normalizer.normalize(name, Normalizer.Form.NFKD)
                .chars()
                .filter(Character::isLetterOrDigit)
                .forEach(letter ->
                        seen.append(LOOK_ALIKE.getOrDefault((char) letter, (char) letter)));
        return seen.toString().toLowerCase(Locale.ROOT);
    }

    private static Map<Character, Character> lookAlike(String letters, String latin) {
        Map<Character, Character> alike = new HashMap<>();
        for (int i = 0; i < letters.length(); i++) {
            alike.put(letters.charAt(i), latin.charAt(i));
        }
        return Map.copyOf(alike);
    }

    private static boolean isUnseen(int letter) {
        return BLANK.indexOf(letter) >= 0
                || isSelector(letter)
                || switch (Character.getType(letter)) {
                    case Character.CONTROL,
                            Character.FORMAT,
                            Character.SURROGATE,
                            Character.PRIVATE_USE,
                            Character.UNASSIGNED,
                            Character.LINE_SEPARATOR,
                            Character.PARAGRAPH_SEPARATOR ->
                            true;
                    case Character.SPACE_SEPARATOR -> letter != ' ';
                    default -> false;
                };
    }

    /// Selectors of variants change how a letter looks, if anything, and show nothing themselves.
    private static boolean isSelector(int letter) {
        return (letter >= 0xFE00 && letter <= 0xFE0F)
                || (letter >= 0xE0100 && letter <= 0xE01EF)
                || (letter >= 0x180B && letter <= 0x180F);
    }

    private static boolean isMark(int letter) {
        return List.of(
                        Character.NON_SPACING_MARK,
                        Character.ENCLOSING_MARK,
                        Character.COMBINING_SPACING_MARK)
                .contains((byte) Character.getType(letter));
    }

    /// Marks upon marks run over the names of others.
    private static boolean hasPiledMarks(String name) {
        int piled = 0;
        int most = 0;
        for (int letter : name.codePoints().toArray()) {
            piled = isMark(letter) ? piled + 1 : 0;
            most = Math.max(most, piled);
        }
        return most > 2;
    }
}
