package sparrow.core.tile;

import java.util.List;

/// Compact notation, `123m0p11z`; see [Notation#COMPACT].
final class Compact {
    private static final String[] SYMBOLS = symbols();

    private Compact() {}

    private static String[] symbols() {
        String[] symbols = new String[Tile.values().length];
        for (Tile tile : Tile.values()) {
            symbols[tile.ordinal()] =
                    tile == Tile.HIDDEN ? "?" : digit(tile) + String.valueOf(letter(tile));
        }
        return symbols;
    }

    static String symbol(Tile tile) {
        return SYMBOLS[tile.ordinal()];
    }

    static String digit(Tile tile) {
        return switch (tile.suit()) {
            case DRAGONS, SEASONS -> String.valueOf(tile.rank() + 4);
            case CHARACTERS, DOTS, BAMBOO, WINDS, FLOWERS, SPECIAL ->
                    tile.isRed() ? "0" : String.valueOf(tile.rank());
        };
    }

    static char letter(Tile tile) {
        return switch (tile.suit()) {
            case CHARACTERS -> 'm';
            case DOTS -> 'p';
            case BAMBOO -> 's';
            case WINDS, DRAGONS -> 'z';
            case FLOWERS, SEASONS -> 'f';
            case SPECIAL -> tile == Tile.HIDDEN ? '?' : 'j';
        };
    }

    static String text(List<Tile> tiles) {
        return text(tiles, 0);
    }

    static String text(Meld meld) {
        return Notation.COMPACT.write(meld);
    }

    static String text(List<Tile> tiles, int added) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < tiles.size(); i++) {
            Tile tile = tiles.get(i);
            if (added > 0 && i == tiles.size() - added) {
                text.append('+');
            }
            if (tile == Tile.HIDDEN) {
                text.append('?');
                continue;
            }
            String symbol = symbol(tile);
            text.append(symbol.charAt(0));
            if (i + 1 == tiles.size() || last(symbol(tiles.get(i + 1))) != last(symbol)) {
                text.append(last(symbol));
            }
        }
        return text.toString();
    }

    private static char last(String symbol) {
        return symbol.charAt(symbol.length() - 1);
    }

    /// Collects digits until their suit letter comes.
    static final class Reader extends NotationReader {
        private int firstDigit = -1;

        Reader(String text) {
            super(text);
        }

        @Override
        void tiles() throws Stop {
            char c = text.charAt(at);
            if (c >= '0' && c <= '9') {
                firstDigit = firstDigit < 0 ? at : firstDigit;
                at++;
            } else if (c == '?') {
                settle();
                found(Tile.HIDDEN);
                at++;
            } else if ("mpszfjMPSZFJ".indexOf(c) >= 0) {
                suit(Character.toLowerCase(c));
            } else {
                throw unknown();
            }
        }

        private void suit(char letter) throws Stop {
            if (firstDigit < 0) {
                throw new Stop(
                        at,
                        "'" + text.charAt(at) + "' needs numbers before it, as in 123" + letter);
            }
            for (int i = firstDigit; i < at; i++) {
                if (text.charAt(i) != '+') {
                    found(tile(i, letter));
                }
            }
            firstDigit = -1;
            at++;
        }

        private Tile tile(int where, char letter) throws Stop {
            int digit = text.charAt(where) - '0';
            return switch (letter) {
                case 'm' -> digit == 0 ? Tile.M0 : Tile.of(Suit.CHARACTERS, digit);
                case 'p' -> digit == 0 ? Tile.P0 : Tile.of(Suit.DOTS, digit);
                case 's' -> digit == 0 ? Tile.S0 : Tile.of(Suit.BAMBOO, digit);
                case 'z' ->
                        inFamily(
                                where,
                                digit,
                                7,
                                "honors are 1–7z: E S W N, white, green, red",
                                Tile.EAST);
                case 'f' -> inFamily(where, digit, 8, "flowers are 1–4f, seasons 5–8f", Tile.PLUM);
                default -> inFamily(where, digit, 2, "1j is a joker, 2j a blank", Tile.JOKER);
            };
        }

        private static Tile inFamily(int where, int digit, int most, String help, Tile first)
                throws Stop {
            if (digit < 1 || digit > most) {
                throw new Stop(where, "there is no such tile: " + help);
            }
            return Tile.ofKind(first.kind() + digit - 1);
        }

        /// Digits still waiting for their suit letter count as read, so that `(111+1m)` knows where
        /// its `+` stood.
        @Override
        int count() {
            return super.count() + (firstDigit < 0 ? 0 : at - firstDigit);
        }

        @Override
        void settle() throws Stop {
            if (firstDigit >= 0) {
                throw new Stop(
                        firstDigit,
                        "numbers without a suit: end them with m, p, s, z or f, as in 123m");
            }
        }
    }
}
