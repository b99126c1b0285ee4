package sparrow.american.card.desk;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import sparrow.american.card.Card;
import sparrow.american.card.Line;
import sparrow.american.card.Section;
import sparrow.american.card.Variation;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.desk.Sheet;
import sparrow.desk.Text;

/// A card to read.
final class CardSheet {
    private final Card card;
    private final Notation notation;
    private final Sheet.Writer sheet = Sheet.writer();

    /// @param notation of the tiles
    CardSheet(Card card, Notation notation) {
        this.card = card;
        this.notation = notation;
    }

    static String counted(int count, String thing) {
        return count + " " + thing + (count == 1 ? "" : "s");
    }

    /// A row for each line.
    Sheet listed() {
        title();
        List<Sheet.Column> columns =
                List.of(
                        Sheet.left("").wide(widest(card.lines().stream().map(Line::id).toList())),
                        Sheet.left("").wide(widest(card.lines().stream().map(Line::text).toList())),
                        Sheet.left(""),
                        Sheet.left(""),
                        Sheet.left(""));
        for (Section section : card.sections()) {
            heading(section);
            sheet.table(columns, section(section).stream().map(this::row).toList());
        }
        return sheet.sheet();
    }

    private Sheet.Row row(Line line) {
        String chance = String.format(Locale.ROOT, " %2.0f %%", 100 * card.chance(line));
        return Sheet.Row.of(
                Sheet.cell(line.id()),
                Sheet.cell(line.text()),
                Sheet.cell(mark(line) + " %3d".formatted(line.points())),
                Sheet.cell(Text.of("%-6s".formatted(difficulty(line))).faint(chance)),
                Sheet.cell(counted(line.variations().size(), "variation")));
    }

    /// Each line with an example in tiles.
    Sheet shown() {
        title();
        for (Section section : card.sections()) {
            heading(section);
            for (Line line : section(section)) {
                summary(line);
                tiles(line.variations().getFirst());
            }
        }
        return sheet.sheet();
    }

    /// These lines with all their variations.
    Sheet shown(List<Line> lines) {
        for (Line line : lines) {
            summary(line);
            line.variations().forEach(this::tiles);
        }
        return sheet.sheet();
    }

    private void title() {
        String about =
                card.about().entrySet().stream()
                        .map(each -> each.getKey() + " " + each.getValue())
                        .collect(Collectors.joining(", "));
        Text name = Text.strongly(card.name());
        sheet.unbroken(
                (about.isEmpty() ? name : name.plain("  ").faint(about))
                        .plain(
                                "  "
                                        + counted(card.lines().size(), "line")
                                        + ", "
                                        + counted(card.variations().size(), "variation")));
    }

    private void heading(Section section) {
        String traits =
                section.traits().stream()
                        .map(trait -> "  " + trait.meaning())
                        .collect(Collectors.joining());
        sheet.gap().unbroken(Text.strongly(section.name()).faint(traits));
    }

    private List<Line> section(Section section) {
        return card.lines().stream().filter(line -> line.section().equals(section)).toList();
    }

    private void summary(Line line) {
        sheet.unbroken(
                Text.strongly(line.id())
                        .plain("  " + line.text() + "  " + mark(line) + " " + line.points())
                        .faint(
                                "  "
                                        + difficulty(line)
                                        + ", "
                                        + counted(line.variations().size(), "variation")));
    }

    private static String mark(Line line) {
        return line.concealed() ? "C" : "X";
    }

    private String difficulty(Line line) {
        return card.difficulty(line).name().toLowerCase(Locale.ROOT);
    }

    private static int widest(List<String> texts) {
        return texts.stream().mapToInt(String::length).max().orElse(0);
    }

    /// The tiles block by block; `*` behind a group that takes jokers.
    private void tiles(Variation variation) {
        Text text = Text.of("    ");
        int place = 0;
        for (List<Tile> block : variation.blocks()) {
            text = place == 0 ? text : text.plain("  ");
            for (int at = 0; at < block.size(); at++) {
                Tile tile = block.get(at);
                text = at == 0 || notation == Notation.UNICODE ? text : text.plain(" ");
                text = text.tinted(tile, notation.write(tile));
            }
            text = variation.jokerAt(place) ? text.faint("*") : text;
            place += block.size();
        }
        sheet.unbroken(text);
    }
}
