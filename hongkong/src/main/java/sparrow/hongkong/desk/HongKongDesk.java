package sparrow.hongkong.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sparrow.core.game.Choice;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Tile;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.HandDesk;
import sparrow.desk.Question;
import sparrow.desk.Refusal;
import sparrow.hongkong.HongKongRules;
import sparrow.hongkong.HongKongVariant;
import sparrow.hongkong.Win;

/// Questions about Hong Kong hands.
final class HongKongDesk extends HandDesk<HongKongRules> {
    static final String FLOWERS = "flowers";
    static final String SEAT = "seat_wind";
    static final String ROUND = "round_wind";

    /// The winds as they are typed, east first.
    static final List<String> WINDS = List.of("e", "s", "w", "n");

    HongKongDesk() {
        super("old-style", "old-style (the default), family, no-flowers or online", hand());
    }

    private static List<Field> hand() {
        List<Field> fields = new ArrayList<>();
        fields.add(Field.hand("the tiles, such as 123m456p789s11122z"));
        fields.add(Field.melds(MELDS, "sets laid, such as (123m)[7777s]").label("SETS"));
        fields.add(Field.tiles(FLOWERS, "flowers (1f to 4f) and seasons (5f to 8f) laid"));
        fields.add(winningTile());
        fields.add(
                Field.word(SEAT, "WIND", "own wind: e (the default: the dealer), s, w or n")
                        .among(WINDS)
                        .usually("e")
                        .option("--seat"));
        fields.add(
                Field.word(ROUND, "WIND", "wind of the round: e (the default), s, w or n")
                        .among(WINDS)
                        .usually("e")
                        .option("--round"));
        for (Flag flag : Flag.values()) {
            Field field = flag.asked();
            fields.add(
                    flag == Flag.SELF_DRAW ? field.letter("-s").in(Field.Group.SITUATION) : field);
        }
        fields.add(seenElsewhere());
        return fields;
    }

    @Override
    public Set<String> answers() {
        return HongKongData.FIELDS;
    }

    @Override
    public List<String> purpose() {
        return List.of(
                "Scores a Hong Kong hand that was won, or tells what an unfinished one needs.",
                "A won hand is scored faan by faan, with who pays what; an unfinished one is shown "
                        + "with its distance from a win worth the minimum and what each discard "
                        + "accepts.");
    }

    @Override
    public List<String> examples() {
        return List.of(
                "A won hand has 14 tiles, a set laid counting for three; sets stand in brackets,",
                "claimed ones in round, own kongs in square ones:",
                "  sparrow hongkong 123456789m11155z --seat s --flowers 26f --self-draw",
                "  sparrow hongkong '22255599p' --melds '(777p)(666z)' --rules no-flowers",
                "An unfinished one has 13, or 14 with the tile just drawn:",
                "  sparrow hongkong 123p456p88p117z259s",
                "  sparrow hongkong 223p456p88p1177z5s --offer left:7z --level beginner");
    }

    @Override
    public String example() {
        return "123p456p88p1177z25s";
    }

    @Override
    protected Reading<HongKongRules> house(String preset, Map<String, String> changes) {
        return HongKongRules.of(preset, changes);
    }

    @Override
    protected Rules values(HongKongRules house) {
        return house.rules();
    }

    @Override
    protected Question read(Given given, HongKongRules house) throws Refusal {
        return HongKongReader.read(given, house);
    }

    @Override
    public Question ask(View view, Choice choice) {
        return HongKongQuestion.of(view, choice);
    }

    @Override
    public Given written(View view, Choice choice) {
        Table table = view.table();
        Given given =
                written(view, choice, _ -> false)
                        .with(SEAT, wind(table.wind(view.seat())))
                        .with(ROUND, wind(HongKongVariant.roundWind(table)));
        if (!view.own().flowers().isEmpty()) {
            given = given.with(FLOWERS, Notation.COMPACT.write(view.own().flowers().list()));
        }
        Optional<Win> win = HongKongQuestion.of(view, choice).win();
        for (Flag flag : Flag.values()) {
            boolean told = win.filter(known -> flag.tells(known.circumstances())).isPresent();
            given = told ? given.with(flag.field()) : given;
        }
        return given;
    }

    private static String wind(Tile wind) {
        return WINDS.get(wind.rank() - 1);
    }
}
