package sparrow.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import sparrow.answers.AdviceGiven;
import sparrow.core.tile.Tile;
import sparrow.desk.Refusal;
import sparrow.desk.TileText;

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
            description = "your draws still to come, for --odds; 12 by default")
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
    ///
    /// @param norths how many were set aside
    AdviceGiven given(int norths) throws Refusal {
        boolean bare = odds && turns.isEmpty();
        List<List<Tile>> ponds = new ArrayList<>();
        for (String pond : against) {
            ponds.add(TileText.tiles(pond.replace("*", ""), "against"));
        }
        return new AdviceGiven(
                bare ? Optional.of(AdviceGiven.DEFAULT_TURNS) : turns,
                others,
                TileText.tiles(visible, "visible"),
                ponds,
                TileText.tiles(passed, "passed"),
                TileText.tiles(discards, "discards"),
                TileText.tiles(call.replace("(", "").replace(")", ""), "call"),
                norths,
                "--");
    }
}
