package sparrow.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import sparrow.american.card.Card;
import sparrow.american.card.Line;
import sparrow.american.card.Section;
import sparrow.american.card.Variation;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;

/// A card on paper.
final class CardSheet {
    private final Card card;
    private final Paper paper;
    private final PrintWriter out;

    CardSheet(Card card, Paper paper, PrintWriter out) {
        this.card = card;
        this.paper = paper;
        this.out = out;
    }

    static String counted(int count, String thing) {
        return count + " " + thing + (count == 1 ? "" : "s");
    }

    /// A row for each line.
    void list() {
        title();
        int ids = widest(card.lines().stream().map(Line::id).toList());
        int texts = widest(card.lines().stream().map(Line::text).toList());
        for (Section section : card.sections()) {
            heading(section);
            for (Line line : section(section)) {
                out.println(
                        Paper.padded(line.id(), ids)
                                + "  "
                                + Paper.padded(line.text(), texts)
                                + "  "
                                + mark(line)
                                + " %3d".formatted(line.points())
                                + "  "
                                + Paper.padded(difficulty(line), 6)
                                + paper.faint(
                                        String.format(
                                                Locale.ROOT, " %2.0f %%", 100 * card.chance(line)))
                                + "  "
                                + counted(line.variations().size(), "variation"));
            }
        }
    }

    /// Each line with an example in tiles.
    void show() {
        title();
        for (Section section : card.sections()) {
            heading(section);
            for (Line line : section(section)) {
                summary(line);
                out.println("    " + tiles(line.variations().getFirst()));
            }
        }
    }

    /// A line with all its variations.
    void show(Line line) {
        summary(line);
        line.variations().forEach(variation -> out.println("    " + tiles(variation)));
    }

    private void title() {
        String about =
                card.about().entrySet().stream()
                        .map(each -> each.getKey() + " " + each.getValue())
                        .collect(Collectors.joining(", "));
        out.println(
                paper.heading(card.name())
                        + (about.isEmpty() ? "" : "  " + paper.faint(about))
                        + "  "
                        + counted(card.lines().size(), "line")
                        + ", "
                        + counted(card.variations().size(), "variation"));
    }

    private void heading(Section section) {
        String traits =
                section.traits().stream()
                        .map(trait -> "  " + trait.meaning())
                        .collect(Collectors.joining());
        out.println();
        out.println(paper.heading(section.name()) + paper.faint(traits));
    }

    private List<Line> section(Section section) {
        return card.lines().stream().filter(line -> line.section().equals(section)).toList();
    }

    private void summary(Line line) {
        out.println(
                paper.heading(line.id())
                        + "  "
                        + line.text()
                        + "  "
                        + mark(line)
                        + " "
                        + line.points()
                        + paper.faint(
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
    private String tiles(Variation variation) {
        StringBuilder text = new StringBuilder();
        int place = 0;
        for (List<Tile> block : variation.blocks()) {
            text.append(text.isEmpty() ? "" : "  ");
            text.append(
                    block.stream()
                            .map(tile ->
                                    paper.pictures()
                                            ? paper.picture(tile)
                                            : paper.tinted(tile, Notation.AMERICAN.write(tile)))
                            .collect(Collectors.joining(paper.pictures() ? "" : " ")));
            text.append(variation.jokerAt(place) ? paper.faint("*") : "");
            place += block.size();
        }
        return text.toString();
    }
}
