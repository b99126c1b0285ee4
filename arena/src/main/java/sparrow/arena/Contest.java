package sparrow.arena;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Chance;
import sparrow.core.game.Level;
import sparrow.core.game.Match;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;

/// One challenger against champions on all other seats.
///
/// A set is one match for each seat that the challenger can take, all with the same walls. What
/// happens in a set depends on the seed and the number of the set alone, so that sets may be played
/// in any order, by any number of threads.
///
/// The first two words of hand `set` of the stream `splitmix64` under the contest's seed are the
/// seeds of the walls and of the bots' own chance in that set.
///
/// @param parts how many units of the variant's results make a point
/// @param pointsAUnit how many points of a table make the unit people count in
public record Contest(
        Variant variant, int parts, int pointsAUnit, Level challenger, Level champion, long seed)
        implements Errand<PlayedSet> {
    public static Contest of(
            Mahjong game, Rules rules, Level challenger, Level champion, long seed) {
        return new Contest(
                game.variant(rules), game.parts(), game.pointsAUnit(), challenger, champion, seed);
    }

    /// The seats of the game, each of which the challenger takes once in a set.
    public List<Seat> seats() {
        return variant.first().points().seats();
    }

    /// The same with another challenger.
    public Contest by(Level other) {
        return new Contest(variant, parts, pointsAUnit, other, champion, seed);
    }

    @Override
    public PlayedSet trial(int number) {
        return play(number);
    }

    public PlayedSet play(int set) {
        List<PlayedGame> games = new ArrayList<>();
        for (Seat seat : seats()) {
            games.add(play(set, seat));
        }
        return new PlayedSet(set, games);
    }

    /// The match of a set in which the challenger takes that seat.
    public PlayedGame play(int set, Seat seat) {
        Chance words = Seed.splitMix64(seed).hand(set);
        Seed walls = Seed.splitMix64(words.next());
        Seed whims = Seed.splitMix64(words.next());
        return play(set, seat, walls, Seed.splitMix64(whims.hand(seat.ordinal()).next()));
    }

    private PlayedGame play(int set, Seat challenged, Seed walls, Seed whims) {
        Account account = new Account(challenged);
        Table last =
                Match.play(
                        variant,
                        walls,
                        hand -> players(set, challenged, hand, whims),
                        account::enter);
        return PlayedGame.of(challenged, variant.results(last), parts, account);
    }

    private Seats<Player> players(int set, Seat challenged, int hand, Seed whims) {
        return Seats.each(
                seats(),
                seat ->
                        new SeatedBot(
                                seat == challenged ? challenger : champion,
                                whims.hand(Seat.values().length * hand + seat.ordinal()),
                                () -> where(set, challenged, hand, seat)));
    }

    private String where(int set, Seat challenged, int hand, Seat seat) {
        return "in set %d of seed %d, challenger at %s, hand %d, seat %s"
                .formatted(set, seed, challenged, hand, seat);
    }
}
