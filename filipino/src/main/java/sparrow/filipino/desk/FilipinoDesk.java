package sparrow.filipino.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sparrow.core.game.Choice;
import sparrow.core.table.Place;
import sparrow.core.table.Rules;
import sparrow.core.table.View;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Tile;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.HandDesk;
import sparrow.desk.Question;
import sparrow.desk.Refusal;
import sparrow.filipino.FilipinoRules;
import sparrow.filipino.Wild;

/// Questions about Filipino hands.
final class FilipinoDesk extends HandDesk<FilipinoRules> {
    static final String FLOWERS = "flowers";
    static final String SELF_DRAW = "self_draw";
    static final String DEALER = "dealer";
    static final String FIRST_TURN = "first_turn";
    static final String AFTER_KONG = "after_kong";
    static final String EQUAL_DICE = "equal_dice";
    static final String DISCARDS = "discards";
    static final String JOKER = "joker";

    FilipinoDesk() {
        super("standard", "standard (the default), manila or visayan", hand());
    }

    private static List<Field> hand() {
        List<Field> fields = new ArrayList<>();
        fields.add(Field.hand("the tiles, such as 123345m456789p777s11z"));
        fields.add(Field.melds(MELDS, "sets laid, such as (123m){7777s}").label("SETS"));
        fields.add(
                Field.number(FLOWERS, "flowers laid (0)").usually("0").in(Field.Group.SITUATION));
        fields.add(winningTile());
        fields.add(
                Field.flag(SELF_DRAW, "won by self-draw, not on a discard")
                        .letter("-s")
                        .in(Field.Group.SITUATION));
        fields.add(Field.flag(DEALER, "the winner is mano, the dealer").in(Field.Group.SITUATION));
        fields.add(
                Field.flag(
                        FIRST_TURN,
                        "mano with the tiles dealt, or on the first discard of the hand"));
        fields.add(Field.flag(AFTER_KONG, "on the tile drawn after a kong"));
        fields.add(Field.flag(EQUAL_DICE, "the dice of the deal were equal"));
        fields.add(Field.number(DISCARDS, "discards made in the hand"));
        fields.add(Field.tile(JOKER, "the tile that is wild"));
        fields.add(seenElsewhere());
        return fields;
    }

    @Override
    public Set<String> answers() {
        return FilipinoData.FIELDS;
    }

    @Override
    public List<String> purpose() {
        return List.of(
                "Scores a Filipino hand that was won, or tells what an unfinished one needs.",
                "A won hand is scored ambition by ambition, with who pays what; an unfinished "
                        + "one is shown with its distance from a win and what each discard accepts.");
    }

    @Override
    public List<String> examples() {
        return List.of(
                "A won hand has 17 tiles, a set laid counting for three; sets stand in brackets,",
                "claimed ones in round, secrets in curly ones:",
                "  sparrow filipino 123456789m456p777s11z --flowers 2 --self-draw",
                "  sparrow filipino '456789m22s345p' --melds '(123m)(777s)' --rules manila",
                "An unfinished one has 16, or 17 with the tile just drawn:",
                "  sparrow filipino 123456m78p777s1122z1p",
                "  sparrow filipino 123456m78p777s112z99p --offer left:9p --level beginner");
    }

    @Override
    public String example() {
        return "123345m456789p777s11z";
    }

    @Override
    protected Reading<FilipinoRules> house(String preset, Map<String, String> changes) {
        return FilipinoRules.of(preset, changes);
    }

    @Override
    protected Rules values(FilipinoRules house) {
        return house.rules();
    }

    @Override
    protected Question read(Given given, FilipinoRules house) throws Refusal {
        return FilipinoReader.read(given, house);
    }

    @Override
    public Question ask(View view, Choice choice) {
        return FilipinoQuestion.of(view, choice);
    }

    @Override
    public Given written(View view, Choice choice) {
        Place own = view.own();
        Given given = written(view, choice, _ -> false).with(FLOWERS, own.flowers().size());
        given = view.table().dealer() == view.seat() ? given.with(DEALER) : given;
        Optional<Tile> joker = Wild.of(view.table()).face();
        return joker.isPresent() ? given.with(JOKER, joker.get().toString()) : given;
    }
}
