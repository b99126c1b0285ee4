package sparrow.american.table;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// Who receives what when tiles go round, some of them handed on unseen.
///
/// Whoever gives most tiles of its own begins. Each seat that gives fewer than three hands on as
/// many unseen tiles as it lacks, and keeps the rest. If the first owes tiles too, what comes back
/// to it at the end pays its debt. So everybody keeps as many tiles as it gave.
final class BlindPass {
    /// One for each seat, and one for the debt of each of two rounds.
    static final int DICE = 6;

    private final Dice dice;
    private final Table table;
    private final String phase;
    private final Seats<List<Tile>> given;
    private final Seats<List<Tile>> kept;

    BlindPass(Dice dice, Table table, String phase, Seats<List<Tile>> given) {
        this.dice = dice;
        this.table = table;
        this.phase = phase;
        this.given = given;
        this.kept = given.map(_ -> new ArrayList<>());
    }

    Seats<List<Tile>> received(List<List<Seat>> rounds) {
        for (int round = 0; round < rounds.size(); round++) {
            goRound(rounds.get(round), DICE - 1 - round);
        }
        return kept;
    }

    private void goRound(List<Seat> round, int debtDie) {
        List<Seat> order = fromTheRichest(round);
        Seat first = order.getFirst();
        List<Tile> passing = given.get(first);
        for (Seat seat : order.subList(1, order.size())) {
            passing = handOn(seat, passing);
        }
        List<Tile> back = dice.mixed(table, phase, debtDie, passing);
        int own = given.get(first).size();
        kept.get(first).addAll(back.subList(0, own));
        settle(order, back.subList(own, back.size()));
    }

    private List<Seat> fromTheRichest(List<Seat> round) {
        int start = 0;
        for (int i = 1; i < round.size(); i++) {
            if (given.get(round.get(i)).size() > given.get(round.get(start)).size()) {
                start = i;
            }
        }
        List<Seat> order = new ArrayList<>(round.subList(start, round.size()));
        order.addAll(round.subList(0, start));
        return order;
    }

    /// What the seat passes on: its own tiles and, unseen, as many of these as it lacks.
    private List<Tile> handOn(Seat seat, List<Tile> incoming) {
        List<Tile> own = given.get(seat);
        List<Tile> unseen = dice.mixed(table, phase, seat.ordinal(), incoming);
        int on = Math.min(Pass.TILES - own.size(), unseen.size());
        kept.get(seat).addAll(unseen.subList(on, unseen.size()));
        List<Tile> passing = new ArrayList<>(own);
        passing.addAll(unseen.subList(0, on));
        return passing;
    }

    /// The debt of the first is paid to those who came short, the next in turn before the others.
    private void settle(List<Seat> order, List<Tile> debt) {
        List<Tile> left = new ArrayList<>(debt);
        for (Seat seat : order.subList(1, order.size())) {
            while (kept.get(seat).size() < given.get(seat).size()) {
                kept.get(seat).add(left.removeFirst());
            }
        }
    }
}
