package sparrow.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import sparrow.core.game.Chance;
import sparrow.core.game.Match;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Wandering;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Seats;
import sparrow.records.Header;
import sparrow.records.Header.Person;
import sparrow.records.Transcript;
import sparrow.riichi.Preset;
import sparrow.riichi.table.RiichiVariant;

/// Matches of wandering players, with names and results.
public final class Simulated {
    private Simulated() {}

    /// The match of that number: most with four players, some with three, some of the east wind
    /// alone, some without red fives.
    public static Transcript match(int number) {
        TreeMap<String, String> values =
                new TreeMap<>((number % 4 == 3 ? Preset.TENHOU3 : Preset.TENHOU).rules().values());
        if (number % 3 == 0) {
            values.put("length", "east");
        }
        if (number % 10 == 5) {
            values.put("aka_m", "0");
            values.put("aka_p", "0");
            values.put("aka_s", "0");
            values.put("kuitan", "no");
        }
        return match(new Rules(values), number);
    }

    /// A match under these rules.
    public static Transcript match(Rules rules, int number) {
        return match(rules, number, Simulated::wandering);
    }

    /// A match under these rules of such players.
    public static Transcript match(Rules rules, int number, Function<Chance, Player> player) {
        RiichiVariant variant = new RiichiVariant(rules);
        Seed seed = Seed.splitMix64(number);
        Seats<Player> players =
                variant.first()
                        .points()
                        .map((seat, _) -> player.apply(seed.hand(1_000 + seat.ordinal())));
        List<List<Event>> hands = new ArrayList<>();
        Table last = Match.play(variant, seed, players, table -> hands.add(table.log().events()));
        Seats<Integer> points = last.points();
        var first = sparrow.riichi.table.Standing.order(last).getFirst();
        Header header =
                new Header(
                        points.map((seat, _) -> Person.named("player " + seat)),
                        new TreeMap<>(),
                        Optional.of(
                                new Header.Standing(
                                        points.with(first, points.get(first) + last.pot()),
                                        variant.results(last))));
        return new Transcript(header, Transcript.of(hands).hands());
    }

    private static Player wandering(Chance chance) {
        return new Wandering(chance);
    }
}
