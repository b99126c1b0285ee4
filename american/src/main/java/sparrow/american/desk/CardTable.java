package sparrow.american.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import sparrow.american.card.Card;
import sparrow.american.card.Line;
import sparrow.american.card.Piece;
import sparrow.american.card.Remark;
import sparrow.american.card.Section;
import sparrow.american.card.SuitMark;
import sparrow.core.tile.Notation;
import sparrow.desk.Example;
import sparrow.desk.ScoringTable;

/// A card as players read it: its groups in the colours of their suits, what may vary in words, and
/// one hand of each line in tiles.
final class CardTable {
    private CardTable() {}

    static ScoringTable of(Card card) {
        List<ScoringTable.Section> sections = new ArrayList<>();
        for (Section section : card.sections()) {
            String note =
                    section.traits().stream()
                            .map(Section.Trait::meaning)
                            .collect(Collectors.joining(", "));
            sections.add(
                    new ScoringTable.Section(
                            section.name(),
                            note,
                            card.lines().stream()
                                    .filter(line -> line.section().equals(section))
                                    .map(CardTable::entry)
                                    .toList()));
        }
        return new ScoringTable("Card", List.of("points", ""), sections);
    }

    private static ScoringTable.Entry entry(Line line) {
        String tiles = Notation.COMPACT.write(line.variations().getFirst().tiles());
        return new ScoringTable.Entry(
                name(line),
                List.of(String.valueOf(line.points()), line.concealed() ? "concealed" : "open"),
                varying(line),
                printed(line),
                Optional.of(new Example(tiles, "", List.of(), List.of())));
    }

    /// Its section and its number, such as `Evens 1`.
    static String name(Line line) {
        return line.section().name() + " " + line.printed().label();
    }

    private static List<ScoringTable.Print> printed(Line line) {
        List<ScoringTable.Print> prints = new ArrayList<>();
        for (List<Piece> slot : line.printed().pattern().slots()) {
            String or = "";
            for (Piece piece : slot) {
                if (!or.isEmpty()) {
                    prints.add(new ScoringTable.Print(or, 0));
                }
                prints.add(new ScoringTable.Print(piece.glyphs(), colour(piece.suit())));
                or = "or";
            }
        }
        return prints;
    }

    /// One for each letter, then one for each suit that is fixed.
    private static int colour(SuitMark mark) {
        return mark.ordinal();
    }

    /// What may be chosen, and what may not, in words.
    private static String varying(Line line) {
        Remark remark = line.printed().pattern().remark();
        List<String> words = new ArrayList<>(List.of(suits(line)));
        if (remark.run() == 1) {
            words.add("any numbers in a row");
        } else if (remark.run() > 1) {
            words.add("all numbers up or down by " + remark.run());
        }
        remark.like()
                .ifPresent(domain -> words.add("one number for all, " + numbers(domain.text())));
        remark.domains()
                .forEach((variable, domain) ->
                        words.add(variable + " is " + numbers(domain.text())));
        remark.equations().forEach(equation -> words.add(equation.text()));
        remark.words().forEach(word -> words.add(word(word)));
        if (line.printed().pattern().uses('D')) {
            words.add("D is the dragon of its suit");
        }
        if (line.printed().pattern().uses('0')) {
            words.add("0 is the white dragon");
        }
        if (line.printed().pattern().uses('Z')) {
            words.add("Z is any one wind");
        }
        flags(line, words);
        words.removeIf(String::isEmpty);
        return String.join("; ", words);
    }

    private static void flags(Line line, List<String> words) {
        line.printed()
                .pattern()
                .pieces()
                .filter(piece -> piece.flag() != Piece.Flag.PLAIN)
                .map(piece ->
                        (piece.flag() == Piece.Flag.NATURAL ? "no jokers in " : "jokers even in ")
                                + piece.glyphs())
                .distinct()
                .forEach(words::add);
        for (SuitMark mark : List.of(SuitMark.BAMS, SuitMark.CRAKS, SuitMark.DOTS)) {
            String glyphs =
                    line.printed()
                            .pattern()
                            .pieces()
                            .filter(piece -> piece.suit() == mark)
                            .map(Piece::glyphs)
                            .distinct()
                            .collect(Collectors.joining(" and "));
            if (!glyphs.isEmpty()) {
                words.add(glyphs + " in " + mark.name().toLowerCase(Locale.ROOT));
            }
        }
    }

    /// How many suits it takes.
    private static String suits(Line line) {
        if (line.printed().pattern().remark().has(Remark.Word.SUITS_FREE)) {
            return "";
        }
        long letters =
                line.printed()
                        .pattern()
                        .pieces()
                        .map(Piece::suit)
                        .filter(mark ->
                                mark == SuitMark.A || mark == SuitMark.B || mark == SuitMark.C)
                        .distinct()
                        .count();
        return switch ((int) letters) {
            case 0 -> "";
            case 1 -> "any one suit";
            case 2 -> "any two suits";
            default -> "any three suits";
        };
    }

    private static String numbers(String domain) {
        return switch (domain) {
            case "any", "1-9" -> "any number";
            case "even" -> "an even number";
            case "odd" -> "an odd number";
            default -> "one of " + domain.replace(",", ", ").replace("-", " to ");
        };
    }

    private static String word(Remark.Word word) {
        return switch (word) {
            case DISTINCT -> "letters are different numbers";
            case MIRROR -> "or the same counted down from 9";
            case SUITS_FREE -> "suits may be the same";
            case NOJOKERS -> "no jokers";
        };
    }
}
