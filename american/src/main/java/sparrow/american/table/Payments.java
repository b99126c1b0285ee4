package sparrow.american.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.american.card.Jokers;
import sparrow.american.card.Line;
import sparrow.american.card.Variation;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// Losers pay the winner: what the line is worth, double for the discarder, double from everybody
/// for a self-pick, and double again for each bonus.
final class Payments implements Payout {
    private static final int THREE_EXPOSURES = 3;

    private final AmericanRules rules;
    private final Purse purse;
    private final LastWall lastWall;

    Payments(AmericanRules rules) {
        this.rules = rules;
        this.purse = new Purse(rules);
        this.lastWall = new LastWall(rules);
    }

    @Override
    public Event.Paid win(Table table, Event.Won won, Variation made, Jokers jokers) {
        List<Event.Line> sheet = new ArrayList<>();
        Line line = made.line();
        sheet.add(new Event.Line(line.id() + " " + line.text(), line.points(), "points"));
        List<String> bonuses = bonuses(table, line, jokers);
        bonuses.forEach(bonus -> sheet.add(new Event.Line(bonus, 2, "times")));
        int value = line.points() << bonuses.size();
        sheet.add(
                new Event.Line(won.from().isEmpty() ? "self-pick" : "discarder pays", 2, "times"));
        if (rules.eastDouble) {
            sheet.add(new Event.Line("East pays and is paid double", 2, "times"));
        }
        boolean forAll = paysForAll(table, won);
        if (forAll) {
            sheet.add(new Event.Line("discarder pays for all", 1, "times"));
        }
        int kitty = rules.wallGame == AmericanRules.WallGame.KITTY ? table.pot() : 0;
        if (kitty > 0) {
            sheet.add(new Event.Line("kitty", kitty, "points"));
        }
        Seats<Integer> owed =
                table.places()
                        .map((seat, _) -> seat == won.seat() ? 0 : value * share(table, won, seat));
        return new Event.Paid(
                Words.MAH_JONGG,
                sheet,
                settled(table, won, forAll ? forAll(won, owed) : owed, kitty),
                -kitty);
    }

    /// The bonuses, each of which doubles.
    private List<String> bonuses(Table table, Line line, Jokers jokers) {
        List<String> bonuses = new ArrayList<>();
        if (jokers == Jokers.NONE && line.bonus()) {
            bonuses.add("jokerless");
        }
        if (rules.concealedBonus && line.concealed()) {
            bonuses.add("concealed");
        }
        if (rules.doubleCard) {
            bonuses.add("double card");
        }
        if (rules.doublesDice && Dice.areEqual(table)) {
            bonuses.add("equal dice");
        }
        return bonuses;
    }

    /// How many times the value a loser owes.
    private int share(Table table, Event.Won won, Seat loser) {
        boolean twice = won.from().map(from -> from == loser).orElse(true);
        boolean east =
                rules.eastDouble && (won.seat() == table.dealer() || loser == table.dealer());
        return (twice ? 2 : 1) * (east ? 2 : 1);
    }

    private boolean paysForAll(Table table, Event.Won won) {
        boolean obvious =
                rules.payForTable && table.place(won.seat()).melds().size() >= THREE_EXPOSURES;
        return won.from().isPresent() && (obvious || lastWall.isHot(table, won.tile()));
    }

    private static Seats<Integer> forAll(Event.Won won, Seats<Integer> owed) {
        int sum = owed.values().stream().mapToInt(Integer::intValue).sum();
        Optional<Seat> feeder = won.from();
        return owed.map((seat, _) -> feeder.filter(from -> from == seat).isPresent() ? sum : 0);
    }

    /// What changes hands: nobody pays more than it has, and the winner takes all and the kitty.
    private Seats<Integer> settled(Table table, Event.Won won, Seats<Integer> owed, int kitty) {
        Seats<Integer> paid = owed.map((seat, points) -> purse.spare(table, seat, points));
        int sum = paid.values().stream().mapToInt(Integer::intValue).sum();
        return paid.map((seat, points) -> seat == won.seat() ? sum + kitty : -points);
    }

    /// A stake from everybody, for the next winner or for good.
    @Override
    public List<Event> wallGame(Table table) {
        if (rules.wallGame == AmericanRules.WallGame.NOTHING || rules.wallStake == 0) {
            return List.of();
        }
        Seats<Integer> stakes =
                table.places().map((seat, _) -> -purse.spare(table, seat, rules.wallStake));
        int sum = stakes.values().stream().mapToInt(Integer::intValue).sum();
        return List.of(
                new Event.Paid(
                        Words.WALL_GAME,
                        List.of(new Event.Line("stake", rules.wallStake, "points")),
                        stakes,
                        -sum));
    }

    @Override
    public int bank() {
        return 0;
    }
}
