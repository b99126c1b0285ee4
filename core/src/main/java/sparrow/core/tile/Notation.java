package sparrow.core.tile;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The ways people write tiles. All of them bracket melds alike: `(…)` claimed, `[…]` own, `{…}`
/// face down, and a `+` before the tiles added later.
public enum Notation {
    /// `123m0p11z`: characters, dots, bamboo, honors, `0` a red five; `1–8f` flowers and seasons,
    /// `1j` joker, `2j` blank, `?` hidden. Suits may be capitals, `123M`.
    COMPACT {
        @Override
        @Nullable Hand plain(String text) {
            return PlainCompact.read(text);
        }

        @Override
        NotationReader reader(String text) {
            return new Compact.Reader(text);
        }

        @Override
        String symbols(List<Tile> tiles, int added) {
            return Compact.text(tiles, added);
        }
    },
    /// `1B 2C 3D N E W S R G 0 F J`: bams, craks, dots, winds, dragons with `0` for soap, flowers,
    /// jokers.
    AMERICAN {
        @Override
        NotationReader reader(String text) {
            return new American(text);
        }

        @Override
        String symbols(List<Tile> tiles, int added) {
            return spaced(tiles, added, American::symbol, " ");
        }
    },
    /// 🀇🀙🀐🀀: the mahjong characters of Unicode; `*` after a five paints it red.
    UNICODE {
        @Override
        NotationReader reader(String text) {
            return new Pictures(text);
        }

        @Override
        String symbols(List<Tile> tiles, int added) {
            return spaced(tiles, added, Pictures::symbol, "");
        }
    };

    /// Longer texts are refused unread.
    public static final int LONGEST = 2_000;

    abstract NotationReader reader(String text);

    /// A hand that is written plainly, if this notation has a quick way to read it and it is.
    @Nullable Hand plain(@SuppressWarnings("unused") String text) {
        return null;
    }

    abstract String symbols(List<Tile> tiles, int added);

    public Reading<Hand> read(String text) {
        if (text.length() > LONGEST) {
            return new Reading.Misread<>(
                    LONGEST, "the text is longer than " + LONGEST + " characters");
        }
        Hand plain = plain(text);
        return plain == null ? reader(text).read() : new Reading.Read<>(plain);
    }

    /// Reads tiles alone; a meld is an error.
    public Reading<List<Tile>> readTiles(String text) {
        return read(text).then(hand -> tilesOf(hand, text));
    }

    private static Reading<List<Tile>> tilesOf(Hand hand, String text) {
        return hand.melds().isEmpty()
                ? new Reading.Read<>(hand.tiles())
                : new Reading.Misread<>(firstBracket(text), "no melds belong here, only tiles");
    }

    private static int firstBracket(String text) {
        int at = 0;
        while ("([{".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return at;
    }

    /// A text in whichever notation fits; if none does, what is wrong in the one that read
    /// furthest. With capitals it is taken for American if it can be: `0S` is a soap and a south.
    public static Reading<Hand> readAny(String text) {
        boolean capitals = text.chars().anyMatch(Character::isUpperCase);
        return readAny(text, capitals ? AMERICAN : COMPACT);
    }

    /// The same, where a text that fits several notations is taken for one of them.
    public static Reading<Hand> readAny(String text, Notation first) {
        Reading<Hand> likely = first.read(text);
        if (likely instanceof Reading.Read<Hand> || text.length() > LONGEST) {
            return likely;
        }
        Optional<Reading.Misread<Hand>> furthest = Optional.empty();
        int most = -1;
        for (Notation notation : values()) {
            NotationReader reader = notation.reader(text);
            switch (reader.read()) {
                case Reading.Read<Hand> read -> {
                    return read;
                }
                case Reading.Misread<Hand> misread -> {
                    if (Math.max(reader.at, misread.at()) > most) {
                        most = Math.max(reader.at, misread.at());
                        furthest = Optional.of(misread);
                    }
                }
            }
        }
        return furthest.orElseThrow();
    }

    /// Tiles alone in whichever notation fits; a meld is an error.
    public static Reading<List<Tile>> readAnyTiles(String text, Notation first) {
        Hand plain = text.length() > LONGEST ? null : first.plain(text);
        if (plain != null && plain.melds().isEmpty()) {
            return new Reading.Read<>(plain.tiles());
        }
        return readAny(text, first).then(hand -> tilesOf(hand, text));
    }

    public String write(Tile tile) {
        return symbols(List.of(tile), 0);
    }

    public String write(List<Tile> tiles) {
        return symbols(tiles, 0);
    }

    public String write(Meld meld) {
        String inside = symbols(meld.tiles(), meld.added());
        return switch (meld.manner()) {
            case CLAIMED -> "(" + inside + ")";
            case OWN -> "[" + inside + "]";
            case FACE_DOWN -> "{" + inside + "}";
        };
    }

    public String write(Hand hand) {
        String melds = hand.melds().stream().map(this::write).collect(Collectors.joining());
        String tiles = write(hand.tiles());
        return melds.isEmpty() || tiles.isEmpty()
                ? tiles + melds
                : tiles + (this == AMERICAN ? " " : "") + melds;
    }

    static String spaced(
            Collection<Tile> tiles, int added, Function<Tile, String> symbol, String space) {
        StringBuilder text = new StringBuilder();
        int left = tiles.size();
        for (Tile tile : tiles) {
            text.append(text.isEmpty() ? "" : space);
            if (left == added && added > 0) {
                text.append('+').append(space);
            }
            text.append(symbol.apply(tile));
            left--;
        }
        return text.toString();
    }
}
