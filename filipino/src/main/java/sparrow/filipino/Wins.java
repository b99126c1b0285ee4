package sparrow.filipino;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.core.table.Event;
import sparrow.core.table.Log;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.filipino.Win.Circumstance;

/// Who may win, and what the win is worth.
final class Wins {
    private final FilipinoRules rules;

    Wins(FilipinoRules rules) {
        this.rules = rules;
    }

    // The own turn

    boolean mayBunot(Table table, Seat seat) {
        Place place = table.place(seat);
        return Wild.of(table).isComplete(rules.goal(), place.hand(), place.melds())
                && (rules.leastQuarters == 0 || bunot(table, seat).isPresent());
    }

    Optional<Score> bunot(Table table, Seat seat) {
        Place place = table.place(seat);
        Win win = win(table, seat, place.hand(), place.drawn(), Wild.of(table).face());
        win = win.with(Circumstance.SELF_DRAW);
        if (isBisaklat(table, seat)) {
            win = win.with(Circumstance.BISAKLAT).withoutLast();
        }
        return rules.score(isAfterKong(table.log()) ? win.with(Circumstance.AFTER_KONG) : win);
    }

    private static boolean isBisaklat(Table table, Seat seat) {
        return seat == table.dealer()
                && discards(table) == 0
                && table.place(seat).melds().isEmpty();
    }

    /// Whether the last draw, flowers aside, replaced a kong.
    private static boolean isAfterKong(Log log) {
        for (Optional<Log> at = Optional.of(log); at.isPresent(); at = at.get().before()) {
            switch (at.get().last()) {
                case Event.Claimed _, Event.Added _ -> {
                    return true;
                }
                case Event.Laid(Seat _, Meld meld) when meld.kind() != Meld.Kind.FLOWERS -> {
                    return meld.isKong();
                }
                case Event.Drew _, Event.Paid _, Event.Laid _ -> {}
                case Event.Setup _,
                        Event.Began _,
                        Event.Move _,
                        Event.Declared _,
                        Event.Reveal _,
                        Event.Outcome _ -> {
                    return false;
                }
            }
        }
        return false;
    }

    // A tile on offer

    boolean mayWinOffer(Table table, Seat seat, Tile tile) {
        Place place = table.place(seat);
        return claiming(table).isComplete(rules.goal(), place.hand().with(tile), place.melds())
                && (rules.leastQuarters == 0 || onOffer(table, seat).isPresent())
                && !(rules.sameTurnPass && hasLetWinPass(table, seat));
    }

    Optional<Score> onOffer(Table table, Seat seat) {
        Tile tile = table.offered().orElseThrow().tile();
        Tiles hand = table.place(seat).hand().with(tile);
        Win win = win(table, seat, hand, Optional.of(tile), claiming(table).face());
        return rules.score(discards(table) == 1 ? win.with(Circumstance.FIRST_DISCARD) : win);
    }

    /// Wild tiles as they count in a win on somebody else's tile.
    private Wild claiming(Table table) {
        return rules.jokerClaimedWin ? Wild.of(table) : Wild.NONE;
    }

    /// Whether a tile offered since the seat's last draw would have won, and was let go by.
    private boolean hasLetWinPass(Table table, Seat seat) {
        List<Event> events = table.log().events();
        boolean passed = false;
        Table then = Table.start(table.started());
        for (Event event : events.subList(1, events.size() - 1)) {
            then = then.after(event);
            passed =
                    switch (event) {
                        case Event.Drew(Seat drawer, Tile _, int _) -> passed && drawer != seat;
                        case Event.Discarded(Seat from, Tile tile, var _) when from != seat ->
                                passed || completes(then, seat, tile);
                        case Event.Setup _,
                                Event.Began _,
                                Event.Move _,
                                Event.Declared _,
                                Event.Reveal _,
                                Event.Outcome _ ->
                                passed;
                    };
        }
        return passed;
    }

    private boolean completes(Table table, Seat seat, Tile tile) {
        Place place = table.place(seat);
        return claiming(table).isComplete(rules.goal(), place.hand().with(tile), place.melds())
                && (rules.leastQuarters == 0 || onOffer(table, seat).isPresent());
    }

    // Several winners

    /// Those of the rivals, in turn order, that the house lets win.
    List<Seat> among(Table table, List<Seat> rivals) {
        return switch (rules.winners) {
            case HEAD_BUMP -> rivals.subList(0, 1);
            case ALL_WIN -> rivals;
            case WAIT_RANK ->
                    rivals.stream()
                            .min(Comparator.comparingInt(seat -> waitRank(table, seat)))
                            .map(List::of)
                            .orElseThrow();
        };
    }

    private int waitRank(Table table, Seat seat) {
        Place place = table.place(seat);
        Readiness readiness =
                new Readiness(rules.goal(), claiming(table), place.hand(), place.melds());
        if (readiness.isPaningit()) {
            return 0;
        }
        return readiness.isSingle() ? 1 : readiness.isBackToBack() ? 2 : 3;
    }

    // What a win is

    private static Win win(
            Table table, Seat seat, Tiles hand, Optional<Tile> last, Optional<Tile> joker) {
        Place place = table.place(seat);
        Set<Circumstance> circumstances = EnumSet.noneOf(Circumstance.class);
        if (Dice.heard(table).filter(Dice::areEqual).isPresent()) {
            circumstances.add(Circumstance.EQUAL_DICE);
        }
        return new Win(
                new Hand(new ArrayList<>(hand.list()), place.melds()),
                last,
                place.flowers().size(),
                discards(table),
                joker,
                circumstances);
    }

    private static int discards(Table table) {
        return table.places().values().stream().mapToInt(place -> place.pond().size()).sum();
    }
}
