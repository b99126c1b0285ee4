package sparrow.american.table;

import static sparrow.core.game.Action.Pass.PASS;
import static sparrow.core.game.Action.Win.WIN;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Everything before play: the passes of the Charleston, the vote on the second, the courtesy pass,
/// and what some houses add; East with a complete hand may win before it begins and when it is
/// over.
final class Charleston {
    private final AmericanRules rules;
    private final Program program;
    private final Courtesy courtesy;
    private final DingDong dingDong;
    private final Mush mush;
    private final Ending ending;

    Charleston(AmericanRules rules) {
        this.rules = rules;
        this.program = rules.program;
        this.courtesy = new Courtesy();
        this.dingDong = new DingDong(rules);
        this.mush = new Mush(rules);
        this.ending = new Ending(rules);
    }

    Seats<Choice> pending(Table table) {
        List<Action> east = mayWin(table) ? List.of(WIN) : List.of();
        return switch (table.phase()) {
            case Words.VOTE ->
                    table.places()
                            .map((seat, _) -> vote(seat == table.dealer() ? east : List.of()));
            case Words.COURTESY ->
                    table.places()
                            .map((seat, place) ->
                                    Courtesy.number(
                                            place.hand(),
                                            seat == table.dealer() ? east : List.of()));
            case Words.COURTESY_TILES -> courtesy.tiles(table);
            case Words.DING_DONG -> Seats.only(table.dealer(), DingDong.request(east));
            case Words.DING_DONG_TILES ->
                    table.places().map(place -> gift(place.hand(), Pass.TILES, List.of()));
            case Words.MUSH ->
                    table.places()
                            .map((seat, place) ->
                                    mush.choice(
                                            place.hand(),
                                            seat == table.dealer() ? east : List.of()));
            default -> passes(table, east);
        };
    }

    private Seats<Choice> passes(Table table, List<Action> east) {
        Pass pass = Pass.of(table.phase()).orElseThrow();
        int least = pass.mayBeBlind() && rules.blindPass ? 0 : Pass.TILES;
        return table.places()
                .map((seat, place) ->
                        gift(place.hand(), least, seat == table.dealer() ? east : List.of()));
    }

    /// Three tiles, or on a blind pass fewer. Who has not three to give hands on unseen ones.
    private static Choice gift(Tiles hand, int least, List<Action> or) {
        Tiles from = passable(hand);
        int most = Math.min(Pass.TILES, from.size());
        return new Choice.TilesToGive(Math.min(least, most), most, from, or);
    }

    /// All but jokers and blanks, which are never passed.
    static Tiles passable(Tiles hand) {
        return hand.with(Tile.JOKER, -hand.count(Tile.JOKER))
                .with(Tile.BLANK, -hand.count(Tile.BLANK));
    }

    private static Choice vote(List<Action> or) {
        List<Action> actions = new ArrayList<>(or);
        actions.add(new Action.Declare(Words.STOP));
        actions.add(PASS);
        return new Choice.OneOf(actions);
    }

    /// Whether East may show a complete hand: as it was dealt, or between the Charlestons and after
    /// them, but not in the middle of one.
    private boolean mayWin(Table table) {
        boolean dealt = table.phase().equals(program.first());
        boolean between =
                !table.phase().equals(Words.COURTESY_TILES)
                        && !table.phase().equals(Words.DING_DONG_TILES)
                        && Pass.of(table.phase()).isEmpty();
        return (dealt ? rules.heavenly : between && rules.earthly)
                && ending.isComplete(table, table.dealer());
    }

    List<Event> resolve(Table table, Seats<Action> chosen) {
        Optional<Action> east = chosen.find(table.dealer());
        if (east.filter(WIN::equals).isPresent()) {
            return ending.asDealt(table);
        }
        return switch (table.phase()) {
            case Words.VOTE -> count(chosen);
            case Words.COURTESY -> courtesy.named(chosen, program.after(Words.COURTESY), table);
            case Words.COURTESY_TILES ->
                    then(courtesy.exchange(table, gifts(chosen)), program.after(Words.COURTESY));
            case Words.DING_DONG -> dingDong.asked(table, chosen, program.after(Words.DING_DONG));
            case Words.DING_DONG_TILES ->
                    then(dingDong.exchange(table, gifts(chosen)), dingDong.next(table, program));
            case Words.MUSH -> then(mush.exchange(table, gifts(chosen)), program.after(Words.MUSH));
            default -> pass(table, gifts(chosen));
        };
    }

    private List<Event> pass(Table table, Seats<List<Tile>> given) {
        Pass pass = Pass.of(table.phase()).orElseThrow();
        BlindPass way = new BlindPass(rules.dice, table, table.phase(), given);
        return then(
                exchanged(given, way.received(pass.rounds(table))), program.after(table.phase()));
    }

    private List<Event> count(Seats<Action> chosen) {
        List<Event> events = new ArrayList<>();
        for (Seat seat : chosen.seats()) {
            if (chosen.get(seat) instanceof Action.Declare(String word)) {
                events.add(new Event.Declared(seat, word));
            }
        }
        events.add(
                new Event.Began(
                        events.isEmpty() ? program.after(Words.VOTE) : program.afterStop()));
        return events;
    }

    private static Seats<List<Tile>> gifts(Seats<Action> chosen) {
        return chosen.map(action ->
                action instanceof Action.Give(List<Tile> tiles) ? tiles : List.<Tile>of());
    }

    /// The exchange; nothing if nobody gave anything.
    static List<Event> exchanged(Seats<List<Tile>> given, Seats<List<Tile>> received) {
        return given.values().stream().allMatch(List::isEmpty)
                ? List.of()
                : List.of(new Event.Exchanged(given, received));
    }

    private static List<Event> then(List<Event> events, String phase) {
        List<Event> all = new ArrayList<>(events);
        all.add(new Event.Began(phase));
        return all;
    }
}
