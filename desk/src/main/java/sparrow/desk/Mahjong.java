package sparrow.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.core.table.Option;
import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;
import sparrow.core.tile.Tile;
import sparrow.odds.Fitting;

/// Everything Sparrow knows of one mahjong. The catalog lists them; outside its own module and its
/// folder in the client nothing names a game.
public interface Mahjong {
    /// As people type it, such as `riichi`.
    String name();

    String title();

    /// Rule sets that people play, the usual one first.
    List<? extends RuleSet> presets();

    /// The rule set that somebody means.
    default Optional<RuleSet> preset(String wanted) {
        return RuleSet.named(wanted, List.copyOf(presets()));
    }

    /// The house rules one may change, as a rule sheet has them.
    List<Option.Section> sections();

    /// The game under complete rules.
    Variant variant(Rules rules);

    /// The one brain of the game at its strengths, and players to measure them by; the weakest
    /// first.
    List<Level> levels();

    /// The level that somebody means.
    default Optional<Level> level(String wanted) {
        return levels().stream().filter(level -> level.isCalled(wanted)).findFirst();
    }

    /// The level that somebody wants to try out, who may name traits that no level has, such as
    /// `intermediate[reach=4]`, where the game knows traits.
    default Optional<Level> trial(String wanted) {
        return level(wanted);
    }

    /// The level of whoever names none: the strongest.
    default Level strongest() {
        return levels().getLast();
    }

    /// How its positions are measured, where a model tells how hands will end.
    default Optional<Fitting> fitting() {
        return Optional.empty();
    }

    Desk desk();

    /// What a question may say: what the desk understands, and the level that is asked.
    default List<Field> fields() {
        List<Field> fields = new ArrayList<>(desk().fields());
        fields.add(
                Field.word(
                                Field.LEVEL,
                                "LEVEL",
                                "whose advice: a name of 'sparrow arena bots'; the strongest if"
                                        + " none")
                        .in(Field.Group.LEVEL)
                        .forEveryHand());
        return fields;
    }

    /// Checks a question and answers it.
    default Answer answer(Given given) throws Refusal {
        return desk().read(given).answer(level(given));
    }

    private Level level(Given given) throws Refusal {
        String wanted = given.text(Field.LEVEL);
        if (wanted.isBlank()) {
            return strongest();
        }
        Optional<Level> level = level(wanted);
        if (level.isEmpty()) {
            List<String> names = levels().stream().map(Level::name).toList();
            throw new Refusal(
                    "unknown_level",
                    "there is no level '"
                            + wanted
                            + "'; the levels are "
                            + String.join(", ", names)
                            + ".");
        }
        return level.get();
    }

    /// What else can be asked about, besides hands.
    default List<Subject> subjects() {
        return List.of();
    }

    /// How a hand that was played is told turn by turn; without it, event by event.
    default Optional<Retelling> retelling() {
        return Optional.empty();
    }

    /// Everything that is paid for under these rules, where the game can tell.
    default Optional<ScoringTable> scoring(Rules rules) {
        return Optional.empty();
    }

    /// House rules that change no answer about a hand.
    default RulesOfPlay rulesOfPlay() {
        return RulesOfPlay.NONE;
    }

    /// Settings of a live table that this game wants to be otherwise, or has alone.
    default List<Option> settings() {
        return List.of();
    }

    /// How many of the units in which [Variant#results] counts make a point.
    default int parts() {
        return 1;
    }

    /// What points come to at the end of a match, where the place decides it.
    default Optional<Placement> placement(Rules rules) {
        return Optional.empty();
    }

    /// How many points of a table make the unit people count in.
    default int pointsAUnit() {
        return 1;
    }

    /// Tiles that no hand keeps under these rules: they are laid at once.
    default Predicate<Tile> laidAtOnce(Rules rules) {
        return _ -> false;
    }

    default List<Option> options() {
        return sections().stream().flatMap(section -> section.options().stream()).toList();
    }
}
