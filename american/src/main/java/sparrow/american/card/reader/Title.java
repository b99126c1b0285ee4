package sparrow.american.card.reader;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import sparrow.american.card.Supply;

/// The head of a card: its name, what is said about it, and how many jokers and flowers it counts
/// on.
final class Title {
    private static final List<String> ABOUT = List.of("edition", "license", "author");
    private static final int MOST_TILES = 15;

    private Optional<String> name = Optional.empty();
    private final SortedMap<String, String> about = new TreeMap<>();
    private final SortedMap<String, Integer> options = new TreeMap<>();

    String name() {
        return name.orElse("Untitled");
    }

    SortedMap<String, String> about() {
        return Collections.unmodifiableSortedMap(about);
    }

    SortedMap<String, Integer> options() {
        return Collections.unmodifiableSortedMap(options);
    }

    Supply supply() {
        return Supply.of(options);
    }

    /// `card "Name" edition "2030" license "CC0"`.
    void card(Token keyword, List<Token> rest, Problems.OnLine here) {
        if (rest.isEmpty() || rest.getFirst().kind() != Token.Kind.QUOTED) {
            here.error(
                    keyword.column() + 5,
                    "the card has no name",
                    "write it in quotes, such as card \"My Card\"");
            return;
        }
        if (name.isPresent()) {
            here.error(keyword.column(), "the card is named twice", "keep one of the card lines");
        }
        name = Optional.of(rest.getFirst().text());
        pairs(rest.subList(1, rest.size()), here);
    }

    /// `option jokers 8`.
    void option(Token keyword, List<Token> rest, Problems.OnLine here) {
        if (rest.isEmpty()) {
            here.error(keyword.column(), "the option has no name", "write option jokers 8");
        }
        pairs(rest, here);
    }

    private void pairs(List<Token> tokens, Problems.OnLine here) {
        for (int at = 0; at < tokens.size(); at += 2) {
            Token key = tokens.get(at);
            if (at + 1 == tokens.size()) {
                here.error(key.column(), "'" + key.text() + "' has no value", "write it behind");
            } else {
                pair(key, tokens.get(at + 1), here);
            }
        }
    }

    private void pair(Token key, Token value, Problems.OnLine here) {
        if (ABOUT.contains(key.text())) {
            about.put(key.text(), value.text());
        } else if (key.is("jokers") || key.is("flowers")) {
            if (value.text().matches("\\d{1,2}") && Integer.parseInt(value.text()) <= MOST_TILES) {
                options.put(key.text(), Integer.parseInt(value.text()));
            } else {
                here.error(
                        value.column(),
                        "there cannot be " + value.text() + " " + key.text(),
                        "write a number from 0 to " + MOST_TILES);
            }
        } else {
            here.error(
                    key.column(),
                    "'" + key.text() + "' is no option of a card",
                    "known are edition, license, author, jokers and flowers");
        }
    }
}
