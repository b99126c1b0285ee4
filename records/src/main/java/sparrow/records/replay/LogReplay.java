package sparrow.records.replay;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Tile;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;

/// A log of Sparrow's own played again, every event of it, by the rules it names.
///
/// A log agrees when it is one that the rules can bring about: the match opens as they have it,
/// every wall holds the tiles of the game, whatever follows is what some choice of the seats asked
/// brings about, to the letter, and each hand opens as the one before it asks for.
public final class LogReplay {
    /// The header and the first event stand before the second.
    private static final int FIRST_LINE = 2;

    private final Function<Event.Started, Reading<Variant>> games;
    private Optional<Event.Started> expected = Optional.empty();
    private Optional<Difference> difference = Optional.empty();

    private LogReplay(Function<Event.Started, Reading<Variant>> games) {
        this.games = games;
    }

    /// Plays a log again.
    ///
    /// @param games the rules under which a hand was played, or why there are none
    public static LogReplay of(Transcript log, Function<Event.Started, Reading<Variant>> games) {
        LogReplay replay = new LogReplay(games);
        int line = FIRST_LINE;
        for (int number = 0; number < log.hands().size(); number++) {
            RecordedHand hand = log.hands().get(number);
            replay.play(number, line, hand.events());
            if (replay.difference.isPresent()) {
                return replay;
            }
            line += hand.events().size();
        }
        return replay;
    }

    /// Where log and rules part first.
    public Optional<Difference> difference() {
        return difference;
    }

    /// Whether the log agrees to the end of a hand, and the rules go on to another.
    public boolean goesOn() {
        return difference.isEmpty() && expected.isPresent();
    }

    private void play(int number, int line, List<Event> events) {
        Event.Started started = (Event.Started) events.getFirst();
        switch (games.apply(started)) {
            case Reading.Misread<Variant>(int _, String why) -> differ(number, line, why);
            case Reading.Read<Variant>(Variant variant) ->
                    opening(number, variant, started)
                            .ifPresentOrElse(
                                    why -> differ(number, line, why),
                                    () -> play(number, line, variant, events));
        }
    }

    private Optional<String> opening(int number, Variant variant, Event.Started started) {
        if (number > 0) {
            return expected.map(rules -> Openings.difference(rules, started))
                    .orElseGet(() -> Optional.of("the match is over, but the log goes on"));
        }
        return started.hand() == 0
                ? Openings.difference(variant.first(), started)
                : Openings.later(variant.first(), started);
    }

    private void play(int number, int line, Variant variant, List<Event> events) {
        if (events.size() > 1) {
            Optional<String> wrong = wall(variant, events.get(1));
            if (wrong.isPresent()) {
                differ(number, line + 1, wrong.get());
                return;
            }
        }
        expected = Optional.empty();
        HandSearch search = new HandSearch(variant, events);
        Optional<Table> end = search.end();
        if (end.isEmpty()) {
            Contrast contrast = search.contrast();
            differ(number, line + contrast.at(), contrast.sentence());
        } else {
            expected = end.filter(Table::isOver).flatMap(variant::next);
        }
    }

    private static Optional<String> wall(Variant variant, Event second) {
        if (!(second instanceof Event.WallBuilt(List<Tile> tiles, List<Integer> rolls))) {
            return Optional.of("the wall is built first, but here " + EventWords.of(second));
        }
        if (tiles.contains(Tile.HIDDEN)) {
            return Optional.of(
                    "the wall is hidden: this is what one viewer saw, and only a whole log can be"
                            + " checked");
        }
        List<Integer> dice = variant.dice();
        boolean isFair = rolls.size() == dice.size();
        for (int die = 0; isFair && die < dice.size(); die++) {
            isFair = rolls.get(die) >= 0 && rolls.get(die) < dice.get(die);
        }
        if (!isFair) {
            return Optional.of("the rolls are not those of the game's dice");
        }
        return sorted(tiles).equals(sorted(variant.tiles()))
                ? Optional.empty()
                : Optional.of("the tiles of the wall are not those of the game");
    }

    private static List<Tile> sorted(List<Tile> tiles) {
        List<Tile> sorted = new ArrayList<>(tiles);
        Collections.sort(sorted);
        return sorted;
    }

    private void differ(int number, int line, String sentence) {
        String place = "line " + line + " (hand " + (number + 1) + ")";
        difference = Optional.of(new Difference(number, place, sentence));
    }
}
