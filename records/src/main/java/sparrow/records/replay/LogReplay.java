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

/// A log of Sparrow's own played again, every event of it, by the rules it names.
///
/// A log agrees when it is one that the rules can bring about: the match opens as they have it,
/// every wall holds the tiles of the game, whatever follows is what some choice of the seats asked
/// brings about, to the letter, and each hand opens as the one before it asks for.
public final class LogReplay {
    /// The line of the first event, after the header.
    private static final int FIRST_LINE = 2;

    private final Function<Event.Started, Reading<Variant>> games;
    private final Function<Event.Started, Optional<String>> flaws;
    private int hands;
    private boolean isFinished = true;
    private Optional<Event.Started> expected = Optional.empty();
    private Optional<Difference> difference = Optional.empty();

    private LogReplay(
            Function<Event.Started, Reading<Variant>> games,
            Function<Event.Started, Optional<String>> flaws) {
        this.games = games;
        this.flaws = flaws;
    }

    /// Plays a log again.
    ///
    /// @param log events as they were read, possible or not
    /// @param games the rules under which a hand was played, or why there are none
    /// @param flaws why no hand opens so, asked of a log that begins in the middle of a match
    public static LogReplay of(
            List<Event> log,
            Function<Event.Started, Reading<Variant>> games,
            Function<Event.Started, Optional<String>> flaws) {
        LogReplay replay = new LogReplay(games, flaws);
        int from = 0;
        while (from < log.size() && replay.difference.isEmpty()) {
            int to = from + 1;
            while (to < log.size() && !(log.get(to) instanceof Event.Started)) {
                to++;
            }
            replay.play(FIRST_LINE + from, log.subList(from, to));
            from = to;
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

    /// How many hands agree, the last of them perhaps not to its end.
    public int hands() {
        return hands;
    }

    /// Whether the last hand is told to its end.
    public boolean isFinished() {
        return isFinished;
    }

    private void play(int line, List<Event> events) {
        if (!(events.getFirst() instanceof Event.Started started)) {
            differ(line, "a hand begins with \"started\"");
            return;
        }
        switch (games.apply(started)) {
            case Reading.Misread<Variant>(int _, String why) -> differ(line, why);
            case Reading.Read<Variant>(Variant variant) ->
                    opening(variant, started)
                            .ifPresentOrElse(
                                    why -> differ(line, why), () -> play(line, variant, events));
        }
    }

    private Optional<String> opening(Variant variant, Event.Started started) {
        if (!isFinished) {
            return Optional.of("the hand before this one has no end");
        }
        if (hands > 0) {
            return expected.map(rules -> Openings.difference(rules, started))
                    .orElseGet(() -> Optional.of("the match is over, but the log goes on"));
        }
        return started.hand() == 0
                ? Openings.difference(variant.first(), started)
                : Openings.later(variant.first(), started).or(() -> flaws.apply(started));
    }

    private void play(int line, Variant variant, List<Event> events) {
        if (events.size() > 1) {
            Optional<String> wrong = wall(variant, events.get(1));
            if (wrong.isPresent()) {
                differ(line + 1, wrong.get());
                return;
            }
        }
        HandSearch search = new HandSearch(variant, events);
        Optional<Table> end = search.end();
        if (end.isEmpty()) {
            Contrast contrast = search.contrast();
            differ(line + contrast.at(), contrast.sentence());
        } else {
            hands++;
            isFinished = end.get().isOver();
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

    private void differ(int line, String sentence) {
        String place = "line " + line + " (hand " + (hands + 1) + ")";
        difference = Optional.of(new Difference(hands, place, Difference.Kind.LOG, sentence));
    }
}
