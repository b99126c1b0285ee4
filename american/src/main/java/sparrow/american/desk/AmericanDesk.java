package sparrow.american.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import sparrow.american.lines.Engine;
import sparrow.core.game.Choice;
import sparrow.core.table.Rules;
import sparrow.core.table.View;
import sparrow.desk.Desk;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Question;
import sparrow.desk.Refusal;
import sparrow.desk.Surroundings;

/// Questions about American hands.
final class AmericanDesk implements Desk {
    static final String EXPOSED = "exposed";
    static final String OTHERS = Surroundings.OTHERS;
    static final String DISCARDS = "discards";
    static final String PASSED = "passed";
    static final String PHASE = "phase";
    static final String CARD = "card";
    static final String LINES = "lines";
    static final String CURRENT = "current";
    static final String ENGINE = "engine";
    static final String EAST = "east";
    static final String SAID = "said";
    static final String SINCE = "since";

    // How a turn began.
    static final String DRAWN = "drawn";
    static final String CALLED = "called";
    static final String DEALT = "dealt";

    // What was done in it.

    private static final List<Field> FIELDS = all();

    private final HouseRules house = new HouseRules();

    private static List<Field> all() {
        List<Field> fields = new ArrayList<>();
        fields.add(Field.hand("the concealed tiles, such as 1B1B2CNEFFJ"));
        fields.add(
                Field.texts(
                                EXPOSED,
                                "GROUPS",
                                "your groups laid open, such as '(5B 5B J)(7C 7C 7C)'")
                        .in(Field.Group.HAND));
        fields.add(
                Field.texts(
                        OTHERS,
                        "SEAT:GROUPS",
                        "what another player has exposed, such as 'west:(5B 5B J)'; repeat it"));
        fields.add(
                Field.texts(
                        DISCARDS,
                        "TILES",
                        "discards on the table; 'west:1B 2C' tells whose, own: yours; ^ after a"
                                + " tile that was claimed; repeat it"));
        fields.add(
                Field.tiles(
                                PASSED,
                                "tiles you gave away in the Charleston, or saw others take up (a"
                                        + " discard for a blank, a joker), and have not seen since")
                        .in(Field.Group.TABLE));
        fields.add(
                Field.word(
                                Surroundings.WALL,
                                "N",
                                "tiles left in the wall; by default, as many as what is seen allows")
                        .in(Field.Group.TABLE));
        fields.add(
                Field.word(
                                PHASE,
                                "PHASE",
                                "charleston, to pass three tiles, or play (the default); also a pass by its"
                                        + " name, such as first-left, vote or courtesy")
                        .usually("play"));
        fields.add(
                Field.word(
                                Surroundings.OFFER,
                                "SEAT:TILE",
                                "a tile discarded just now that you may claim, such as west:5B")
                        .in(Field.Group.TABLE));
        fields.add(
                Field.word(
                                Surroundings.TURN,
                                "HOW",
                                "how your turn began: drawn (the last tile typed), called (the last"
                                        + " group exposed) or dealt (the first of the hand)")
                        .among(List.of(DRAWN, CALLED, DEALT))
                        .in(Field.Group.TABLE));
        fields.add(
                Field.word(
                                SINCE,
                                "WHAT",
                                "what you did in your turn since: exchanged (a joker or a blank),"
                                        + " added or taken_back (a tile of the group just exposed)")
                        .among(Since.keys())
                        .in(Field.Group.TABLE));
        fields.add(
                Field.word(EAST, "SEAT", "who is East: own, or another player's seat")
                        .in(Field.Group.TABLE));
        fields.add(
                Field.texts(
                        SAID,
                        "SEAT:WORDS",
                        "what somebody said, such as 'west:dead', 'own:courtesy 2, challenge west'"
                                + " or 'own:dice 3 4'"));
        fields.add(
                Field.document(CARD, "your card (.mjcard); without it the Sparrow card")
                        .among(List.of("sparrow")));
        fields.add(Field.texts(LINES, "ID,…", "think about these lines only").in(Field.Group.MORE));
        fields.add(
                Field.word(CURRENT, "ID", "the line you play for: is another clearly better?")
                        .in(Field.Group.MORE));
        fields.add(
                Field.word(
                                ENGINE,
                                "ENGINE",
                                "how lines are ranked: "
                                        + Engine.ODDS.key()
                                        + " (the default), by chance times payment; source and improved, by"
                                        + " a score out of 100")
                        .in(Field.Group.MORE));
        fields.addAll(Field.rules("league (the default), tournament, kitchen or dallas"));
        return fields.stream()
                .map(field -> field.name().equals(Field.HAND) ? field : field.forEveryHand())
                .toList();
    }

    @Override
    public List<Field> fields() {
        return FIELDS;
    }

    @Override
    public Set<String> answers() {
        return AmericanData.FIELDS;
    }

    @Override
    public List<String> purpose() {
        return List.of(
                "Tells which lines of an American card a hand is near, and what to do with its "
                        + "tiles.",
                "Each line comes with its chance and what it brings, each tile with reasons to "
                        + "keep, pass, discard or call it.");
    }

    @Override
    public List<String> examples() {
        return List.of(
                "A hand has 13 tiles, or 14 with the one just drawn: bams, craks and dots as",
                "1B 2C 3D, winds N E W S, dragons R G and 0 for soap, flowers F, jokers J:",
                "  sparrow american 1B1B2B2B2B3B4D5D5DEFFJ --phase charleston",
                "  sparrow american '2B2B3B4D5D5DEFFJ' --exposed '(1B 1B J)' --wall 60",
                "What lies open counts: discards, and what others have exposed:",
                "  sparrow american 111B2222B333B44D5DJ --discards 5D5D --others 'west:(999C J)'",
                "A tile that may be claimed, and whose advice is wanted:",
                "  sparrow american 111B2222B33B44D5DJ --offer west:3B --level beginner");
    }

    @Override
    public String example() {
        return "1B1B2B2B2B3B4D5D5DEFFJ";
    }

    @Override
    public Question read(Given given) throws Refusal {
        return AmericanReader.read(given, house);
    }

    @Override
    public Question ask(View view, Choice choice) {
        return AmericanQuestion.of(view, choice);
    }

    @Override
    public Given written(View view, Choice choice) {
        return AmericanWriter.written(Given.of(FIELDS), view, choice);
    }

    @Override
    public Rules rules(Given given) throws Refusal {
        return house.read(given, 0).rules();
    }
}
