package sparrow.american.card;

import java.util.stream.Collectors;

/// Writes a card in canonical form.
final class CardPrinter {
    private CardPrinter() {}

    static String print(Card card) {
        StringBuilder text = new StringBuilder("card \"" + card.name() + "\"");
        card.about().forEach((key, value) -> text.append(" " + key + " \"" + value + "\""));
        text.append("\n");
        card.options().forEach((key, value) -> text.append("option " + key + " " + value + "\n"));
        for (Section section : card.sections()) {
            text.append("\n").append(heading(section)).append("\n");
            for (Line line : card.lines()) {
                if (line.section().equals(section)) {
                    text.append(row(line)).append("\n");
                }
            }
        }
        return text.toString();
    }

    private static String heading(Section section) {
        String traits =
                section.traits().stream()
                        .map(trait -> " " + trait.word())
                        .collect(Collectors.joining());
        String points =
                section.points().isPresent() ? " points " + section.points().getAsInt() : "";
        return "section \"" + section.name() + "\"" + traits + points;
    }

    private static String row(Line line) {
        Printed printed = line.printed();
        String start = printed.alternative() == 0 ? printed.number() + ": " : "or ";
        return start + line.text() + " " + printed.mark().letter() + " " + printed.points();
    }
}
