package sparrow.american.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import sparrow.american.position.Position;
import sparrow.american.table.Preset;
import sparrow.american.table.Said;
import sparrow.american.table.Words;
import sparrow.core.game.Choice;
import sparrow.core.table.Event;
import sparrow.core.table.Place;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.desk.Beside;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Retold;
import sparrow.desk.Surroundings;

/// Writes the question of a seat down that must choose.
final class AmericanWriter {
    private final View view;
    private final Table table;

    private AmericanWriter(View view) {
        this.view = view;
        this.table = view.table();
    }

    static Given written(Given nothing, View view, Choice choice) {
        return new AmericanWriter(view).question(nothing, choice);
    }

    private Given question(Given nothing, Choice choice) {
        Place own = view.own();
        List<Tile> tiles = new ArrayList<>(own.hand().list());
        own.drawn()
                .ifPresent(drawn -> {
                    tiles.remove(drawn);
                    tiles.add(drawn);
                });
        Map<String, List<String>> around =
                Retold.around(view, choice, _ -> false, Notation.AMERICAN);
        Optional.ofNullable(around.remove(Surroundings.PONDS))
                .ifPresent(ponds -> around.put(AmericanDesk.DISCARDS, ponds));
        around.remove(Surroundings.TURN);
        Given given =
                nothing.with(around)
                        .with(Field.HAND, Notation.AMERICAN.write(new Hand(tiles, own.melds())))
                        .with(AmericanDesk.PHASE, Phases.written(table.phase()))
                        .with(AmericanDesk.EAST, name(table.dealer()))
                        .with(AmericanDesk.CARD, table.rules().value(AmericanDesk.CARD))
                        .with(Field.RULES, Preset.LEAGUE.key())
                        .with(Field.RULE, changes(table.rules()));
        Tiles passed = Position.of(view).elsewhere();
        given =
                passed.isEmpty()
                        ? given
                        : given.with(AmericanDesk.PASSED, Notation.AMERICAN.write(passed.list()));
        List<String> said = said();
        given = said.isEmpty() ? given : given.with(AmericanDesk.SAID, said);
        return Words.isBeforePlay(table.phase()) ? given : turn(given);
    }

    private static List<String> changes(Rules rules) {
        return rules.values().entrySet().stream()
                .filter(entry -> !entry.getKey().equals(AmericanDesk.CARD))
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .toList();
    }

    private String name(Seat seat) {
        return seat == view.seat()
                ? Seating.OWN
                : Beside.between(view.seat(), seat, table.seats()).key();
    }

    /// Something said, a seat called as this question calls it.
    private String told(Said said) {
        return said instanceof Said.Challenge(Seat whose)
                ? "challenge " + name(whose)
                : said.word();
    }

    private List<String> said() {
        List<String> said = new ArrayList<>();
        for (Seat seat : table.seats()) {
            List<String> words = new ArrayList<>();
            for (String word : table.place(seat).words()) {
                words.add(Said.of(word).map(this::told).orElse(word));
            }
            if (!words.isEmpty()) {
                said.add(name(seat) + ":" + String.join(", ", words));
            }
        }
        return said;
    }

    /// How the own turn began, and what was done since.
    private Given turn(Given given) {
        Event began = newest(AmericanWriter::isBeginning);
        Given turn = given;
        if (began instanceof Event.Claimed(Seat seat, var _) && seat == view.seat()) {
            turn = given.with(Surroundings.TURN, AmericanDesk.CALLED);
        } else if (began instanceof Event.Began && table.dealer() == view.seat()) {
            turn = given.with(Surroundings.TURN, AmericanDesk.DEALT);
        }
        Event since = newest(event -> !isTalk(event));
        if (since instanceof Event.JokerTaken || since instanceof Event.Retrieved) {
            return turn.with(AmericanDesk.SINCE, Since.EXCHANGED.key());
        }
        if (since instanceof Event.Added) {
            return turn.with(AmericanDesk.SINCE, Since.ADDED.key());
        }
        return since instanceof Event.TakenBack
                ? turn.with(AmericanDesk.SINCE, Since.TAKEN_BACK.key())
                : turn;
    }

    private Event newest(Predicate<Event> fits) {
        return table.log().newest(fits).orElseThrow();
    }

    private static boolean isBeginning(Event event) {
        return event instanceof Event.Drew
                || event instanceof Event.Claimed
                || event instanceof Event.Discarded
                || event instanceof Event.Began;
    }

    private static boolean isTalk(Event event) {
        return event instanceof Event.Declared || event instanceof Event.Paid;
    }
}
