package sparrow.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import sparrow.catalog.Catalog;
import sparrow.core.game.Game;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.game.Wandering;
import sparrow.core.table.Event;
import sparrow.core.table.RuleSet;
import sparrow.core.table.Table;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.testkit.Census;

/// The first two hands of a match under every preset of every game, chosen so that together they
/// show all kinds of things that happen.
///
/// @param hands one after the other
record Specimens(Mahjong game, RuleSet preset, List<Table> hands) {
    private static final int SEEDS = 10;

    private static final class All {
        private static final List<Specimens> SPECIMENS = chosen();
    }

    /// One of each preset.
    static List<Specimens> all() {
        return All.SPECIMENS;
    }

    private static List<Specimens> chosen() {
        List<Specimens> all = new ArrayList<>();
        for (Mahjong game : Catalog.games()) {
            Set<String> shown = new TreeSet<>();
            for (RuleSet preset : game.presets()) {
                Specimens best = richest(game, preset, shown);
                best.events().forEach(event -> shown.add(Census.kind(event)));
                all.add(best);
            }
        }
        return all;
    }

    /// The match that shows most that was not shown before.
    private static Specimens richest(Mahjong game, RuleSet preset, Set<String> shown) {
        Specimens best = play(game, preset, 1);
        for (long seed = 2; seed <= SEEDS; seed++) {
            Specimens next = play(game, preset, seed);
            best = next.news(shown) > best.news(shown) ? next : best;
        }
        return best;
    }

    private long news(Set<String> shown) {
        return events().stream()
                .map(Census::kind)
                .filter(kind -> !shown.contains(kind))
                .distinct()
                .count();
    }

    private static Specimens play(Mahjong game, RuleSet preset, long seed) {
        Variant variant = game.variant(preset.rules());
        Seed chance = Seed.splitMix64(seed);
        List<Table> hands = new ArrayList<>();
        Event.Started next = variant.first();
        while (hands.size() < 2) {
            int number = hands.size();
            Seats<Player> players =
                    next.points()
                            .map((seat, _) ->
                                    new Wandering(chance.hand(100 * number + seat.ordinal())));
            hands.add(Game.play(variant, next, chance.hand(number), players));
            next = variant.next(hands.getLast()).orElseThrow();
        }
        return new Specimens(game, preset, hands);
    }

    /// The first hand, and the second if it shows more.
    List<Table> worthKeeping() {
        Set<String> first = kinds(hands.getFirst());
        return first.containsAll(kinds(hands.getLast())) ? hands.subList(0, 1) : hands;
    }

    private static Set<String> kinds(Table hand) {
        return hand.log().events().stream().map(Census::kind).collect(Collectors.toSet());
    }

    List<Event> events() {
        return hands.stream().flatMap(hand -> hand.log().events().stream()).toList();
    }

    @Override
    public String toString() {
        return game.name() + " " + preset.key();
    }
}
