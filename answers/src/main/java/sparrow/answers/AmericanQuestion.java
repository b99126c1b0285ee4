package sparrow.answers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sparrow.american.card.Card;
import sparrow.american.card.Line;
import sparrow.american.lines.Engine;
import sparrow.american.position.Legality;
import sparrow.american.position.Opponent;
import sparrow.american.position.Phase;
import sparrow.american.position.Position;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Tile;
import sparrow.core.tile.TileSentence;
import sparrow.core.tile.Tiles;
import sparrow.desk.Refusal;
import sparrow.desk.TileText;

/// A question about an American hand that can be answered: everything in it was found to be legal.
///
/// @param lines those to think about
/// @param current the line played for so far
public record AmericanQuestion(
        Position position, Card card, List<Line> lines, Optional<String> current, Engine engine) {
    /// Why a question about a hand takes no house rules, with the name of what chooses the card.
    public static final String BY_THE_LEAGUE =
            "advice on American hands goes by the rules of the league, whatever a table plays by:"
                    + " leave the house rules out. The card is chosen with %s.";

    private static final Set<String> SEATS =
            Set.of("a", "b", "c", "d", "east", "south", "west", "north", "right", "across", "left");
    private static final Map<String, String> SHORT_SEATS =
            Map.of("e", "east", "s", "south", "w", "west", "n", "north");

    public static AmericanQuestion of(AmericanGiven given, CardShelf shelf) throws Refusal {
        Card card = shelf.card(given.card());
        Hand hand = TileText.hand(given.hand(), TileText.HAND, Notation.AMERICAN);
        many(hand.tiles());
        List<Meld> exposed = new ArrayList<>(hand.melds());
        for (String groups : given.exposed()) {
            exposed.addAll(groups(new Part("exposed", groups, 0)));
        }
        Map<String, List<Meld>> others = others(given.others());
        Map<String, Tiles> discards = discards(given.discards());
        Position position =
                Position.of(Tiles.of(hand.tiles()))
                        .exposed(exposed)
                        .others(opponents(others, discards))
                        .discards(discards.getOrDefault("", Tiles.EMPTY))
                        .passed(tiles(new Part("passed", given.passed(), 0)))
                        .phase(phase(given.phase()));
        if (!given.wall().isEmpty()) {
            position = position.wall(number(given.wall()));
        }
        Optional<String> complaint = Legality.complaint(position, card.supply());
        if (complaint.isPresent()) {
            throw new Refusal("bad_hand", complaint.get());
        }
        List<Line> lines = new ArrayList<>();
        for (String id : given.lines()) {
            lines.add(line(card, id));
        }
        Optional<String> current = Optional.empty();
        if (!given.current().isEmpty()) {
            current = Optional.of(line(card, given.current()).id());
        }
        return new AmericanQuestion(
                position, card, lines.isEmpty() ? card.lines() : lines, current, engine(given));
    }

    private static Map<String, List<Meld>> others(List<String> texts) throws Refusal {
        Map<String, List<Meld>> others = new LinkedHashMap<>();
        for (String text : texts) {
            int colon = text.indexOf(':');
            if (colon < 0) {
                throw new Refusal(
                        "bad_seat",
                        "others: say whose groups these are, as in west:(5B 5B J), not "
                                + text
                                + ".");
            }
            String seat = seat("others", text.substring(0, colon));
            others.computeIfAbsent(seat, _ -> new ArrayList<>())
                    .addAll(groups(new Part("others", text, colon + 1)));
        }
        return others;
    }

    /// By seat; the empty name for those of which it is not known whose they are.
    private static Map<String, Tiles> discards(List<String> texts) throws Refusal {
        Map<String, Tiles> discards = new LinkedHashMap<>();
        for (String text : texts) {
            int colon = text.indexOf(':');
            String seat = colon < 0 ? "" : seat("discards", text.substring(0, colon));
            Tiles more = tiles(new Part("discards", text, colon + 1));
            Tiles before = discards.getOrDefault(seat, Tiles.EMPTY);
            for (Tile face : more.faces()) {
                if (before.count(face) + more.count(face) > Tiles.MOST) {
                    throw new Refusal(
                            "bad_hand", tooMany(before.count(face) + more.count(face), face));
                }
            }
            discards.put(seat, before.plus(more));
        }
        return discards;
    }

    private static List<Opponent> opponents(
            Map<String, List<Meld>> others, Map<String, Tiles> discards) {
        Map<String, Opponent> opponents = new LinkedHashMap<>();
        others.forEach((seat, melds) -> opponents.put(seat, Opponent.of(seat, melds)));
        discards.forEach((seat, tiles) -> {
            if (!seat.isEmpty()) {
                List<Meld> melds = others.getOrDefault(seat, List.of());
                opponents.put(seat, new Opponent(seat, melds, tiles));
            }
        });
        return List.copyOf(opponents.values());
    }

    private static String seat(String field, String text) throws Refusal {
        String word = text.strip().toLowerCase(Locale.ROOT);
        String seat = SHORT_SEATS.getOrDefault(word, word);
        if (!SEATS.contains(seat)) {
            throw new Refusal(
                    "bad_seat",
                    field
                            + ": '"
                            + text.strip()
                            + "' is no seat; write east, south, west, north, right, across, left or"
                            + " A to D.");
        }
        return seat.length() == 1
                ? seat.toUpperCase(Locale.ROOT)
                : seat.substring(0, 1).toUpperCase(Locale.ROOT) + seat.substring(1);
    }

    /// The end of what was typed into a field.
    ///
    /// @param from where it begins
    private record Part(String field, String typed, int from) {
        String text() {
            return typed.substring(from);
        }
    }

    /// Groups in brackets, or without them a comma between two.
    private static List<Meld> groups(Part part) throws Refusal {
        String text = part.text();
        if (!text.matches("[^(\\[{]*") || text.isBlank()) {
            return bracketed(part, text.replace(',', ' '), part.from());
        }
        List<Meld> melds = new ArrayList<>();
        int start = part.from();
        for (String group : text.split("[,;]", -1)) {
            melds.addAll(bracketed(part, "(" + group + ")", start - 1));
            start += group.length() + 1;
        }
        return melds;
    }

    private static List<Meld> bracketed(Part part, String text, int at) throws Refusal {
        Hand hand = read(part, text, at);
        if (!hand.tiles().isEmpty()
                || hand.melds().stream().anyMatch(meld -> meld.manner() == Meld.Manner.FACE_DOWN)) {
            throw new Refusal(
                    "bad_tiles",
                    part.field() + ": groups stand in round brackets, as in (5B 5B J)(7C 7C 7C).");
        }
        return hand.melds();
    }

    private static Tiles tiles(Part part) throws Refusal {
        Hand hand = read(part, part.text(), part.from());
        if (!hand.melds().isEmpty()) {
            throw new Refusal("bad_tiles", part.field() + ": only tiles belong here, no groups.");
        }
        return many(hand.tiles());
    }

    /// More than any set has, whatever the card says.
    private static String tooMany(int count, Tile tile) {
        int most = tile.isFlower() || tile == Tile.JOKER ? 8 : 4;
        return TileSentence.tooMany(count, Notation.AMERICAN.write(tile), most);
    }

    private static Tiles many(List<Tile> list) throws Refusal {
        Tiles tiles = Tiles.EMPTY;
        for (Tile tile : list) {
            if (tiles.count(tile) == Tiles.MOST) {
                throw new Refusal("bad_hand", tooMany(Collections.frequency(list, tile), tile));
            }
            tiles = tiles.with(tile);
        }
        return tiles;
    }

    /// @param start where the text stands in what was typed
    private static Hand read(Part part, String text, int start) throws Refusal {
        String inPlace = " ".repeat(Math.max(0, start)) + text;
        return switch (Notation.readAny(inPlace, Notation.AMERICAN)) {
            case Reading.Read<Hand>(Hand hand) -> {
                many(hand.tiles());
                yield hand;
            }
            case Reading.Misread<Hand>(int at, String why) ->
                    throw Refusal.misread(
                            part.field(),
                            part.typed(),
                            new Reading.Misread<>(
                                    Math.max(part.from(), at + Math.min(0, start)), why));
        };
    }

    private static int number(String text) throws Refusal {
        if (!text.matches("[0-9]{1,4}")) {
            throw new Refusal(
                    "bad_number",
                    "wall: " + text + " is no number of tiles; write one such as 60.");
        }
        return Integer.parseInt(text);
    }

    private static Phase phase(String text) throws Refusal {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "", "play", "gameplay" -> Phase.PLAY;
            case "charleston" -> Phase.CHARLESTON;
            default ->
                    throw new Refusal(
                            "bad_phase",
                            "there is no phase '" + text + "'; write charleston or play.");
        };
    }

    private static Engine engine(AmericanGiven given) throws Refusal {
        String name = given.engine().isEmpty() ? Engine.ODDS.key() : given.engine();
        return Engine.named(name)
                .orElseThrow(() ->
                        new Refusal(
                                "bad_engine",
                                "there is no engine '"
                                        + name
                                        + "'; write source, improved or odds."));
    }

    private static Line line(Card card, String id) throws Refusal {
        return card.line(id.strip().toLowerCase(Locale.ROOT))
                .orElseThrow(() ->
                        new Refusal(
                                "unknown_line",
                                "the card "
                                        + card.name()
                                        + " has no line '"
                                        + id.strip()
                                        + "'; its lines are called "
                                        + card.lines().getFirst().id()
                                        + " to "
                                        + card.lines().getLast().id()
                                        + ", and 'sparrow card list' names them all."));
    }
}
