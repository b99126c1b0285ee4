package sparrow.arena;

import sparrow.desk.Spread;

/// What is known of a contest after some sets.
///
/// @param result the spread of the set means
/// @param places of the challenger
public record Standing(
        long sets,
        long games,
        long hands,
        Spread result,
        Places places,
        Side challenger,
        Side champions) {
    static Standing none(int seats) {
        return new Standing(0, 0, 0, Spread.NONE, Places.none(seats), Side.NONE, Side.NONE);
    }

    Standing plus(PlayedSet set) {
        long hands = this.hands;
        Places places = this.places;
        Side challenger = this.challenger;
        Side champions = this.champions;
        for (PlayedGame game : set.games()) {
            hands += game.hands();
            places = places.plus(game.challenged(), game.results());
            challenger = challenger.plus(game.challenger());
            champions = champions.plus(game.champions());
        }
        return new Standing(
                sets + 1,
                games + set.games().size(),
                hands,
                result.plus(set.mean()),
                places,
                challenger,
                champions);
    }
}
