package sparrow.american.desk;

import java.util.List;
import java.util.Locale;
import java.util.Set;
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
import sparrow.desk.Data;

/// An answer about an American hand for programs.
final class AmericanData {
    static final Set<String> FIELDS =
            Set.of(
                    "strategy",
                    "engine",
                    "phase",
                    "wall",
                    "draws",
                    "unseen",
                    "lines",
                    "ruled_out",
                    "tiles",
                    "waits",
                    "safest",
                    "pass",
                    "discard",
                    "claims",
                    "exchanges",
                    "opponents",
                    "switch");

    private static final int GUESSES = 5;

    private AmericanData() {}

    static Data.Fields of(AmericanAnswer answer) {
        Data.Fields node = Data.fields();
        Facts facts = answer.facts();
        Recommendation advice = answer.advice();
        Phase phase = facts.position().phase();
        node.put("strategy", advice.strategy());
        node.put("engine", answer.question().engine().key());
        node.put("phase", phase.name().toLowerCase(Locale.ROOT));
        node.put("wall", facts.wall());
        node.put("draws", facts.draws());
        node.put("unseen", facts.unseen().total());
        Data.Items lines = node.putArray("lines");
        for (RankedLine line : answer.ranking().lines()) {
            line(line, answer.question().engine(), facts, lines.addObject());
        }
        Data.Items ruledOut = node.putArray("ruled_out");
        facts.ruledOut().forEach(line -> ruledOut.add(line.id()));
        exchanges(advice.exchanges(), node.putArray("exchanges"));
        Data.Items tiles = node.putArray("tiles");
        advice.tiles().forEach(tile -> tile(tile, tiles.addObject()));
        tiles(advice.letGo(), node.putArray(phase == Phase.CHARLESTON ? "pass" : "discard"));
        tiles(advice.waits(), node.putArray("waits"));
        tiles(advice.safest(), node.putArray("safest"));
        claims(advice.claims(), node.putArray("claims"));
        opponents(advice.opponents(), node.putArray("opponents"));
        answer.change()
                .ifPresent(change -> {
                    Data.Fields entry = node.putObject("switch");
                    entry.put("from", change.from());
                    change.to()
                            .ifPresentOrElse(
                                    to -> entry.put("to", to.line().id()),
                                    () -> entry.putNull("to"));
                    entry.put("message", change.sentence());
                });
        answer.advised().ifPresent(advised -> advised.write(node));
        return node;
    }

    private static void line(RankedLine ranked, Engine engine, Facts facts, Data.Fields node) {
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
        Data.Fields components = node.putObject("components");
        ranked.components().forEach(part -> components.put(part.name(), part.points()));
        if (engine != Engine.ODDS) {
            node.put(
                    "difficulty",
                    facts.card().difficulty(of.line()).name().toLowerCase(Locale.ROOT));
        }
        facts(of, node.putObject("facts"));
    }

    private static void facts(LineFacts of, Data.Fields node) {
        LineFacts.TileMatching matching = of.matching();
        Data.Fields match = node.putObject("tile_matching");
        match.put("total_variations", matching.variations());
        match.put("admitted_variations", matching.admitted());
        match(matching.best(), match.putObject("best_variation"));
        match(matching.worst(), match.putObject("worst_variation"));
        match.put("average_completion", matching.averageCompletion());
        Data.Items all = match.putArray("all_distances");
        matching.all().forEach(each -> all.add(each.distance()));
        Data.Fields jokers = node.putObject("joker_analysis");
        jokers.put("jokers_available", of.jokers().available());
        jokers.put("max_jokers_useful", of.jokers().useful());
        Data.Items places = jokers.putArray("substitutable_positions");
        of.jokers().places().forEach(places::add);
        jokers.put("with_jokers_completion", of.jokers().completion());
        jokers.put("jokers_to_complete", of.jokers().toComplete());
        Data.Fields availability = node.putObject("tile_availability");
        Data.Items counts = availability.putArray("missing_tile_counts");
        for (LineFacts.KindLeft kind : of.availability().missing()) {
            Data.Fields entry = counts.addObject();
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
        Data.Fields progress = node.putObject("progress_metrics");
        progress.put("distance", of.progress().distance());
        progress.put("tiles_matched", of.progress().natural());
        tiles(of.progress().missing(), progress.putArray("missing_tiles"));
        tiles(of.progress().covered(), progress.putArray("covered_by_jokers"));
        progress.put("percent", of.progress().percent());
    }

    private static void match(Match match, Data.Fields node) {
        tiles(match.variation().tiles(), node.putArray("tiles"));
        node.put("distance", match.distance());
        node.put("completion", match.completion());
    }

    private static void tile(TileAdvice tile, Data.Fields node) {
        node.put("tile", Notation.AMERICAN.write(tile.tile()));
        node.put("action", tile.action().key());
        node.put("tier", tile.tier().number());
        node.put("priority", tile.priority());
        node.put("confidence", tile.confidence());
        node.put("loss", tile.loss());
        node.put("left", tile.left());
        node.put("cost", tile.cost());
        Data.Items lines = node.putArray("lines");
        tile.lines().forEach(lines::add);
        node.put("multi_line", tile.multiLine());
        Data.Fields contextual = node.putObject("contextual");
        contextual.put("charleston", tile.contextual().charleston().key());
        contextual.put("play", tile.contextual().play().key());
        contextual.put("exposition", tile.contextual().exposition().key());
        Data.Fields risk = node.putObject("risk");
        risk.put("level", tile.risk().key());
        risk.put("probability", tile.need());
        Data.Items dangers = node.putArray("dangers");
        for (Danger danger : tile.dangers()) {
            dangers.addObject()
                    .put("type", danger.type().name().toLowerCase(Locale.ROOT))
                    .put("severity", danger.severity().key())
                    .put("message", danger.message())
                    .put("impact", danger.impact());
        }
        Data.Items reasons = node.putArray("reasons");
        tile.reasons().forEach(reasons::add);
    }

    private static void claims(List<ClaimAdvice> claims, Data.Items node) {
        for (ClaimAdvice claim : claims) {
            Data.Fields entry = node.addObject();
            entry.put("tile", Notation.AMERICAN.write(claim.tile()));
            entry.put("call", claim.call());
            entry.put("advised", claim.advised());
            entry.put("line", claim.line());
            tiles(claim.group(), entry.putArray("group"));
            entry.put("before", claim.before());
            entry.put("after", claim.after());
        }
    }

    private static void exchanges(List<ExchangeAdvice> exchanges, Data.Items node) {
        for (ExchangeAdvice exchange : exchanges) {
            Data.Fields entry = node.addObject();
            entry.put("tile", Notation.AMERICAN.write(exchange.tile()));
            entry.put("owner", exchange.owner());
            entry.put("gain", exchange.gain());
            entry.put("wins", exchange.wins().isPresent());
            exchange.wins().ifPresent(line -> entry.put("line", line));
        }
    }

    private static void opponents(List<OpponentRead> opponents, Data.Items node) {
        for (OpponentRead read : opponents) {
            Data.Fields entry = node.addObject();
            entry.put("name", read.opponent().name());
            entry.put("dead", read.isDead());
            entry.put("challenge", read.isChallengeable());
            Data.Items guesses = entry.putArray("lines");
            for (OpponentRead.Guess guess : read.likeliest(GUESSES)) {
                guesses.addObject()
                        .put("id", guess.line().id())
                        .put("probability", guess.probability());
            }
        }
    }

    private static void tiles(List<Tile> tiles, Data.Items node) {
        tiles.forEach(tile -> node.add(Notation.AMERICAN.write(tile)));
    }
}
