package sparrow.records.file;

import java.util.Optional;
import sparrow.core.game.Variant;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.records.Header;
import sparrow.records.Transcript;
import sparrow.records.replay.Replay;
import sparrow.riichi.table.RiichiVariant;
import sparrow.riichi.table.Standing;
import sparrow.riichi.table.Words;

/// A record made ready for another format: what its own format left out is filled in by playing it
/// again, where that comes to the same.
public final class Conversion {
    private Conversion() {}

    public static Transcript completed(RecordFile file) {
        Transcript match = file.match();
        boolean isRiichi =
                !match.hands().isEmpty()
                        && match.hands().stream()
                                .allMatch(
                                        hand -> hand.started().variant().equals(Words.RIICHI_GAME));
        if (!isRiichi || file.format() == Format.XML) {
            return match;
        }
        Replay replay = Replay.of(match);
        if (replay.difference().isPresent()) {
            return match;
        }
        Header header = match.header();
        Optional<Header.Standing> standing =
                header.standing()
                        .or(() ->
                                file.format() == Format.SPARROW
                                        ? standing(match)
                                        : Optional.empty());
        return new Transcript(
                new Header(header.players(), header.notes(), standing),
                file.format() == Format.SPARROW ? match.hands() : replay.played());
    }

    /// How a match ended, if it did.
    private static Optional<Header.Standing> standing(Transcript match) {
        Table last = Table.fold(match.hands().getLast().events());
        Variant variant = new RiichiVariant(last.rules());
        if (!last.isOver() || variant.next(last).isPresent()) {
            return Optional.empty();
        }
        Seats<Integer> points = last.points();
        Seat first = Standing.order(last).getFirst();
        return Optional.of(
                new Header.Standing(
                        points.with(first, points.get(first) + last.pot()), variant.results(last)));
    }
}
