package sparrow.formats.tenhou;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import sparrow.core.table.Rules;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.records.BadRecord;
import sparrow.records.Header;
import sparrow.records.Header.Person;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;

/// A match from the elements of its record.
final class XmlReader {
    private static final int MOST_HANDS = 500;

    /// What programs say to one another and what belongs to no record.
    private static final List<String> IGNORED =
            List.of(
                    "SAIKAI", "PROF", "CHAT", "LN", "RANKING", "HELO", "REJOIN", "FURITEN",
                    "KANSEN", "WGC", "ERR");

    private final SortedMap<String, String> notes = new TreeMap<>();
    private final List<RecordedHand> hands = new ArrayList<>();
    private Seats<Person> players = Seats.none();
    private TableType type = TableType.of(0x09);
    private Optional<Header.Standing> standing = Optional.empty();
    private @Nullable XmlHand hand;

    private XmlReader() {}

    static Transcript read(List<Tag> tags) throws BadRecord {
        if (tags.isEmpty() || !tags.getFirst().name().equals("mjloggm")) {
            throw new BadRecord("a record of Tenhou's begins with mjloggm");
        }
        XmlReader reader = new XmlReader();
        reader.note(tags.getFirst(), "ver", Header.VERSION);
        for (Tag tag : tags.subList(1, tags.size())) {
            try {
                reader.read(tag);
            } catch (BadRecord bad) {
                throw reader.placed(bad);
            }
        }
        reader.finishHand();
        return new Transcript(
                new Header(reader.players, reader.notes, reader.standing), reader.hands);
    }

    private BadRecord placed(BadRecord bad) {
        return hand == null
                ? bad
                : new BadRecord("hand " + (hands.size() + 1) + ": " + bad.sentence());
    }

    private void read(Tag tag) throws BadRecord {
        switch (tag.name()) {
            case "SHUFFLE" -> {
                note(tag, "seed", XmlNotes.SEED);
                note(tag, "ref", XmlNotes.SEED_REFERENCE);
            }
            case "GO" -> {
                type = TableType.of(tag.number("type"));
                note(tag, "type", XmlNotes.TYPE);
                note(tag, "lobby", Header.LOBBY);
                note(tag, "csrule", XmlNotes.RULES);
            }
            case "UN" -> {
                if (hand == null) {
                    // Who goes and comes back before the first hand is named again alone.
                    players = players.isEmpty() ? players(tag) : known(players(tag));
                } else {
                    comeBack(tag, hand);
                }
            }
            case "TAIKYOKU" -> {
                if (!tag.find("oya").orElse("0").equals("0")) {
                    note(tag, "oya", XmlNotes.FIRST_DEALER);
                }
            }
            case "INIT" -> start(tag);
            case "BYE" -> {
                if (hand != null) {
                    hand.attend(seat(tag.number("who")), Optional.empty());
                }
            }
            default -> {
                if (!IGNORED.contains(tag.name())) {
                    play(tag);
                }
            }
        }
    }

    private void note(Tag tag, String attribute, String name) {
        tag.find(attribute).ifPresent(value -> notes.put(name, value));
    }

    private int count() {
        return type.isSanma() ? 3 : 4;
    }

    private Seats<Person> players(Tag tag) throws BadRecord {
        Seats<Person> seats = Seats.none();
        for (Seat seat : Seats.first(count(), each -> each).seats()) {
            String name = "n" + seat.ordinal();
            if (tag.has(name)) {
                seats =
                        seats.with(
                                seat,
                                new Person(
                                        Names.decoded(tag.text(name)),
                                        part(tag, "dan", seat),
                                        part(tag, "rate", seat),
                                        part(tag, "sx", seat)));
            }
        }
        return seats;
    }

    /// Those named, and of the others what is known.
    private Seats<Person> known(Seats<Person> named) {
        Seats<Person> all = players;
        for (Seat seat : named.seats()) {
            if (!all.has(seat) || !named.get(seat).rank().isEmpty()) {
                all = all.with(seat, named.get(seat));
            }
        }
        return all;
    }

    private static String part(Tag tag, String attribute, Seat seat) throws BadRecord {
        List<String> parts = tag.has(attribute) ? tag.parts(attribute) : List.of();
        return seat.ordinal() < parts.size() ? parts.get(seat.ordinal()) : "";
    }

    private static void comeBack(Tag tag, XmlHand hand) throws BadRecord {
        for (Map.Entry<String, String> attribute : tag.attributes().entrySet()) {
            for (Seat seat : Seat.values()) {
                if (attribute.getKey().equals("n" + seat.ordinal())) {
                    hand.attend(seat, Optional.of(Names.decoded(attribute.getValue())));
                }
            }
        }
    }

    private void start(Tag tag) throws BadRecord {
        finishHand();
        if (hands.size() == MOST_HANDS) {
            throw new BadRecord("a match has " + MOST_HANDS + " hands at most");
        }
        Rules rules = rules();
        hand = XmlHand.start(tag, rules, new Copies(type.hasReds()), hands.size(), count());
    }

    private Rules rules() {
        TreeMap<String, String> values = new TreeMap<>(type.rules().values());
        Optional.ofNullable(notes.get(XmlNotes.RULES))
                .flatMap(LobbyRules::uma)
                .ifPresent(uma -> values.put("uma", uma));
        return new Rules(values);
    }

    private void play(Tag tag) throws BadRecord {
        if (hand == null) {
            throw new BadRecord("there is no element " + BadRecord.excerpt(tag.name()) + " here");
        }
        hand.play(tag);
        if (tag.has("owari")) {
            standing = Optional.of(standing(tag));
        }
    }

    private Header.Standing standing(Tag tag) throws BadRecord {
        List<String> parts = tag.parts("owari");
        if (parts.size() < 2 * count()) {
            throw new BadRecord("owari names too few players");
        }
        Seats<Integer> points = Seats.none();
        Seats<Integer> tenths = Seats.none();
        for (Seat seat : Seats.first(count(), each -> each).seats()) {
            points = points.with(seat, 100 * Decimals.whole(parts.get(2 * seat.ordinal())));
            tenths = tenths.with(seat, Decimals.tenths(parts.get(2 * seat.ordinal() + 1)));
        }
        return new Header.Standing(points, tenths);
    }

    private void finishHand() throws BadRecord {
        if (hand != null) {
            try {
                hands.add(hand.finish());
            } catch (BadRecord bad) {
                throw placed(bad);
            }
        }
        hand = null;
    }

    static Seat seat(int number) throws BadRecord {
        if (number < 0 || number >= Seat.values().length) {
            throw new BadRecord("there is no player " + number);
        }
        return Seat.values()[number];
    }
}
