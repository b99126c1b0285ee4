package sparrow.american.desk;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import sparrow.american.card.Card;
import sparrow.american.card.Line;
import sparrow.american.card.Supply;
import sparrow.american.lines.Engine;
import sparrow.american.position.Legality;
import sparrow.american.position.Opponent;
import sparrow.american.position.Phase;
import sparrow.american.position.Position;
import sparrow.american.table.AmericanRules;
import sparrow.american.table.AmericanVariant;
import sparrow.american.table.Words;
import sparrow.core.game.Choice;
import sparrow.core.table.View;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.desk.Beside;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Refusal;
import sparrow.desk.Staging;
import sparrow.desk.Surroundings;
import sparrow.desk.TileText;

/// Reads a question about an American hand, and refuses what cannot be.
final class AmericanReader {
    private final Given given;
    private final AmericanRules rules;
    private final Hand hand;
    private final List<Tile> passed;
    private final Seating seating;
    private final Around around;
    private final String phase;

    private AmericanReader(Given given, HouseRules house) throws Refusal {
        this.given = given;
        AmericanRules asked = house.read(given, 0);
        List<Seat> seats = new AmericanVariant(asked).first().points().seats();
        this.hand = hand();
        this.passed =
                AmericanTiles.tiles(
                        new AmericanTiles.Part(
                                given.named(AmericanDesk.PASSED),
                                given.text(AmericanDesk.PASSED),
                                0));
        this.seating = new Seating(seats);
        this.around = Around.read(given, seating, seats);
        int blanks = blanks();
        this.rules = blanks > 0 ? house.read(given, blanks) : asked;
        this.phase = Phases.read(given.text(AmericanDesk.PHASE), rules.rules());
    }

    static AmericanQuestion read(Given given, HouseRules house) throws Refusal {
        return new AmericanReader(given, house).question();
    }

    private AmericanQuestion question() throws Refusal {
        Card card = rules.card();
        Position typed = typed();
        check(typed, card.supply());
        List<Line> lines = lines(card);
        Optional<String> current = Optional.empty();
        if (given.has(AmericanDesk.CURRENT)) {
            current = Optional.of(line(card, given.text(AmericanDesk.CURRENT)).id());
        }
        Engine engine = engine();
        Staging.Now now = now(typed);
        Map<String, Seat> places = seating.places();
        View view =
                new AmericanStaging(rules, phase, hand, around, places)
                        .dealer(dealer(typed, places))
                        .left(typed.wallLeft(typed.unseen(card.supply())))
                        .elsewhere(passed)
                        .view(now, Since.read(given));
        Map<Seat, String> names = new EnumMap<>(Seat.class);
        places.forEach((name, seat) -> names.put(seat, name));
        return new AmericanQuestion(view, choice(view, now), names, card, lines, current, engine);
    }

    /// Between turns there is nothing to choose.
    private Optional<Choice> choice(View view, Staging.Now now) {
        return now == Staging.Turn.WAITING && !Words.isBeforePlay(phase)
                ? Optional.empty()
                : new AmericanVariant(rules).pending(view.table()).find(Beside.OWN);
    }

    // What was typed

    private Hand hand() throws Refusal {
        Hand typed = TileText.hand(given.text(Field.HAND), TileText.HAND, Notation.AMERICAN);
        AmericanTiles.many(typed.tiles());
        List<Meld> exposed = new ArrayList<>(AmericanTiles.exposures(typed.melds()));
        for (String groups : given.texts(AmericanDesk.EXPOSED)) {
            exposed.addAll(
                    AmericanTiles.groups(
                            new AmericanTiles.Part(given.named(AmericanDesk.EXPOSED), groups, 0)));
        }
        return new Hand(typed.tiles(), exposed);
    }

    /// How many blanks are in sight.
    private int blanks() {
        List<Tile> seen = new ArrayList<>(hand.tiles());
        seen.addAll(passed);
        around.ponds().values().forEach(pond -> seen.addAll(pond.tiles()));
        return (int) seen.stream().filter(tile -> tile == Tile.BLANK).count();
    }

    /// The position in the words of the question.
    private Position typed() throws Refusal {
        Around.Fate fate = isCalled() ? Around.Fate.CLAIMED : Around.Fate.OFFERED;
        Set<String> names = new TreeSet<>(around.others().keySet());
        names.addAll(around.ponds().keySet());
        around.offer().ifPresent(offer -> names.add(offer.getKey()));
        names.remove(Seating.OWN);
        List<Opponent> others = new ArrayList<>();
        for (String name : names) {
            others.add(
                    new Opponent(
                            name,
                            Optional.ofNullable(around.others().get(name)).orElse(List.of()),
                            AmericanTiles.many(around.lying(name, fate))));
        }
        Tiles own = AmericanTiles.many(around.lying(Seating.OWN, fate));
        Position position =
                Position.of(Tiles.of(hand.tiles()))
                        .exposed(hand.melds())
                        .others(others)
                        .discards(own)
                        .elsewhere(AmericanTiles.many(passed))
                        .phase(Words.isBeforePlay(phase) ? Phase.CHARLESTON : Phase.PLAY);
        String wall = given.text(Surroundings.WALL).strip();
        return wall.isEmpty() ? position : position.wall(number(wall));
    }

    /// Refuses what cannot have come about; the wall may hold blanks besides.
    private void check(Position typed, Supply supply) throws Refusal {
        Optional<String> complaint = Legality.complaint(typed, supply);
        if (complaint.isPresent()) {
            throw new Refusal("bad_hand", complaint.get());
        }
        if (typed.wall().isPresent()) {
            checkWall(typed, typed.wall().getAsInt(), supply);
        }
    }

    private void checkWall(Position typed, int told, Supply supply) throws Refusal {
        int hidden = rules.rules().number("blanks") - blanks();
        boolean counted = hidden > 0;
        Optional<String> complaint =
                Legality.ofWall(typed, counted ? Math.max(0, told - hidden) : told, supply);
        if (complaint.isPresent()) {
            throw new Refusal(
                    "bad_hand",
                    counted
                            ? "the wall cannot hold " + told + " tiles now, blanks among them."
                            : complaint.get());
        }
    }

    private static int number(String text) throws Refusal {
        if (!text.matches("[0-9]{1,4}")) {
            throw new Refusal(
                    "bad_number",
                    "wall: " + text + " is no number of tiles; write one such as 60.");
        }
        return Integer.parseInt(text);
    }

    private List<Line> lines(Card card) throws Refusal {
        List<Line> lines = new ArrayList<>();
        for (String text : given.texts(AmericanDesk.LINES)) {
            for (String id : text.split(",")) {
                if (!id.isBlank()) {
                    lines.add(line(card, id));
                }
            }
        }
        return lines.isEmpty() ? card.lines() : lines;
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

    private Engine engine() throws Refusal {
        String name = given.has(AmericanDesk.ENGINE) ? given.text(AmericanDesk.ENGINE) : "odds";
        return Engine.named(name)
                .orElseThrow(() ->
                        new Refusal(
                                "bad_engine",
                                "there is no engine '"
                                        + name
                                        + "'; write source, improved or odds."));
    }

    // What it means

    private boolean isCalled() throws Refusal {
        return given.word(Surroundings.TURN).filter(AmericanDesk.CALLED::equals).isPresent()
                && !hand.melds().isEmpty();
    }

    /// What happened last.
    private Staging.Now now(Position typed) throws Refusal {
        if (Words.isBeforePlay(phase)) {
            return Staging.Turn.WAITING;
        }
        Optional<Staging.Offered> offer = Optional.empty();
        if (around.offer().isPresent()) {
            Seat from = seat(seating.places(), around.offer().get().getKey());
            offer = Optional.of(new Staging.Offered(from, around.offer().get().getValue()));
        }
        if (!typed.isFull()) {
            return offer.isPresent() ? offer.get() : Staging.Turn.WAITING;
        }
        if (isCalled()) {
            Meld newest = hand.melds().getLast();
            return offer.filter(each -> newest.tiles().contains(each.tile()))
                    .map(each -> new Staging.Called(each.from(), each.tile()))
                    .orElseGet(() ->
                            new Staging.Called(
                                    Beside.LEFT.of(
                                            Beside.OWN,
                                            new AmericanVariant(rules).first().points().seats()),
                                    newest.tiles().getFirst()));
        }
        if (offer.isPresent()) {
            throw new Refusal(
                    "bad_hand",
                    "a hand with 14 tiles claims nothing; leave offer out, or say turn called if"
                            + " the tile is in the last group exposed.");
        }
        return isFirst() ? Staging.Turn.DEALT : Staging.Turn.DRAWN;
    }

    private boolean isFirst() throws Refusal {
        return given.word(Surroundings.TURN).filter(AmericanDesk.DEALT::equals).isPresent()
                && around.ponds().isEmpty()
                && hand.melds().isEmpty();
    }

    /// East, who alone has a tile more before play.
    private Seat dealer(Position typed, Map<String, Seat> places) throws Refusal {
        boolean own = (Words.isBeforePlay(phase) && typed.isFull()) || isFirst();
        if (around.east().isPresent()) {
            Seat east = seat(places, around.east().get());
            if (own && east != Beside.OWN) {
                throw new Refusal(
                        "bad_hand", "only East has 14 tiles then; say east own, or leave it out.");
            }
            return east;
        }
        return own ? Beside.OWN : new AmericanVariant(rules).first().points().next(Beside.OWN);
    }

    private static Seat seat(Map<String, Seat> places, String name) {
        return Optional.ofNullable(places.get(name)).orElseThrow();
    }
}
