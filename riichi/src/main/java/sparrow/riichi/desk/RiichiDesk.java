package sparrow.riichi.desk;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import sparrow.core.game.Choice;
import sparrow.core.table.Marker;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.desk.Desk;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Question;
import sparrow.desk.Refusal;
import sparrow.desk.Retold;
import sparrow.riichi.table.Words;

/// Questions about Riichi hands.
final class RiichiDesk implements Desk {
    private static final String WINDS = "ESWN";
    private static final int STICK = 1_000;

    private final Houses houses = new Houses();

    @Override
    public List<Field> fields() {
        return RiichiFields.FIELDS;
    }

    @Override
    public Set<String> answers() {
        return RiichiData.FIELDS;
    }

    @Override
    public List<String> purpose() {
        return List.of(
                "Scores a Riichi hand that was won, or tells what an unfinished one needs.",
                "A won hand is scored with each fu explained; an unfinished one is shown with "
                        + "its distance from a win and what each discard accepts.");
    }

    @Override
    public List<String> examples() {
        return List.of(
                "A won hand has 14 tiles, the winning tile among them; melds stand in brackets,",
                "called ones in round, concealed kans in square ones:",
                "  sparrow riichi 123m456p789s11122z -w 2z -r",
                "  sparrow riichi '[1111m]222333m555p11z' -t --rules mleague",
                "A hand of 13 tiles, or of 14 that is not complete, gets advice:",
                "  sparrow riichi 123m456p789s1122z",
                "  sparrow riichi 123m456p78s11223z --offer left:9s --level beginner",
                "Other questions:",
                "  sparrow riichi 123m456p789s1122z --shanten",
                "  sparrow riichi '34m456p22z(888s)[1111z]' --ukeire --visible 2m5m",
                "  sparrow riichi 3467m24067p345s88s --odds --turns 9 -d 3s",
                "  sparrow riichi 3467m24067p345s88s --against 19m4p2z7s* --passed 8p",
                "  sparrow riichi 2246m067p34s188s7z --call 345s");
    }

    @Override
    public String example() {
        return "123m456p789s1122z";
    }

    @Override
    public List<Listed> lists() {
        return List.of(new YakuList());
    }

    @Override
    public Question read(Given given) throws Refusal {
        return RiichiReader.read(given, houses.of(given));
    }

    @Override
    public Question ask(View view, Choice choice) {
        return HandQuestion.of(view, choice);
    }

    @Override
    public Rules rules(Given given) throws Refusal {
        return houses.of(given).rules().rules();
    }

    @Override
    public Given written(View view, Choice choice) {
        Table table = view.table();
        int round = table.started().tally().getOrDefault(Words.ROUND, 0);
        int norths = view.own().flowers().size();
        Given given =
                Given.of(RiichiFields.FIELDS)
                        .with(Field.HAND, Notation.COMPACT.write(Retold.hand(view)))
                        .with(RiichiFields.SEAT, wind(table.wind(view.seat()).kind()))
                        .with(RiichiFields.ROUND, wind(Tile.EAST.kind() + Math.min(round, 3)))
                        .with(RiichiFields.DORA, indicators(table))
                        .with(
                                RiichiFields.HONBA,
                                table.started().tally().getOrDefault(Words.HONBA, 0))
                        .with(RiichiFields.STICKS, table.pot() / STICK)
                        .with(RiichiFields.OWN_POINTS, view.own().points())
                        .with(Field.RULES, Houses.USUAL)
                        .with(Field.RULE, Field.changes(table.rules()))
                        .with(
                                Retold.around(
                                        view,
                                        choice,
                                        word -> word.equals(Words.RIICHI),
                                        Notation.COMPACT));
        given = norths > 0 ? given.with(RiichiFields.NORTHS, norths) : given;
        boolean over = table.phase().equals(Words.SHOWDOWN);
        return over ? given.with(RiichiFields.SHOWDOWN) : given;
    }

    private static String wind(int kind) {
        return String.valueOf(WINDS.charAt(kind - Tile.EAST.kind()));
    }

    private static String indicators(Table table) {
        return Notation.COMPACT.write(
                table.markers(Words.DORA).stream().map(Marker::tile).toList());
    }

    /// The wind that a field names, if it was said.
    static Optional<Tile> wind(Given given, String field) throws Refusal {
        if (!given.has(field)) {
            return Optional.empty();
        }
        String text = given.text(field);
        String letter = given.isTyped() ? text.toUpperCase(Locale.ROOT) : text;
        int wind = letter.length() == 1 ? WINDS.indexOf(letter) : -1;
        if (wind < 0) {
            throw new Refusal(
                    "bad_seat",
                    given.isTyped()
                            ? given.option(field) + " is e, s, w or n, not '" + text + "'."
                            : "the field \"" + field + "\" must be E, S, W or N.");
        }
        return Optional.of(Tile.ofKind(Tile.EAST.kind() + wind));
    }
}
