package sparrow.changchun;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.table.Marker;
import sparrow.core.table.Place;
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
        boolean forAll = from.isPresent() && paysForAll(rules, table, from.get());
        Payments payments =
                Payments.of(
                        rules.hand(),
                        score,
                        new Payments.Parties(
                                table.seats(),
                                winner,
                                table.dealer(),
                                from,
                                forAll ? Payments.Owed.FOR_ALL : Payments.Owed.ITS_SHARE));
        List<Event.Line> lines = new ArrayList<>();
        score.fans().forEach(fan -> lines.add(new Event.Line(fan.title(), fan.value(), "fan")));
        lines.add(Event.Line.sum(score.fan(), "fan"));
        lines.add(Event.Line.naming("reading", score.reading().toString()));
        if (score.as() != win.tile()) {
            lines.add(Event.Line.naming("bao stands for", score.as().toString()));
        }
        if (forAll) {
            for (Seat payer : payments.shares().seats()) {
                int share = payments.shares().get(payer);
                lines.add(new Event.Line("share of " + payer, share, "points"));
            }
            lines.add(new Event.Line("paid by " + from.get() + " for all", payments.total(), ""));
        }
        return new Event.Paid(Words.WON, lines, payments.changes(winner));
    }

    /// Who gives the winning tile without having said ting, or before having seen the bao, pays for
    /// all.
    private static boolean paysForAll(TableRules rules, Table table, Seat giver) {
        Place place = table.place(giver);
        return switch (rules.payAll()) {
            case UNSEEN -> !Ting.isDeclared(place) || isBlind(rules, table, giver);
            case NOT_TING -> !Ting.isDeclared(place);
            case NEVER -> false;
        };
    }

    private static boolean isBlind(TableRules rules, Table table, Seat giver) {
        return rules.bao() != TableRules.BaoPlace.NO
                && !Bao.isGone(table)
                && !Bao.isSeen(table, giver);
    }

    static List<Event> exhausted() {
        return List.of(new Event.Ended(Words.EXHAUSTED));
    }
}
