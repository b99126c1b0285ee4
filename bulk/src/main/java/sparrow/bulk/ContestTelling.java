package sparrow.bulk;

import java.util.ArrayList;
import java.util.List;
import sparrow.arena.Contest;
import sparrow.arena.PlayedGame;
import sparrow.arena.PlayedSet;
import sparrow.arena.Side;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A contest and its sets in texts.
final class ContestTelling extends Telling<PlayedSet> {
    static final String KIND = "contest";

    private static final String RULES = "rules";
    private static final String CHALLENGER = "challenger";
    private static final String CHAMPION = "champion";
    private static final String SEED = "seed";

    private final Contest contest;

    ContestTelling(Contest contest) {
        super(contest);
        this.contest = contest;
    }

    static ContestTelling of(JsonNode json) {
        Mahjong game = game(json);
        return new ContestTelling(
                Contest.of(
                        game,
                        variant(json, json.path(RULES)).rules(),
                        level(game, json.path(CHALLENGER)),
                        level(game, json.path(CHAMPION)),
                        json.path(SEED).asLong()));
    }

    @Override
    String kind() {
        return KIND;
    }

    @Override
    void tell(ObjectNode json) {
        putGame(json, contest.variant());
        putRules(json.putObject(RULES), contest.variant());
        json.put(CHALLENGER, name(contest.variant(), contest.challenger()));
        json.put(CHAMPION, name(contest.variant(), contest.champion()));
        json.put(SEED, contest.seed());
    }

    /// The number of the set, then for each game the seat of the challenger, the results by seat,
    /// the margin, the hands and both sides.
    @Override
    JsonNode written(PlayedSet set) {
        ArrayNode all = MAPPER.createArrayNode();
        all.add(set.number());
        for (PlayedGame game : set.games()) {
            ArrayNode each = all.addArray();
            each.add(game.challenged().ordinal());
            ObjectNode results = each.addObject();
            game.results()
                    .seats()
                    .forEach(seat -> results.put(seat.name(), game.results().get(seat)));
            each.add(game.margin());
            each.add(game.hands());
            write(each.addArray(), game.challenger());
            write(each.addArray(), game.champions());
        }
        return all;
    }

    private static void write(ArrayNode to, Side side) {
        to.add(side.hands()).add(side.wins()).add(side.selfDraws()).add(side.dealIns());
        to.add(side.draws()).add(side.won()).add(side.lost());
    }

    @Override
    PlayedSet read(JsonNode written) {
        List<PlayedGame> games = new ArrayList<>();
        for (int i = 1; i < written.size(); i++) {
            JsonNode each = written.get(i);
            Seats<Integer> results = Seats.none();
            for (var result : each.get(1).properties()) {
                results = results.with(Seat.valueOf(result.getKey()), result.getValue().asInt());
            }
            games.add(
                    new PlayedGame(
                            Seat.values()[each.get(0).asInt()],
                            results,
                            each.get(2).asDouble(),
                            each.get(3).asInt(),
                            side(each.get(4)),
                            side(each.get(5))));
        }
        return new PlayedSet(written.get(0).asInt(), games);
    }

    private static Side side(JsonNode written) {
        return new Side(
                written.get(0).asLong(),
                written.get(1).asLong(),
                written.get(2).asLong(),
                written.get(3).asLong(),
                written.get(4).asLong(),
                written.get(5).asLong(),
                written.get(6).asLong());
    }
}
