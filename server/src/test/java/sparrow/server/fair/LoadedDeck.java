package sparrow.server.fair;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Option;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// A game played with one tile of the set exchanged for another, everything else as it should be.
record LoadedDeck(Variant honest, List<Tile> tiles) implements Variant {
    /// The match played again with a loaded deck; nothing if such a hand cannot be played.
    static Optional<FairMatch> match(FairMatch match, Random random) {
        Variant honest = match.game().variant(match.preset().rules());
        List<Tile> tiles = new ArrayList<>(honest.tiles());
        Tile taken = tiles.remove(random.nextInt(tiles.size()));
        Tile put = taken == Tile.RED ? Tile.WHITE : Tile.RED;
        tiles.add(put);
        Collections.sort(tiles);
        try {
            String name = match.round().table();
            long number = Long.parseLong(name.substring("TABLE".length()));
            return Optional.of(
                    FairMatch.of(
                            match.game(),
                            match.preset(),
                            new LoadedDeck(honest, List.copyOf(tiles)),
                            number));
        } catch (RuntimeException unplayable) {
            return Optional.empty();
        }
    }

    @Override
    public String name() {
        return honest.name();
    }

    @Override
    public int edition() {
        return honest.edition();
    }

    @Override
    public List<Option> options() {
        return honest.options();
    }

    @Override
    public Rules rules() {
        return honest.rules();
    }

    @Override
    public List<Integer> dice() {
        return honest.dice();
    }

    @Override
    public Event.Started first() {
        return honest.first();
    }

    @Override
    public Optional<Event.Started> next(Table finished) {
        return honest.next(finished);
    }

    @Override
    public Seats<Choice> pending(Table table) {
        return honest.pending(table);
    }

    @Override
    public List<Event> resolve(Table table, Seats<Action> chosen) {
        return honest.resolve(table, chosen);
    }
}
