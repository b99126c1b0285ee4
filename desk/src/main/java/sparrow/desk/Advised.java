package sparrow.desk;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Level;
import sparrow.core.table.Origin;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;

/// What a level would do, and why: the head of every answer about a hand that is not over.
///
/// @param notation in which tiles are written
/// @param words how something that one says is told to a person
public record Advised(Level level, Advice advice, Notation notation, UnaryOperator<String> words) {
    /// More than this are not shown to a person.
    private static final int SHOWN = 3;

    /// What the level says to a question, if there is anything to choose.
    public static Optional<Advised> of(Question question, Level level, Notation notation) {
        return of(question, level, notation, word -> word);
    }

    /// @param words how something that one says is told to a person
    public static Optional<Advised> of(
            Question question, Level level, Notation notation, UnaryOperator<String> words) {
        return question.choice()
                .map(choice ->
                        new Advised(
                                level,
                                level.advisor().advise(question.view(), choice),
                                notation,
                                words));
    }

    /// The first advice strong, those after it below.
    public void write(Sheet.Writer sheet) {
        String name = "Advice";
        for (Advice.Ranked ranked : advice.ranking().stream().limit(SHOWN).toList()) {
            String action = spoken(ranked.action());
            Text text = name.isEmpty() ? Text.of("or " + action) : Text.strongly(action);
            String reasons = reasons(ranked);
            text = reasons.isEmpty() ? text : text.plain(": " + reasons);
            sheet.line(name, name.isEmpty() ? text : text.faint(" (" + level.name() + ")"));
            name = "";
        }
    }

    private static String reasons(Advice.Ranked ranked) {
        List<String> sentences = new ArrayList<>();
        ranked.reasons().forEach(reason -> sentences.add(reason.sentence()));
        return String.join(", ", sentences);
    }

    public void write(Data.Fields data) {
        data.put("level", level.name());
        Data.Items ranking = data.putArray("ranking");
        for (Advice.Ranked ranked : advice.ranking()) {
            Data.Fields entry = ranking.addObject();
            entry.put("action", spoken(ranked.action()));
            entry.put("value", ranked.value());
            Data.Items reasons = entry.putArray("reasons");
            for (Advice.Reason reason : ranked.reasons()) {
                reasons.addObject()
                        .put("name", reason.name())
                        .put("number", reason.number())
                        .put("sentence", reason.sentence());
            }
        }
    }

    /// Things about discards, in the order in which the level ranks those; what it does not rank
    /// comes last.
    public <T> List<T> inOrder(List<T> things, Function<T, Tile> tile) {
        List<Tile> order = new ArrayList<>();
        for (Advice.Ranked ranked : advice.ranking()) {
            if (ranked.action() instanceof Action.Discard(Tile discarded, Origin _)) {
                order.add(discarded);
            }
        }
        return things.stream()
                .sorted(
                        Comparator.comparingInt(thing -> {
                            int at = order.indexOf(tile.apply(thing));
                            return at < 0 ? order.size() : at;
                        }))
                .toList();
    }

    /// An action as a person would say it.
    private String spoken(Action action) {
        return switch (action) {
            case Action.Discard(Tile tile, Origin _) -> "discard " + notation.write(tile);
            case Action.Claim(var meld) -> "claim " + notation.write(meld);
            case Action.Lay(var meld) -> "lay " + notation.write(meld);
            case Action.Add(int _, Tile tile) -> "add " + notation.write(tile);
            case Action.TakeBack(int _, var tiles) -> "take back " + notation.write(tiles);
            case Action.Declare(String word) -> "say " + words.apply(word);
            case Action.Give(var tiles) ->
                    tiles.isEmpty() ? "pass nothing" : "pass " + notation.write(tiles);
            case Action.TakeJoker(var _, int _, Tile given) ->
                    "exchange " + notation.write(given) + " for a joker";
            case Action.Win() -> "win";
            case Action.Pass() -> "pass";
        };
    }
}
