package sparrow.american.table;

import java.util.ArrayList;
import java.util.List;
import sparrow.american.card.Jokers;
import sparrow.american.card.Line;
import sparrow.american.card.Variation;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seats;

/// Tournament scoring: only the winner scores, who feeds exposures loses points, and a wall game
/// gives every live hand a few. Points come from a bank, the pot.
final class TournamentPoints implements Payout {
    private static final int QUINT = 5;

    private final AmericanRules rules;

    TournamentPoints(AmericanRules rules) {
        this.rules = rules;
    }

    @Override
    public Event.Paid win(Table table, Event.Won won, Variation made, Jokers jokers) {
        List<Event.Line> sheet = new ArrayList<>();
        Line line = made.line();
        int scored = add(sheet, line.id() + " " + line.text(), line.points());
        if (won.from().isEmpty()) {
            scored += add(sheet, "self-pick", rules.selfPickPoints);
        }
        if (jokers == Jokers.NONE && line.bonus()) {
            scored += add(sheet, "jokerless", rules.jokerlessPoints);
        }
        int exposed = table.place(won.seat()).melds().size();
        int lost = won.from().isEmpty() ? 0 : add(sheet, "fed " + exposed, fed(exposed, made));
        int points = scored;
        Seats<Integer> change =
                table.places()
                        .map((seat, _) ->
                                seat == won.seat()
                                        ? points
                                        : won.from().filter(from -> from == seat).isPresent()
                                                ? -lost
                                                : 0);
        return new Event.Paid(Words.MAH_JONGG, sheet, change, lost - points);
    }

    private static int add(List<Event.Line> sheet, String what, int points) {
        if (points != 0) {
            sheet.add(new Event.Line(what, points, "points"));
        }
        return points;
    }

    /// What the discarder loses for not having seen it come.
    private int fed(int exposed, Variation made) {
        boolean quint = made.groups().stream().anyMatch(group -> group.count() >= QUINT);
        if (exposed > 2 || (exposed == 2 && quint)) {
            return rules.fedThree;
        }
        return exposed == 2 ? rules.fedTwo : 0;
    }

    @Override
    public List<Event> wallGame(Table table) {
        if (rules.wallPoints == 0) {
            return List.of();
        }
        Seats<Integer> change =
                table.places()
                        .map((seat, _) -> DeadHands.isLive(table, seat) ? rules.wallPoints : 0);
        int sum = change.values().stream().mapToInt(Integer::intValue).sum();
        return List.of(
                new Event.Paid(
                        Words.WALL_GAME,
                        List.of(new Event.Line("live hand", rules.wallPoints, "points")),
                        change,
                        -sum));
    }

    /// Enough for every game of the match.
    @Override
    public int bank() {
        int dearest = rules.card().lines().stream().mapToInt(Line::points).max().orElse(0);
        int win = dearest + rules.selfPickPoints + rules.jokerlessPoints;
        return rules.rounds * rules.players * rules.players * (win + rules.wallPoints);
    }
}
