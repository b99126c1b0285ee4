package sparrow.changchun;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.table.Marker;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tiles;

/// How a hand ends and what is paid for it.
final class Ending {
    private Ending() {}

    static List<Event> win(
            TableRules rules, Table table, Seat winner, Win win, Optional<Seat> from) {
        List<Event> events = new ArrayList<>();
        Tiles hand = table.place(winner).hand();
        switch (win.way()) {
            case BAO_HIT -> {
                int at = Bao.current(table).map(Marker::at).orElseThrow();
                events.add(new Event.Declared(winner, Words.BAO_HIT));
                events.add(new Event.Drew(winner, win.tile(), at));
                hand = hand.with(win.tile());
            }
            case BAO_DRAWN -> events.add(new Event.Declared(winner, Words.BAO_DRAWN));
            case DISCARD, SELF_DRAW -> {}
        }
        events.add(new Event.Won(winner, from, win.tile()));
        events.add(new Event.Shown(winner, hand.list()));
        events.add(paid(rules, table, winner, win, from));
        events.add(new Event.Ended(Words.WON));
        return events;
    }

    private static Event paid(
            TableRules rules, Table table, Seat winner, Win win, Optional<Seat> from) {
        Score score = rules.hand().score(win).orElseThrow();
        Payments.Owed owed =
                from.map(giver -> rules.hand().owed(giver(table, giver)))
                        .orElse(Payments.Owed.ITS_SHARE);
        Payments payments =
                Payments.of(
                        rules.hand(),
                        score,
                        new Payments.Parties(table.seats(), winner, table.dealer(), from, owed));
        List<Event.Line> lines = new ArrayList<>();
        score.fans().forEach(fan -> lines.add(new Event.Line(fan.title(), fan.value(), "fan")));
        lines.add(Event.Line.sum(score.fan(), "fan"));
        lines.add(Event.Line.naming("reading", score.reading().toString()));
        if (score.as() != win.tile()) {
            lines.add(Event.Line.naming("bao stands for", score.as().toString()));
        }
        if (owed == Payments.Owed.FOR_ALL) {
            for (Seat payer : payments.shares().seats()) {
                int share = payments.shares().get(payer);
                lines.add(new Event.Line("share of " + payer, share, "points"));
            }
            lines.add(
                    new Event.Line(
                            "paid by " + from.orElseThrow() + " for all", payments.total(), ""));
        }
        return new Event.Paid(Words.WON, lines, payments.changes(winner));
    }

    private static Giver giver(Table table, Seat seat) {
        if (!Ting.isDeclared(table.place(seat))) {
            return Giver.NOT_TING;
        }
        return Bao.isGone(table) || Bao.isSeen(table, seat) ? Giver.SEEING : Giver.BLIND;
    }

    static List<Event> exhausted() {
        return List.of(new Event.Ended(Words.EXHAUSTED));
    }
}
