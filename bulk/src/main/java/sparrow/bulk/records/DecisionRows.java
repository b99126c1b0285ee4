package sparrow.bulk.records;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.apache.parquet.example.data.Group;
import sparrow.catalog.Catalog;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.table.Views;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.desk.Mahjong;
import sparrow.odds.Examiner;
import sparrow.odds.Fitting;
import sparrow.odds.HandEnd;
import sparrow.records.replay.Moment;
import sparrow.records.replay.Walk;

/// The decisions of one hand.
final class DecisionRows {
    /// Whoever has claimed so many melds threatens to win.
    private static final int MANY_MELDS = 2;

    private final Walk walk;
    private final Optional<Fitting> fitting;
    private final Seats<Optional<Examiner>> examiners;
    private final Views views = new Views();

    /// Who has said something since the first discard, such as that its hand is ready.
    private final Set<Seat> said = EnumSet.noneOf(Seat.class);

    private boolean thrown;
    private int read;

    DecisionRows(String game, MatchRows.Detail detail, Walk walk) {
        this.walk = walk;
        this.fitting =
                detail == MatchRows.Detail.MEASURED
                        ? Catalog.game(game).flatMap(Mahjong::fitting)
                        : Optional.empty();
        this.examiners =
                Seats.each(walk.end().seats(), _ -> fitting.map(each -> each.examiner().get()));
    }

    /// @param add makes a new row
    void each(Supplier<Group> add) {
        for (Moment moment : walk.moments()) {
            listen(moment.table());
            for (Seat seat : moment.asked().seats()) {
                Choice choice = moment.asked().get(seat);
                if (options(choice) != 1) {
                    moment.action(seat)
                            .ifPresent(action -> fill(add.get(), moment, seat, choice, action));
                }
            }
        }
    }

    /// How many actions there are to choose from; 0 where tiles are put together freely.
    private static int options(Choice choice) {
        return switch (choice) {
            case Choice.OneOf(List<Action> actions) -> actions.size();
            case Choice.TilesToGive _ -> 0;
        };
    }

    private void listen(Table table) {
        List<Event> events = table.log().events();
        for (; read < events.size(); read++) {
            thrown |= events.get(read) instanceof Event.Discarded;
            if (thrown && events.get(read) instanceof Event.Declared declared) {
                said.add(declared.seat());
            }
        }
    }

    private void fill(Group row, Moment moment, Seat seat, Choice choice, Action action) {
        Table table = moment.table();
        List<Seat> threats =
                table.seats().stream()
                        .filter(other -> other != seat)
                        .filter(other ->
                                said.contains(other)
                                        || MatchRows.claimed(table, other) >= MANY_MELDS)
                        .toList();
        row.append("after", moment.after()).append("seat", seat.ordinal());
        row.append("turn", table.place(seat).pond().size() + 1);
        row.append("kind", action.getClass().getSimpleName().toLowerCase(Locale.ROOT));
        row.append("action", action.text());
        if (action instanceof Action.Discard discard) {
            Tile tile = discard.tile();
            row.append("tile", tile.toString()).append("tile_class", tileClass(tile));
            row.append(
                    "thrown_by_threats",
                    !threats.isEmpty()
                            && threats.stream().allMatch(other -> hasThrown(table, other, tile)));
        }
        row.append("threats", threats.size());
        row.append("options", options(choice)).append("melds", MatchRows.claimed(table, seat));
        row.append("points", table.place(seat).points());
        Table end = walk.end();
        if (walk.isWhole() && end.isOver()) {
            row.append(
                    "end", HandEnd.of(end, seat, moment.after()).name().toLowerCase(Locale.ROOT));
            row.append("gained", end.place(seat).points() - table.place(seat).points());
        }
        measured(moment, seat, choice, action)
                .ifPresent(measures -> Rows.measures(row, "measures", measures));
    }

    private static boolean hasThrown(Table table, Seat seat, Tile tile) {
        return table.place(seat).pond().stream()
                .anyMatch(thrown -> thrown.tile().plain() == tile.plain());
    }

    private static String tileClass(Tile tile) {
        return switch (tile.suit()) {
            case CHARACTERS, DOTS, BAMBOO -> tile.isTerminal() ? "terminal" : "simple";
            case WINDS -> "wind";
            case DRAGONS -> "dragon";
            case FLOWERS, SEASONS -> "flower";
            case SPECIAL -> "special";
        };
    }

    /// What a model is told of the position that the action leaves.
    private Optional<float[]> measured(Moment moment, Seat seat, Choice choice, Action action) {
        return examiners
                .get(seat)
                .flatMap(examiner ->
                        examiner.examine(views.of(seat, moment.table()), choice).stream()
                                .filter(each -> isSame(each.action(), action) && !each.isSettled())
                                .findFirst())
                .map(each -> each.measures());
    }

    /// Where equal tiles come from changes nothing.
    private static boolean isSame(Action one, Action other) {
        return one.equals(other)
                || (one instanceof Action.Discard thrown
                        && other instanceof Action.Discard told
                        && thrown.tile() == told.tile());
    }
}
