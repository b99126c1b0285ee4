package sparrow.answers;

import java.util.List;
import java.util.Locale;
import sparrow.american.advice.ClaimAdvice;
import sparrow.american.advice.Danger;
import sparrow.american.advice.Recommendation;
import sparrow.american.advice.TileAdvice;
import sparrow.american.lines.Engine;
import sparrow.american.lines.Facts;
import sparrow.american.lines.LineFacts;
import sparrow.american.lines.Match;
import sparrow.american.lines.RankedLine;
import sparrow.american.position.Phase;
import sparrow.american.value.ExchangeAdvice;
import sparrow.american.value.OpponentRead;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Writes the whole answer about an American hand in JSON.
public final class AmericanJson {
    private static final int GUESSES = 5;

    private AmericanJson() {}

    public static String write(AmericanAnswer answer) {
        ObjectNode node = JsonRow.object();
        write(answer, node);
        return node.toString();
    }

    static void write(AmericanAnswer answer, ObjectNode node) {
        Facts facts = answer.facts();
        Recommendation advice = answer.advice();
        Phase phase = answer.question().position().phase();
        node.put("strategy", advice.strategy());
        node.put("engine", answer.question().engine().key());
        node.put("phase", phase.name().toLowerCase(Locale.ROOT));
        node.put("wall", facts.wall());
        node.put("draws", facts.draws());
        node.put("unseen", facts.unseen().total());
        ArrayNode lines = node.putArray("lines");
        for (RankedLine line : answer.ranking().lines()) {
            line(line, answer.question().engine(), facts, lines.addObject());
        }
        ArrayNode ruledOut = node.putArray("ruled_out");
        facts.ruledOut().forEach(line -> ruledOut.add(line.id()));
        exchanges(advice.exchanges(), node.putArray("exchanges"));
        ArrayNode tiles = node.putArray("tiles");
        advice.tiles().forEach(tile -> tile(tile, tiles.addObject()));
        tiles(advice.letGo(), node.putArray(phase == Phase.CHARLESTON ? "pass" : "discard"));
        tiles(advice.waits(), node.putArray("waits"));
        tiles(advice.safest(), node.putArray("safest"));
        claims(advice.claims(), node.putArray("claims"));
        opponents(advice.opponents(), node.putArray("opponents"));
        answer.change()
                .ifPresent(change -> {
                    ObjectNode entry = node.putObject("switch");
                    entry.put("from", change.from());
                    change.to()
                            .ifPresentOrElse(
                                    to -> entry.put("to", to.line().id()),
                                    () -> entry.putNull("to"));
                    entry.put("message", change.sentence());
                });
    }

    private static void line(RankedLine ranked, Engine engine, Facts facts, ObjectNode node) {
        LineFacts of = ranked.facts();
        node.put("id", of.line().id());
        node.put("section", of.line().section().name());
        node.put("pattern", of.line().text());
        node.put("points", of.line().points());
        node.put("concealed", of.line().concealed());
        node.put("distance", of.distance());
        tiles(of.progress().missing(), node.putArray("missing"));
        node.put("chance", ranked.chance());
        node.put("value", ranked.value());
        node.put("chance_by_draws", ranked.byDraws());
        node.put("score", ranked.score());
        node.put("level", ranked.level().key());
        node.put("viable", ranked.viable());
        node.put("dead", of.isDead());
        node.put("confidence", ranked.confidence());
        ObjectNode components = node.putObject("components");
        ranked.components().forEach(part -> components.put(part.name(), part.points()));
        if (engine != Engine.ODDS) {
            node.put(
                    "difficulty",
                    facts.card().difficulty(of.line()).name().toLowerCase(Locale.ROOT));
        }
        facts(of, node.putObject("facts"));
    }

    private static void facts(LineFacts of, ObjectNode node) {
        LineFacts.TileMatching matching = of.matching();
        ObjectNode match = node.putObject("tile_matching");
        match.put("total_variations", matching.variations());
        match.put("admitted_variations", matching.admitted());
        match(matching.best(), match.putObject("best_variation"));
        match(matching.worst(), match.putObject("worst_variation"));
        match.put("average_completion", matching.averageCompletion());
        ArrayNode all = match.putArray("all_distances");
        matching.all().forEach(each -> all.add(each.distance()));
        ObjectNode jokers = node.putObject("joker_analysis");
        jokers.put("jokers_available", of.jokers().available());
        jokers.put("max_jokers_useful", of.jokers().useful());
        ArrayNode places = jokers.putArray("substitutable_positions");
        of.jokers().places().forEach(places::add);
        jokers.put("with_jokers_completion", of.jokers().completion());
        jokers.put("jokers_to_complete", of.jokers().toComplete());
        ObjectNode availability = node.putObject("tile_availability");
        ArrayNode counts = availability.putArray("missing_tile_counts");
        for (LineFacts.KindLeft kind : of.availability().missing()) {
            ObjectNode entry = counts.addObject();
            entry.put("tile", Notation.AMERICAN.write(kind.tile()));
            entry.put("needed", kind.needed());
            entry.put("joker_allowed", kind.joker());
            entry.put("original", kind.original());
            entry.put("remaining_available", kind.remaining());
            entry.put("chance", kind.chance());
        }
        availability.put("total_missing_in_wall", of.availability().inWall());
        availability.put("total_missing_needed", of.availability().needed());
        availability.put("availability_ratio", of.availability().ratio());
        ObjectNode progress = node.putObject("progress_metrics");
        progress.put("distance", of.progress().distance());
        progress.put("tiles_matched", of.progress().natural());
        tiles(of.progress().missing(), progress.putArray("missing_tiles"));
        tiles(of.progress().covered(), progress.putArray("covered_by_jokers"));
        progress.put("percent", of.progress().percent());
    }

    private static void match(Match match, ObjectNode node) {
        tiles(match.variation().tiles(), node.putArray("tiles"));
        node.put("distance", match.distance());
        node.put("completion", match.completion());
    }

    private static void tile(TileAdvice tile, ObjectNode node) {
        node.put("tile", Notation.AMERICAN.write(tile.tile()));
        node.put("action", tile.action().key());
        node.put("tier", tile.tier().number());
        node.put("priority", tile.priority());
        node.put("confidence", tile.confidence());
        node.put("loss", tile.loss());
        node.put("left", tile.left());
        node.put("cost", tile.cost());
        ArrayNode lines = node.putArray("lines");
        tile.lines().forEach(lines::add);
        node.put("multi_line", tile.multiLine());
        ObjectNode contextual = node.putObject("contextual");
        contextual.put("charleston", tile.contextual().charleston().key());
        contextual.put("play", tile.contextual().play().key());
        contextual.put("exposition", tile.contextual().exposition().key());
        ObjectNode risk = node.putObject("risk");
        risk.put("level", tile.risk().key());
        risk.put("probability", tile.need());
        ArrayNode dangers = node.putArray("dangers");
        for (Danger danger : tile.dangers()) {
            dangers.addObject()
                    .put("type", danger.type().name().toLowerCase(Locale.ROOT))
                    .put("severity", danger.severity().key())
                    .put("message", danger.message())
                    .put("impact", danger.impact());
        }
        ArrayNode reasons = node.putArray("reasons");
        tile.reasons().forEach(reasons::add);
    }

    private static void claims(List<ClaimAdvice> claims, ArrayNode node) {
        for (ClaimAdvice claim : claims) {
            ObjectNode entry = node.addObject();
            entry.put("tile", Notation.AMERICAN.write(claim.tile()));
            entry.put("call", claim.call());
            entry.put("advised", claim.advised());
            entry.put("line", claim.line());
            tiles(claim.group(), entry.putArray("group"));
            entry.put("before", claim.before());
            entry.put("after", claim.after());
        }
    }

    private static void exchanges(List<ExchangeAdvice> exchanges, ArrayNode node) {
        for (ExchangeAdvice exchange : exchanges) {
            ObjectNode entry = node.addObject();
            entry.put("tile", Notation.AMERICAN.write(exchange.tile()));
            entry.put("owner", exchange.owner());
            entry.put("gain", exchange.gain());
            entry.put("wins", exchange.wins().isPresent());
            exchange.wins().ifPresent(line -> entry.put("line", line));
        }
    }

    private static void opponents(List<OpponentRead> opponents, ArrayNode node) {
        for (OpponentRead read : opponents) {
            ObjectNode entry = node.addObject();
            entry.put("name", read.opponent().name());
            entry.put("dead", read.isDead());
            entry.put("challenge", read.isChallengeable());
            ArrayNode guesses = entry.putArray("lines");
            for (OpponentRead.Guess guess : read.likeliest(GUESSES)) {
                guesses.addObject()
                        .put("id", guess.line().id())
                        .put("probability", guess.probability());
            }
        }
    }

    private static void tiles(List<Tile> tiles, ArrayNode node) {
        tiles.forEach(tile -> node.add(Notation.AMERICAN.write(tile)));
    }
}
