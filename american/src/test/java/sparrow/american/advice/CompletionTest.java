package sparrow.american.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import sparrow.american.card.Supply;
import sparrow.american.card.Variation;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// The chance of completing a line, against games played out at random.
class CompletionTest {
    private static final long SEED = 20_300;
    private static final int POSITIONS = 30;
    private static final int GAMES = Integer.getInteger("sparrow.games", 100_000);
    private static final double HALF_A_POINT = 0.005;

    @Test
    void the_chance_agrees_with_games_played_out_on_thirty_positions() {
        for (int number = 0; number < POSITIONS; number++) {
            Sample sample = sample(number);
            Held held = Held.of(sample.position);
            Shortfall shortfall = Shortfall.of(sample.variation, held);
            Unseen unseen = sample.position.unseen(Supply.USUAL);
            Horizon horizon = Horizon.of(sample.position, unseen);
            Simulation games = new Simulation(sample.variation, held, unseen, horizon.looks());
            System.out.println(number+" J"+held.jokers()+" rJ"+unseen.jokers()+" "+shortfall.missing(unseen));
            SplittableRandom random = new SplittableRandom(SEED + number);
            double simulated = games.run(GAMES, random, true);
            double byDraws = games.run(GAMES, random, false);
            Completion completion = horizon.completion(shortfall);
            System.out.printf("%2d d=%d looks=%d first=%d J=%d draws %.4f sim %.4f | chance %.4f sim %.4f diff %.4f %s%n", number, shortfall.distance(), horizon.looks().count(), horizon.looks().first(), held.jokers(), horizon.byDraws(shortfall), byDraws, completion.chance(), simulated, completion.chance()-simulated, sample.variation);
        }
    }

    record Sample(Position position, Variation variation) {}

    private static Sample sample(int number) {
        Random random = new Random(SEED + number);
        List<Variation> variations = Cards.HOUSE.variations();
        Variation variation = variations.get(random.nextInt(variations.size()));
        List<Tile> aim = new ArrayList<>(variation.tiles());
        Collections.shuffle(aim, random);
        List<Tile> set = set();
        Collections.shuffle(set, random);
        Tiles concealed = Tiles.EMPTY;
        int near = 14 - (2 + number % 5);
        for (Tile tile : aim.subList(0, near)) {
            if (set.remove(tile)) {
                concealed = concealed.with(tile);
            }
        }
        int size = 13 + random.nextInt(2);
        while (concealed.size() < size) {
            concealed = concealed.with(set.removeLast());
        }
        Tiles discards = Tiles.EMPTY;
        for (int i = random.nextInt(40); i > 0; i--) {
            discards = discards.with(set.removeLast());
        }
        Position position = Position.of(concealed).discards(discards);
        return new Sample(position, variation);
    }

    private static List<Tile> set() {
        List<Tile> set = new ArrayList<>();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            set.addAll(Collections.nCopies(4, Tile.ofKind(kind)));
        }
        set.addAll(Collections.nCopies(8, Tile.FLOWER));
        set.addAll(Collections.nCopies(8, Tile.JOKER));
        return set;
    }
}
