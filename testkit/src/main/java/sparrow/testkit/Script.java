package sparrow.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Table;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// A table set up and played in the notation of the game:
///
/// ```java
/// Script.of(Wren.standard()).hand("A", "123m…").hand("B", "…").draws("5z1m").start()
///       .play("A: discard 5z as drawn")
///       .play("B: win; C: claim (555z)");
/// ```
///
/// Seats that are not mentioned pass. Tiles that are not mentioned lie anywhere.
public final class Script {
    private final Variant variant;
    private final Event.Started started;
    private final Seats<List<Integer>> dealt;
    private final int front;
    private final Map<Integer, Tile> wall = new TreeMap<>();

    private Script(Variant variant, Event.Started started) {
        this.variant = variant;
        this.started = started;
        Table sample = opened(variant.tiles());
        Seats<List<Integer>> positions = Seats.each(sample.seats(), seat -> new ArrayList<>());
        int at = 0;
        for (Event event : sample.log().events()) {
            if (event instanceof Event.Dealt(Seat seat, List<Tile> tiles)) {
                for (int i = 0; i < tiles.size(); i++) {
                    positions.get(seat).add(at++);
                }
            }
        }
        this.dealt = positions;
        this.front = at;
    }

    /// The first hand of a match.
    public static Script of(Variant variant) {
        return new Script(variant, variant.first());
    }

    /// A hand that opens like this.
    public static Script of(Variant variant, Event.Started started) {
        return new Script(variant, started);
    }

    /// The tiles dealt to a seat, in compact notation.
    public Script hand(String seat, String tiles) {
        List<Integer> positions = dealt.get(Seat.valueOf(seat));
        List<Tile> hand = read(tiles);
        if (hand.size() != positions.size()) {
            throw new IllegalArgumentException(
                    seat
                            + " is dealt "
                            + positions.size()
                            + " tiles, not "
                            + hand.size()
                            + ": "
                            + tiles);
        }
        for (int i = 0; i < hand.size(); i++) {
            wall.put(positions.get(i), hand.get(i));
        }
        return this;
    }

    /// The tiles drawn from the front after the deal, in order.
    public Script draws(String tiles) {
        int at = front;
        for (Tile tile : read(tiles)) {
            wall.put(at++, tile);
        }
        return this;
    }

    /// The tile at a position of the wall, counted from its end.
    public Script fromEnd(int position, String tile) {
        wall.put(variant.tiles().size() - position, read(tile).getFirst());
        return this;
    }

    /// Deals, and plays up to the first choice.
    public Played start() {
        List<Tile> left = new ArrayList<>(Seed.splitMix64(0).hand(0).shuffled(variant.tiles()));
        for (Tile tile : wall.values()) {
            if (!left.remove(tile)) {
                throw new IllegalArgumentException("the script has too many of " + tile);
            }
        }
        List<Tile> tiles = new ArrayList<>();
        for (int at = 0; at < variant.tiles().size(); at++) {
            tiles.add(wall.containsKey(at) ? wall.get(at) : left.removeLast());
        }
        return new Played(Game.resume(variant, built(tiles)));
    }

    private Table opened(List<Tile> tiles) {
        return Game.resume(variant, built(tiles)).table();
    }

    private Table built(List<Tile> tiles) {
        List<Integer> rolls = variant.dice().stream().map(faces -> 0).toList();
        return Table.start(started).after(new Event.WallBuilt(tiles, rolls));
    }

    private static List<Tile> read(String tiles) {
        return Notation.COMPACT.readTiles(tiles).orThrow();
    }

    /// The game a script set up.
    public static final class Played {
        private final Game game;

        private Played(Game game) {
            this.game = game;
        }

        /// Lets seats act, such as "A: discard 5m" or "B: win; C: pass"; actions are written as
        /// [Action#text()] does.
        public Played play(String... moves) {
            for (String move : moves) {
                game.answer(chosen(move));
            }
            return this;
        }

        /// Lets seats act as [#play] does; rounds in which the seat named has nothing to do are
        /// passed by everybody.
        public Played skip(String... moves) {
            for (String move : moves) {
                Seat seat = Seat.valueOf(move.strip().substring(0, 1));
                while (!isAsked(seat)) {
                    passAll();
                }
                play(move);
            }
            return this;
        }

        private boolean isAsked(Seat seat) {
            return game.pending()
                    .find(seat)
                    .map(choice -> !choice.equals(Choice.ONLY_PASS))
                    .orElse(false);
        }

        /// Everybody who is asked passes.
        public Played passAll() {
            game.answer(game.pending().map(_ -> Action.Pass.PASS));
            return this;
        }

        /// Everybody passes and discards what was drawn, until so many tiles are left and somebody
        /// has drawn, or the hand is over.
        public Played passUntil(int left) {
            while (!table().isOver()
                    && !(table().wall().left() <= left
                            && table().log().last() instanceof Event.Drew)) {
                passOn();
            }
            return this;
        }

        /// Whoever is asked passes or, in its turn, discards what it drew, or else the last thing
        /// it may.
        public Played passOn() {
            game.answer(game.pending().map(choice -> idle(offered(choice))));
            return this;
        }

        private static Action idle(List<Action> offered) {
            for (Action action : offered) {
                if (action instanceof Action.Pass || isOfDrawn(action)) {
                    return action;
                }
            }
            return offered.getLast();
        }

        private static boolean isOfDrawn(Action action) {
            return action instanceof Action.Discard(Tile _, Origin origin)
                    && origin == Origin.DRAWN;
        }

        private Seats<Action> chosen(String move) {
            Map<Seat, String> said = new TreeMap<>();
            for (String part : move.split(";", -1)) {
                String[] words = part.strip().split(":", 2);
                said.put(Seat.valueOf(words[0].strip()), words[1].strip());
            }
            for (Seat seat : said.keySet()) {
                if (!game.pending().has(seat)) {
                    throw new IllegalArgumentException(
                            seat + " has nothing to choose; " + game.pending().seats() + " have");
                }
            }
            return game.pending()
                    .map((seat, choice) -> action(seat, choice, said.getOrDefault(seat, "pass")));
        }

        private static Action action(Seat seat, Choice choice, String text) {
            for (Action action : offered(choice)) {
                if (action.text().equals(text)) {
                    return action;
                }
            }
            if (choice instanceof Choice.TilesToGive && text.equals("give nothing")) {
                return new Action.Give(List.of());
            }
            if (choice instanceof Choice.TilesToGive && text.startsWith("give ")) {
                return new Action.Give(read(text.substring("give ".length())));
            }
            throw new IllegalArgumentException(
                    seat
                            + " cannot "
                            + text
                            + "; it can "
                            + offered(choice).stream().map(Action::text).toList());
        }

        /// What a seat may do now, in words.
        public List<String> choices(String seat) {
            return game
                    .pending()
                    .find(Seat.valueOf(seat))
                    .map(Played::offered)
                    .orElse(List.of())
                    .stream()
                    .map(Action::text)
                    .toList();
        }

        private static List<Action> offered(Choice choice) {
            return switch (choice) {
                case Choice.OneOf(List<Action> actions) -> actions;
                case Choice.TilesToGive give -> give.or();
            };
        }

        public Table table() {
            return game.table();
        }

        /// The points of the seats, in order.
        public List<Integer> points() {
            return table().points().values();
        }

        /// The payments so far.
        public List<Event.Paid> payments() {
            return table().log().events().stream()
                    .filter(Event.Paid.class::isInstance)
                    .map(Event.Paid.class::cast)
                    .toList();
        }

        /// The score sheet of the last payment, each line such as "All pungs 3 faan".
        public List<String> sheet() {
            return payments().getLast().lines().stream()
                    .map(line -> line.what() + " " + line.amount() + " " + line.unit())
                    .toList();
        }

        /// The last events, newest last.
        public List<Event> last(int count) {
            return table().log().since(table().log().size() - count);
        }
    }
}
