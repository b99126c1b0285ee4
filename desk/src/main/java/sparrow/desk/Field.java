package sparrow.desk;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.table.Rules;

/// Something a question may say. The option of the command, the field of a batch row, the parameter
/// of the API and the entry of the analyser's form all come from it.
///
/// @param name in a row, such as `self_draw`
/// @param options its names on the command line, such as `-s` and `--self-draw`; none for the hand
/// @param label what stands for its value in the help, such as `TILES`
/// @param meaning half a sentence for the help
/// @param values the words it takes, if it takes only some
/// @param standard the value that holds if none is said; may be empty
/// @param group where a form has it
public record Field(
        String name,
        Kind kind,
        List<String> options,
        String label,
        String meaning,
        List<String> values,
        String standard,
        Scope scope,
        Group group) {
    /// The name of the field that holds the hand itself.
    public static final String HAND = "hand";

    /// The name of the field that names a preset of house rules.
    public static final String RULES = "rules";

    /// The name of the field that changes single house rules, each as `key=value`.
    public static final String RULE = "rule";

    /// The name of the field that says whose advice is wanted.
    public static final String LEVEL = "level";

    /// The name of the flag that wants tiles written and not drawn; a command says it too where it
    /// prints on paper without pictures.
    public static final String ASCII = "ascii";

    /// What a field holds.
    public enum Kind {
        /// Tiles in one text, or several texts that belong together.
        TILES,
        /// One tile.
        TILE,
        /// Melds in brackets.
        MELDS,
        /// A whole number.
        NUMBER,
        /// Yes if it is said.
        FLAG,
        /// One word or text.
        WORD,
        /// Several texts, such as what each player has laid.
        TEXTS,
        /// A text of many lines, or a name the desk knows one by; on the command line, the name of
        /// the file that holds it.
        DOCUMENT,
        /// House rules as `key=value`.
        CHANGES
    }

    /// Whether a field is about one hand.
    public enum Scope {
        /// About this hand.
        HAND,
        /// It holds for every hand of a batch too.
        EVERY_HAND,
        /// About how the answer is shown: an option of the command alone.
        SHOWN
    }

    /// The parts of a form.
    public enum Group {
        /// The tiles one asks about.
        HAND,
        /// What most questions say besides.
        SITUATION,
        /// What few questions say.
        MORE,
        /// What else is seen of the table.
        TABLE,
        /// The house rules.
        RULES,
        /// Whose advice is wanted.
        LEVEL
    }

    public Field {
        options = List.copyOf(options);
        values = List.copyOf(values);
    }

    private static Field of(Kind kind, String name, String label, String meaning) {
        List<String> options =
                name.equals(HAND) ? List.of() : List.of("--" + name.replace('_', '-'));
        return new Field(
                name, kind, options, label, meaning, List.of(), "", Scope.HAND, group(kind, name));
    }

    /// Where a form has fields of a kind, unless they say otherwise.
    private static Group group(Kind kind, String name) {
        return switch (kind) {
            case TILES -> name.equals(HAND) ? Group.HAND : Group.SITUATION;
            case MELDS -> Group.HAND;
            case TILE, WORD, DOCUMENT -> Group.SITUATION;
            case NUMBER, FLAG -> Group.MORE;
            case TEXTS -> Group.TABLE;
            case CHANGES -> Group.RULES;
        };
    }

    public static Field hand(String meaning) {
        return of(Kind.TILES, HAND, "HAND", meaning);
    }

    public static Field tiles(String name, String meaning) {
        return of(Kind.TILES, name, "TILES", meaning);
    }

    public static Field tile(String name, String meaning) {
        return of(Kind.TILE, name, "TILE", meaning);
    }

    public static Field melds(String name, String meaning) {
        return of(Kind.MELDS, name, "MELDS", meaning);
    }

    public static Field number(String name, String meaning) {
        return of(Kind.NUMBER, name, "N", meaning);
    }

    public static Field flag(String name, String meaning) {
        return of(Kind.FLAG, name, "", meaning);
    }

    public static Field word(String name, String label, String meaning) {
        return of(Kind.WORD, name, label, meaning);
    }

    public static Field document(String name, String meaning) {
        return of(Kind.DOCUMENT, name, "FILE", meaning);
    }

    public static Field texts(String name, String label, String meaning) {
        return of(Kind.TEXTS, name, label, meaning);
    }

    /// The preset and the changes to it: the two fields of house rules, the same in every game.
    public static List<Field> rules(String meaning) {
        Field preset = word(RULES, "PRESET", meaning);
        Field changes =
                of(Kind.CHANGES, RULE, "KEY=VALUE", "a rule that differs; --list-rules lists them");
        return List.of(preset.in(Group.RULES).forEveryHand(), changes.forEveryHand());
    }

    /// House rules as texts of the field that changes them.
    public static List<String> changes(Rules rules) {
        return rules.values().entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .toList();
    }

    /// The flag that wants tiles written and not drawn.
    public static Field ascii() {
        return flag(ASCII, "no pictures of tiles").shown();
    }

    /// This field without an option on the command line.
    public Field unnamed() {
        return option();
    }

    /// Whether it is written on the command line without an option: the hand, or the document that
    /// a task is about.
    public boolean isBare() {
        return options.isEmpty() && (name.equals(HAND) || kind == Kind.DOCUMENT);
    }

    /// This field with other names on the command line.
    public Field option(String... names) {
        return new Field(
                name, kind, List.of(names), label, meaning, values, standard, scope, group);
    }

    /// This field with a shorter name on the command line besides.
    public Field letter(String letter) {
        List<String> all = new ArrayList<>(List.of(letter));
        all.addAll(options);
        return new Field(name, kind, all, label, meaning, values, standard, scope, group);
    }

    /// This field, its value called so in the help.
    public Field label(String word) {
        return new Field(name, kind, options, word, meaning, values, standard, scope, group);
    }

    /// This field with the words it takes.
    public Field among(List<String> words) {
        return new Field(name, kind, options, label, meaning, words, standard, scope, group);
    }

    /// This field in another part of a form.
    public Field in(Group other) {
        return new Field(name, kind, options, label, meaning, values, standard, scope, other);
    }

    /// This field with the value that holds if none is said.
    public Field usually(String value) {
        return new Field(name, kind, options, label, meaning, values, value, scope, group);
    }

    public Field forEveryHand() {
        return new Field(
                name, kind, options, label, meaning, values, standard, Scope.EVERY_HAND, group);
    }

    public Field shown() {
        return new Field(name, kind, options, label, meaning, values, standard, Scope.SHOWN, group);
    }

    /// The option people know it by, such as `--self-draw`.
    public String longest() {
        return options.isEmpty() ? name : options.getLast();
    }
}
