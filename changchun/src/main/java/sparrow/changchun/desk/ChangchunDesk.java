package sparrow.changchun.desk;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sparrow.changchun.ChangchunRules;
import sparrow.changchun.Words;
import sparrow.core.game.Choice;
import sparrow.core.table.Event;
import sparrow.core.table.Marker;
import sparrow.core.table.Place;
import sparrow.core.table.Rules;
import sparrow.core.table.View;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Tile;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.HandDesk;
import sparrow.desk.Question;
import sparrow.desk.Refusal;

/// Questions about Changchun hands.
final class ChangchunDesk extends HandDesk<ChangchunRules> {
    static final String BAO = "bao";
    static final String SHOWN = "shown";
    static final String LAST_DRAWS = "last_draws";

    ChangchunDesk() {
        super("mil2024", "whose rules: mil2024 (the default), simple, jilin-app", hand());
    }

    private static List<Field> hand() {
        List<Field> fields = new ArrayList<>();
        fields.add(Field.hand("the tiles, such as 123m456p789s1122z"));
        fields.add(Field.melds(MELDS, "sets laid, in brackets"));
        fields.add(seenElsewhere());
        fields.add(winningTile());
        Set<Flag> usual = EnumSet.of(Flag.SELF_DRAW, Flag.DEALER, Flag.TING);
        for (Flag flag : Flag.values()) {
            Field field = flag.asked();
            fields.add(usual.contains(flag) ? field.in(Field.Group.SITUATION) : field);
        }
        fields.add(Field.tile(BAO, "the bao; needs --ting"));
        fields.add(Field.flag(SHOWN, "the bao is shown to you just now, before you draw"));
        fields.add(Field.flag(LAST_DRAWS, "the wall runs out: nobody discards any more"));
        return fields;
    }

    @Override
    public Set<String> answers() {
        return ChangchunData.FIELDS;
    }

    @Override
    public List<String> purpose() {
        return List.of(
                "Scores a Changchun hand that was won, or tells what an unfinished one needs.",
                "An unfinished hand is shown with the three things a win must show and with "
                        + "what each discard leaves.");
    }

    @Override
    public List<String> examples() {
        return List.of(
                "A hand has 13 tiles, or 14 with the one just come; a complete one is scored:",
                "  sparrow changchun 123m46p789s11244z",
                "  sparrow changchun 123m46p789s11144z --win 5p --self-draw --dealer",
                "Sets laid stand in brackets, claimed ones in round, own kongs in square ones:",
                "  sparrow changchun '345678p66678s' --melds '[1m1p1s]' --rules jilin-app",
                "A bao wins for a player who has said ting: drawn, or when it is waited for:",
                "  sparrow changchun 123m456p345s88s11z --ting --bao 8s");
    }

    @Override
    public String example() {
        return "123m46p789s11244z";
    }

    @Override
    protected Reading<ChangchunRules> house(String preset, Map<String, String> changes) {
        return ChangchunRules.of(preset, changes);
    }

    @Override
    protected Rules values(ChangchunRules house) {
        return house.rules();
    }

    @Override
    protected Question read(Given given, ChangchunRules house) throws Refusal {
        return ChangchunReader.read(given, house);
    }

    @Override
    public Question ask(View view, Choice choice) {
        return ChangchunQuestion.of(view, choice);
    }

    @Override
    public Given written(View view, Choice choice) {
        Place own = view.own();
        Given given = written(view, choice, Words.TING::equals);
        given = view.table().dealer() == view.seat() ? given.with(Flag.DEALER.field()) : given;
        given = own.hasSaid(Words.TING) ? given.with(Flag.TING.field()) : given;
        given = view.table().phase().equals(Words.LAST_DRAWS) ? given.with(LAST_DRAWS) : given;
        given = view.table().log().last() instanceof Event.Revealed ? given.with(SHOWN) : given;
        List<Marker> baos = view.table().markers();
        return baos.isEmpty() || isGone(view)
                ? given
                : given.with(BAO, Notation.COMPACT.write(seen(baos.getLast(), view)));
    }

    /// Whether the bao was put back for good.
    private static boolean isGone(View view) {
        return view.table().places().values().stream()
                .anyMatch(place -> place.hasSaid(Words.NO_BAO));
    }

    private static Tile seen(Marker bao, View view) {
        return bao.to().contains(view.seat()) ? bao.tile() : Tile.HIDDEN;
    }
}
