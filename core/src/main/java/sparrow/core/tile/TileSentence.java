package sparrow.core.tile;

/// The sentences for tiles that somebody wrote down and that cannot be, the same in every game.
public final class TileSentence {
    private TileSentence() {}

    /// A text that could not be read.
    ///
    /// @param field where it stood, such as `visible`; empty for the hand itself
    public static String misread(String field, String text, Reading.Misread<?> misread) {
        int at = text.codePointCount(0, Math.min(misread.at(), text.length()));
        return in(field) + "character " + (at + 1) + ": " + misread.why() + ".";
    }

    /// More tiles of a kind than there are.
    ///
    /// @param tile as the game writes it
    public static String tooMany(int count, String tile, int most) {
        return "there are " + count + " of " + tile + ", but a set has only " + most + ".";
    }

    /// More red fives than the rules have.
    public static String redFives(int count, Tile red, int most) {
        return "there are "
                + count
                + " red fives, "
                + red
                + ", but these rules have only "
                + most
                + "; write "
                + red.plain()
                + " for a plain one.";
    }

    /// A tile that a game does not have.
    public static String foreign(String game, Tile tile) {
        return game + " has no " + tile.title() + ".";
    }

    /// A tile that three players leave out.
    public static String threePlayers(Tile tile) {
        return "three players have no " + tile + ": 2m to 8m are left out.";
    }

    /// A hand of the wrong size.
    ///
    /// @param counted how its melds were counted, if it has any
    /// @param needed how many tiles a hand has that has nothing to discard
    public static String size(int size, String counted, int needed) {
        return "the hand has "
                + size
                + (size == 1 ? " tile" : " tiles")
                + (counted.isEmpty() ? "" : ", " + counted)
                + "; it needs "
                + needed
                + ", or "
                + (needed + 1)
                + " with the tile just drawn.";
    }

    /// A hand without a tile.
    public static String none() {
        return "there are no tiles; write some, such as 123m456p.";
    }

    /// Several tiles, or none, where one belongs.
    public static String one(String field, String text) {
        return in(field) + "one tile belongs here, such as 5p, not '" + text + "'.";
    }

    /// A set of own tiles laid open where only kongs may be, as half a sentence.
    ///
    /// @param what the set is, such as `a chow`
    public static String unclaimed(Meld meld, String what) {
        return meld
                + " is "
                + what
                + " that nobody gave a tile for; only kongs are laid from your own hand, and a"
                + " claimed set is written ("
                + Notation.COMPACT.write(meld.tiles())
                + ")";
    }

    /// Tiles where only melds belong.
    public static String bare(String field) {
        return in(field) + "sets stand in brackets, such as (123m) or [1111z].";
    }

    private static String in(String field) {
        return field.isEmpty() ? "" : field + ", ";
    }
}
