package sparrow.american.card.desk;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import sparrow.american.card.Card;
import sparrow.american.card.Group;
import sparrow.american.card.Line;
import sparrow.american.card.Variation;
import sparrow.core.tile.Notation;
import sparrow.desk.Data;

/// A compiled card for programs.
final class CardData {
    private CardData() {}

    /// These lines, with all their variations.
    static Data.Fields of(Card card, List<Line> lines) {
        return of(card, lines, lines.stream().flatMap(line -> line.variations().stream()));
    }

    /// Every line, with one variation.
    static Data.Fields examples(Card card) {
        return of(
                card,
                card.lines(),
                card.lines().stream().map(line -> line.variations().getFirst()));
    }

    /// Every line.
    static Data.Fields listed(Card card) {
        Data.Fields data = Data.fields();
        lines(card, card.lines(), data);
        return data;
    }

    private static Data.Fields of(Card card, List<Line> lines, Stream<Variation> variations) {
        Data.Fields data = Data.fields();
        lines(card, lines, data);
        Data.Items list = data.putArray("variations");
        variations.forEach(variation -> put(variation, list.addObject()));
        return data;
    }

    private static void lines(Card card, List<Line> lines, Data.Fields data) {
        Data.Items list = data.putArray("lines");
        for (Line line : lines) {
            list.addObject()
                    .put("id", line.id())
                    .put("section", line.section().name())
                    .put("points", line.points())
                    .put("concealed", line.concealed())
                    .put("difficulty", card.difficulty(line).name().toLowerCase(Locale.ROOT))
                    .put("variations", line.variations().size());
        }
    }

    private static void put(Variation variation, Data.Fields row) {
        row.put("line", variation.line().id());
        Data.Items tiles = row.putArray("tiles");
        variation.tiles().forEach(tile -> tiles.add(Notation.AMERICAN.write(tile)));
        Data.Items jokers = row.putArray("jokers");
        for (int place = 0; place < Variation.TILES; place++) {
            jokers.add(new Data.Flag(variation.jokerAt(place)));
        }
        Data.Items groups = row.putArray("groups");
        for (Group group : variation.groups()) {
            groups.addObject()
                    .put("tile", Notation.AMERICAN.write(group.tile()))
                    .put("count", group.count())
                    .put("jokers", group.jokers())
                    .put("exposable", group.exposable() && !variation.line().concealed());
        }
    }
}
