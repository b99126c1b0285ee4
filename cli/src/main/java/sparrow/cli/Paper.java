package sparrow.cli;

import java.util.Set;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;

/// What a command prints on: a terminal with colours and pictures of tiles, or a plain file.
record Paper(Set<Ink> inks, int columns) {
    private static final int DEFAULT_COLUMNS = 80;

    static final Paper PLAIN = plain(DEFAULT_COLUMNS);

    enum Ink {
        /// Escape codes for colours may be used.
        COLOUR,
        /// Tiles are drawn as Unicode characters beside their notation.
        PICTURES
    }

    Paper {
        inks = Set.copyOf(inks);
    }

    /// A file, or a terminal that can do nothing more.
    static Paper plain(int columns) {
        return new Paper(Set.of(), columns);
    }

    /// A terminal with colours and pictures.
    static Paper terminal(int columns) {
        return new Paper(Set.of(Ink.COLOUR, Ink.PICTURES), columns);
    }

    /// A terminal whose user wants no colours.
    static Paper colourless(int columns) {
        return new Paper(Set.of(Ink.PICTURES), columns);
    }

    boolean colour() {
        return inks.contains(Ink.COLOUR);
    }

    boolean pictures() {
        return inks.contains(Ink.PICTURES);
    }

    /// The paper of this process; the launcher says whether it is a terminal.
    static Paper ofProcess() {
        boolean terminal = Boolean.getBoolean("sparrow.terminal");
        int columns = Integer.getInteger("sparrow.columns", DEFAULT_COLUMNS);
        if (!terminal) {
            return plain(columns);
        }
        return System.getenv("NO_COLOR") == null ? terminal(columns) : colourless(columns);
    }

    Paper ascii() {
        return new Paper(colour() ? Set.of(Ink.COLOUR) : Set.of(), columns);
    }

    /// A tile as a picture where there are pictures, else in compact notation; in the colour of its
    /// suit.
    String tile(Tile tile) {
        return tinted(tile, Notation.COMPACT.write(tile));
    }

    String picture(Tile tile) {
        return tinted(tile, Notation.UNICODE.write(tile));
    }

    String meld(Meld meld) {
        return Notation.COMPACT.write(meld);
    }

    String heading(String text) {
        return styled("1", text);
    }

    String faint(String text) {
        return styled("2", text);
    }

    /// A text in the colour of the tile's suit.
    String tinted(Tile tile, String text) {
        return styled(code(tile), text);
    }

    private static String code(Tile tile) {
        return switch (tile.suit()) {
            case CHARACTERS -> tile.isRed() ? "1;31" : "31";
            case DOTS -> tile.isRed() ? "1;31" : "34";
            case BAMBOO -> tile.isRed() ? "1;31" : "32";
            case DRAGONS -> tile == Tile.RED ? "31" : tile == Tile.GREEN ? "32" : "37";
            case FLOWERS, SEASONS -> "35";
            case WINDS, SPECIAL -> "36";
        };
    }

    /// A text with blanks after it, so that columns stand under one another.
    static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    private String styled(String code, String text) {
        return colour() ? "\u001B[" + code + "m" + text + "\u001B[0m" : text;
    }
}
