package sparrow.review;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;
import sparrow.desk.Mahjong;

/// How far results of a hand are apart, as measured in games of bots, see `docs/review.md`.
///
/// @param result the standard deviation of what a hand brings a seat
/// @param play the same of what is left when the luck of the tiles is taken off
record HandSpread(double result, double play) {
    private static final String FILE = "spreads.tsv";

    /// What is measured of the rule set that is nearest to these rules.
    public static HandSpread of(Mahjong game, Rules rules) {
        Optional<HandSpread> nearest = Optional.empty();
        long most = -1;
        for (RuleSet preset : game.presets()) {
            long same = inCommon(preset.rules().values(), rules.values());
            Optional<HandSpread> measured = measured(game.name(), preset.key());
            if (same > most && measured.isPresent()) {
                most = same;
                nearest = measured;
            }
        }
        return nearest.orElseThrow(() ->
                new IllegalStateException("the spread of " + game.name() + " is not measured"));
    }

    private static long inCommon(Map<String, String> one, Map<String, String> other) {
        return one.entrySet().stream()
                .filter(each -> each.getValue().equals(other.get(each.getKey())))
                .count();
    }

    private static Optional<HandSpread> measured(String game, String preset) {
        try (InputStream file = HandSpread.class.getResourceAsStream(FILE)) {
            if (file == null) {
                throw new IllegalStateException("there is no " + FILE);
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.split("\t", -1))
                    .filter(cells -> cells[0].equals(game) && cells[1].equals(preset))
                    .map(cells ->
                            new HandSpread(
                                    Double.parseDouble(cells[2]), Double.parseDouble(cells[3])))
                    .findFirst();
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }
}
