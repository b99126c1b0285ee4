package sparrow.cli;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import sparrow.answers.AdviceGiven;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Tile;

/// The options that ask for more than distance: odds, danger, and what to mind.
final class AdviceOptions {
    @Option(
            names = "--visible",
            paramLabel = "TILES",
            description = "tiles seen elsewhere, besides those that -d and the options below name")
    private String visible = "";

    @Option(
            names = "--odds",
            description = "how likely the hand is ready, and wins, by turn; points on average")
    private boolean odds;

    @Option(
            names = "--turns",
            paramLabel = "N",
            description = "own draws still to come, for --odds; 12 unless told")
    private Optional<Integer> turns = Optional.empty();

    @Option(
            names = "--ron",
            paramLabel = "N",
            description = "a ready hand may win on N random discards a turn too, for --odds")
    private Optional<Integer> others = Optional.empty();

    @Option(
            names = "--against",
            paramLabel = "TILES",
            description = {
                "the discards of a riichi hand: how dangerous each discard is;",
                "once for each such hand; * may follow the tile of the riichi"
            })
    private List<String> against = List.of();

    @Option(
            names = "--passed",
            paramLabel = "TILES",
            description = "others' discards since the riichi that were not won on")
    private String passed = "";

    @Option(names = "--discards", paramLabel = "TILES", description = "own discards, for furiten")
    private String discards = "";

    @Option(
            names = "--call",
            paramLabel = "MELD",
            description = "what the hand is after calling this meld, such as 345m")
    private String call = "";

    /// Whether the hand is to be analysed, not scored.
    boolean isAnalysis() {
        return !visible.isEmpty() || isAdvice();
    }

    /// Whether any question goes beyond distance and acceptance.
    boolean isAdvice() {
        return asksOdds()
                || !against.isEmpty()
                || !passed.isEmpty()
                || !discards.isEmpty()
                || !call.isEmpty();
    }

    private boolean asksOdds() {
        return odds || turns.isPresent() || others.isPresent();
    }

    /// What these options ask for.
    AdviceGiven given(CommandSpec spec) {
        boolean bare = odds && turns.isEmpty();
        return new AdviceGiven(
                bare ? Optional.of(AdviceGiven.DEFAULT_TURNS) : turns,
                others,
                tiles(spec, visible),
                against.stream().map(text -> tiles(spec, text.replace("*", ""))).toList(),
                tiles(spec, passed),
                tiles(spec, discards),
                tiles(spec, call.replace("(", "").replace(")", "")),
                "--");
    }

    private static List<Tile> tiles(CommandSpec spec, String text) {
        return switch (Notation.COMPACT.readTiles(text)) {
            case Reading.Read<List<Tile>>(List<Tile> tiles) -> tiles;
            case Reading.Misread<List<Tile>> misread ->
                    throw BadInput.of(spec.commandLine(), text, misread);
        };
    }
}
