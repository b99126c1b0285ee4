package sparrow.american.card.desk;

import java.util.List;
import sparrow.american.lab.Laboratory;
import sparrow.core.game.Level;
import sparrow.desk.Experiment;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Refusal;
import sparrow.desk.Study;

/// How hard the lines of a card are, by playing on it.
final class CardLab implements Study {
    @Override
    public String name() {
        return "lab";
    }

    @Override
    public List<String> purpose() {
        return List.of(
                "Plays games of four equal bots on a card and tells how hard its lines are.",
                "Of each line: how often it is aimed at and won, how long that takes, and what "
                        + "it should pay.");
    }

    @Override
    public List<String> examples() {
        return List.of(
                "Aimed: by how many seats when play begins. Success: how many of those won with",
                "it, and between what limits that lies. Fair: the points at which aiming at it",
                "brings what any line brings, wins without jokers counted twice where the section",
                "says so; lines that fewer than thirty of those seats won with have none.",
                "Difficulty is what 'sparrow card list' says, from the card alone.",
                "Ctrl-C shows what is known so far.",
                "  sparrow card lab my.mjcard --games 2000 --plot lines.svg");
    }

    @Override
    public List<Field> fields() {
        return List.of(CardQuestion.FIELD);
    }

    @Override
    public int games() {
        return 4_000;
    }

    @Override
    public String bot() {
        return "intermediate";
    }

    @Override
    public String picture() {
        return "draw the lines (SVG)";
    }

    @Override
    public Experiment<?> read(Given given, Level bot, long seed) throws Refusal {
        return Laboratory.of(CardQuestion.card(given), bot, seed);
    }
}
