package sparrow.arena.lab;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import sparrow.american.card.Card;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.american.card.Win;
import sparrow.american.play.AimedLine;
import sparrow.american.table.AmericanVariant;
import sparrow.american.table.Words;
import sparrow.arena.SeatedBot;
import sparrow.core.game.Chance;
import sparrow.core.game.Game;
import sparrow.core.game.Level;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.table.Event;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tiles;

/// Games of equal bots on one card. What happens in a game depends on the seed and its number
/// alone.
///
/// The first two words of hand `number` of the stream `splitmix64` under the seed are the seeds of
/// the wall and of the bots' own chance in that game.
public record Laboratory(AmericanVariant variant, Level bot, long seed) {
    public Card card() {
        return variant.card();
    }

    public LabGame play(int number) {
        Chance words = Seed.splitMix64(seed).hand(number);
        Seed wall = Seed.splitMix64(words.next());
        Seed whims = Seed.splitMix64(words.next());
        Event.Started started = variant.first();
        Seats<Player> players =
                Seats.each(
                        started.points().seats(),
                        seat ->
                                new SeatedBot(
                                        bot,
                                        whims.hand(seat.ordinal()),
                                        () -> "in game " + number + " of seed " + seed));
        Table end = Game.play(variant, started, wall.hand(0), players);
        return told(number, end);
    }

    private LabGame told(int number, Table end) {
        List<Event> log = end.log().events();
        List<OptionalInt> aims = aims(log);
        int discards = (int) log.stream().filter(Event.Discarded.class::isInstance).count();
        Optional<Event.Won> won =
                log.stream()
                        .filter(Event.Won.class::isInstance)
                        .map(Event.Won.class::cast)
                        .findFirst();
        List<Integer> gains = end.points().values();
        return new LabGame(number, aims, won.map(each -> win(end, each)), discards, gains);
    }

    /// The line each seat aims at when play begins; none if somebody wins before.
    private List<OptionalInt> aims(List<Event> log) {
        int begins = log.indexOf(new Event.Began(Words.PLAY));
        if (begins < 0) {
            return List.of();
        }
        Table table = Table.fold(log.subList(0, begins + 1));
        return table.seats().stream()
                .map(seat -> AimedLine.of(View.of(seat, table), card()))
                .toList();
    }

    private LabGame.Won win(Table end, Event.Won won) {
        Place place = end.place(won.seat());
        Tiles hand = place.hand();
        boolean whole = Rack.of(hand, place.melds()).size() == Variation.TILES;
        Rack rack = Rack.of(whole ? hand : hand.with(won.tile()), place.melds());
        Win best = card().wins(rack).getFirst();
        return new LabGame.Won(
                won.seat().ordinal(), best.line().index(), best.value(), won.from().isEmpty());
    }
}
