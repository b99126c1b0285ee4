package sparrow.formats.tenhou;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.formats.hand.RiichiOnly;
import sparrow.records.BadRecord;
import sparrow.records.Header;
import sparrow.records.Header.Person;
import sparrow.records.Transcript;

/// A match as elements, one after another.
final class XmlWriter {
    private static final int SEATS = 4;

    private XmlWriter() {}

    static String write(Transcript match) throws BadRecord {
        RiichiOnly.check(match);
        Header header = match.header();
        XmlText text = new XmlText();
        text.open("mjloggm").with("ver", header.note(Header.VERSION).orElse("2.3")).raw(">");
        text.open("SHUFFLE")
                .with("seed", header.note(XmlNotes.SEED).orElse(""))
                .with("ref", header.note(XmlNotes.SEED_REFERENCE).orElse(""))
                .close();
        text.open("GO").with("type", type(match));
        header.note(Header.LOBBY).ifPresent(lobby -> text.with("lobby", lobby));
        header.note(XmlNotes.RULES).ifPresent(rules -> text.with("csrule", rules));
        text.close();
        players(header.players(), text);
        text.open("TAIKYOKU").with("oya", header.note(XmlNotes.FIRST_DEALER).orElse("0")).close();
        for (int i = 0; i < match.hands().size(); i++) {
            boolean isLast = i == match.hands().size() - 1;
            Optional<Header.Standing> standing = isLast ? header.standing() : Optional.empty();
            new XmlHandWriter(text, match.hands().get(i), standing).write();
        }
        text.raw("</mjloggm>");
        return text.toString();
    }

    private static String type(Transcript match) {
        return match.header()
                .note(XmlNotes.TYPE)
                .orElseGet(() -> {
                    TableType type = TableTypes.of(match);
                    return String.valueOf(
                            TableTypes.isRanked(match, type) ? type.bits() : type.bitsOfOwnRules());
                });
    }

    private static void players(Seats<Person> players, XmlText text) {
        if (players.isEmpty()) {
            return;
        }
        text.open("UN");
        for (Seat seat : Seat.values()) {
            text.with(
                    "n" + seat.ordinal(),
                    players.find(seat).map(person -> Names.encoded(person.name())).orElse(""));
        }
        list(text, "dan", players, person -> Ranks.number(person.rank()), "0");
        list(text, "rate", players, Person::rating, "1500");
        list(text, "sx", players, Person::sex, "C");
        text.close();
    }

    /// What is known of the players, if anything is.
    private static void list(
            XmlText text,
            String attribute,
            Seats<Person> players,
            Function<Person, String> part,
            String absent) {
        List<String> parts = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) {
            parts.add(players.find(Seat.values()[seat]).map(part).orElse(absent));
        }
        if (players.values().stream().anyMatch(person -> !part.apply(person).isEmpty())) {
            text.with(attribute, parts);
        }
    }
}
