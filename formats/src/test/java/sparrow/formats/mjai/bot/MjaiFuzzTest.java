package sparrow.formats.mjai.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Chance;
import sparrow.core.game.Idle;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seat;
import sparrow.records.BadRecord;
import sparrow.testkit.Fuzz;
import sparrow.testkit.LongTest;
import tools.jackson.databind.node.ObjectNode;

/// Whatever another program tells a bot, it answers or refuses in a sentence.
class MjaiFuzzTest {
    /// The beginnings of hands, each as the lines that a seat is told.
    private static List<List<String>> told() throws BadRecord {
        List<List<String>> all = new ArrayList<>();
        for (int players = 3; players <= 4; players++) {
            for (int seed = 0; seed < 4; seed++) {
                List<ObjectNode> game = MjaiPrefixTest.simulated(players, 500 + seed);
                List<String> lines =
                        Dialect.PLAIN.told(game, Seat.values()[seed % players]).stream()
                                .map(ObjectNode::toString)
                                .toList();
                all.add(lines.subList(0, Math.min(lines.size(), 40)));
            }
        }
        return all;
    }

    private static Fuzz.Parser parser() throws BadRecord {
        List<List<String>> games = told();
        return new Fuzz.Parser(Fuzz.by(chance -> broken(chance, games)), MjaiFuzzTest::answer);
    }

    /// All lines up to one of them as an array, with the values of some of the last exchanged.
    private static String broken(Chance chance, List<List<String>> games) {
        List<String> game = games.get(chance.below(games.size()));
        List<String> lines = new ArrayList<>(game.subList(0, 1 + chance.below(game.size())));
        for (int changes = chance.below(3); changes >= 0; changes--) {
            List<String> others = games.get(chance.below(games.size()));
            int at = chance.below(lines.size());
            lines.set(at, crossed(chance, lines.get(at), others.get(chance.below(others.size()))));
        }
        return lines.toString();
    }

    private static String crossed(Chance chance, String line, String other) {
        String[] parts = line.split("(?=[:,])", -1);
        String[] others = other.split("(?=[:,])", -1);
        int at = chance.below(parts.length);
        String part = others[chance.below(others.length)];
        for (int tries = 0; tries < 20 && part.charAt(0) != parts[at].charAt(0); tries++) {
            part = others[chance.below(others.length)];
        }
        boolean wrong = parts[at].startsWith(":") && chance.below(4) == 0;
        parts[at] = wrong ? ":" + WRONG.get(chance.below(WRONG.size())) : part;
        return String.join("", parts);
    }

    private static final List<String> WRONG =
            List.of("-1", "4", "2147483648", "1e9", "\"\"", "\"?\"", "\"5mr\"", "null", "[]", "{}");

    private static Reading<String> answer(String text) {
        try {
            return new Reading.Read<>(MjaiPrefixTest.bot(Idle.RANDOM).answer(text));
        } catch (BadRecord bad) {
            return new Reading.Misread<>(0, bad.sentence());
        }
    }

    @Test
    void broken_lines_are_answered_or_refused() throws BadRecord {
        Fuzz.Parser parser = parser();
        var census = parser.fuzz().inputs(5_000).check(parser.reader());
        assertThat(census.count("read")).isPositive();
        assertThat(census.count("refused")).isPositive();
        Fuzz.hostile(parser.reader());
    }

    @LongTest("fuzz-mjai-bot")
    void ten_million_streams_are_answered_or_refused() throws BadRecord {
        Fuzz.inTheLongRun(
                "fuzz-mjai-bot",
                10_000_000,
                20_000,
                "Beginnings of hands told to an mjai bot, with broken lines among them: all are answered or refused in a sentence.",
                Map.of("streams", parser()));
    }
}
