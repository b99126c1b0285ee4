package sparrow.desk;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.tile.Tile;

/// A text whose parts may stand out, step back, or be in the colour of a tile.
public record Text(List<Span> spans) {
    /// How a part of a text looks.
    public sealed interface Style {}

    public enum Weight implements Style {
        PLAIN,
        STRONG,
        FAINT
    }

    /// In the colour of this tile's suit.
    public record Tint(Tile tile) implements Style {}

    public record Span(String text, Style style) {}

    public static final Text NONE = new Text(List.of());

    public Text {
        spans = List.copyOf(spans);
    }

    public static Text of(String text) {
        return NONE.plain(text);
    }

    public static Text strongly(String text) {
        return NONE.strong(text);
    }

    public static Text faintly(String text) {
        return NONE.faint(text);
    }

    /// A tile in compact notation.
    public static Text of(Tile tile) {
        return NONE.tile(tile);
    }

    public Text plain(String text) {
        return with(text, Weight.PLAIN);
    }

    public Text strong(String text) {
        return with(text, Weight.STRONG);
    }

    public Text faint(String text) {
        return with(text, Weight.FAINT);
    }

    public Text tile(Tile tile) {
        return tinted(tile, tile.toString());
    }

    public Text tinted(Tile tile, String text) {
        return with(text, new Tint(tile));
    }

    public Text and(Text more) {
        List<Span> all = new ArrayList<>(spans);
        all.addAll(more.spans);
        return new Text(all);
    }

    private Text with(String text, Style style) {
        if (text.isEmpty()) {
            return this;
        }
        List<Span> more = new ArrayList<>(spans);
        more.add(new Span(text, style));
        return new Text(more);
    }

    public boolean isEmpty() {
        return spans.isEmpty();
    }

    public int length() {
        int length = 0;
        for (Span span : spans) {
            length += span.text().length();
        }
        return length;
    }

    /// Without any style.
    @Override
    public String toString() {
        StringBuilder all = new StringBuilder();
        spans.forEach(span -> all.append(span.text()));
        return all.toString();
    }
}
