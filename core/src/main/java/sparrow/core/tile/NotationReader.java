package sparrow.core.tile;

import java.util.ArrayList;
import java.util.List;

/// Reads a hand: brackets and melds here, the tiles themselves in each notation's own reader.
abstract class NotationReader {
    private static final int LARGEST_MELD = 12;

    protected final String text;
    protected int at;

    private final List<Tile> loose = new ArrayList<>();
    private final List<Meld> melds = new ArrayList<>();
    private List<Tile> current = loose;
    private int plus = -1;

    NotationReader(String text) {
        this.text = text;
    }

    /// A character that cannot be read, unwound to [#read()].
    static final class Stop extends Exception {
        private static final long serialVersionUID = 1L;
        final int where;
        final String why;

        Stop(int where, String why) {
            super(why, null, false, false);
            this.where = where;
            this.why = why;
        }
    }

    /// Reads one tile or several at [#at], which is no blank and no bracket, and moves on.
    abstract void tiles() throws Stop;

    /// Called where tiles must be complete: before a bracket and at the end.
    void settle() throws Stop {}

    final Reading<Hand> read() {
        try {
            while (at < text.length()) {
                step(text.charAt(at));
            }
            settle();
            return new Reading.Read<>(new Hand(loose, melds));
        } catch (Stop stop) {
            return new Reading.Misread<>(stop.where, stop.why);
        }
    }

    private void step(char c) throws Stop {
        switch (c) {
            case '(', '[', '{' -> {
                settle();
                at++;
                meld(c);
            }
            case ')', ']', '}' ->
                    throw new Stop(at, "'" + c + "' closes a meld that was never opened");
            case '+' -> throw new Stop(at, "'+' belongs inside a meld, as in (111+1m)");
            case ' ', '\t', '\n', '\r', ',' -> {
                settle();
                at++;
            }
            default -> tiles();
        }
    }

    private void meld(char opening) throws Stop {
        int start = at - 1;
        char closing = opening == '(' ? ')' : opening == '[' ? ']' : '}';
        current = new ArrayList<>();
        plus = -1;
        while (at < text.length() && text.charAt(at) != closing) {
            char c = text.charAt(at);
            switch (c) {
                case '+' -> {
                    if (plus >= 0) {
                        throw new Stop(at, "a meld has one '+' at most");
                    }
                    plus = count();
                    at++;
                }
                case '(', '[', '{', ')', ']', '}' ->
                        throw new Stop(
                                at,
                                "'" + c + "' inside a meld that '" + closing + "' should close");
                case ' ', '\t', ',' -> {
                    settle();
                    at++;
                }
                default -> tiles();
            }
        }
        if (at == text.length()) {
            throw new Stop(
                    at,
                    "'"
                            + closing
                            + "' is missing; it closes the meld that character "
                            + (start + 1)
                            + " opens");
        }
        settle();
        at++;
        melds.add(finished(start, opening));
        current = loose;
    }

    private Meld finished(int start, char opening) throws Stop {
        boolean flowers = !current.isEmpty() && current.stream().allMatch(Tile::isFlower);
        if (current.size() < 3 && !flowers) {
            throw new Stop(
                    start,
                    "a meld has three tiles or more, and this one "
                            + (current.isEmpty() ? "none" : current.size() == 1 ? "one" : "two"));
        }
        if (current.size() > LARGEST_MELD) {
            throw new Stop(start, "a meld has " + LARGEST_MELD + " tiles at most");
        }
        int added = plus < 0 ? 0 : current.size() - plus;
        if (plus >= 0 && (added == 0 || plus == 0)) {
            throw new Stop(
                    start,
                    "'+' stands between the first tiles of a meld and those added later, as in (111+1m)");
        }
        Meld.Manner manner =
                switch (opening) {
                    case '(' -> Meld.Manner.CLAIMED;
                    case '[' -> Meld.Manner.OWN;
                    default -> Meld.Manner.FACE_DOWN;
                };
        return Meld.grown(manner, current, added);
    }

    /// How many tiles have been read into the current meld, or row of loose tiles.
    int count() {
        return current.size();
    }

    final void found(Tile tile) {
        current.add(tile);
    }

    final Stop unknown() {
        return new Stop(
                at,
                "'"
                        + Character.toString(text.codePointAt(at))
                        + "' is not a tile; write 123m456p, 1B 2C 3D or \uD83C\uDC07\uD83C\uDC08\uD83C\uDC09");
    }
}
