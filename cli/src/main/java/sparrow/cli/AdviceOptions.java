package sparrow.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.riichi.advice.Draws;
import sparrow.riichi.advice.Position;
import sparrow.riichi.advice.Threat;

/// The options that ask for more than distance: odds, danger, and what to mind.
final class AdviceOptions {
    private static final int DEFAULT_TURNS = 12;

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

    /// What the odds are asked for.
    Optional<Draws> draws(CommandSpec spec) {
        if (!asksOdds()) {
            return Optional.empty();
        }
        int own = turns.orElse(DEFAULT_TURNS);
        int ron = others.orElse(0);
        if (own < 1 || own > Draws.MOST) {
            throw new BadInput(
                    spec.commandLine(),
                    "--turns is a number from 1 to " + Draws.MOST + ", not " + own + ".");
        }
        if (ron < 0 || ron > 3) {
            throw new BadInput(
                    spec.commandLine(), "--ron is a number from 0 to 3, not " + ron + ".");
        }
        return Optional.of(new Draws(own, ron));
    }

    /// The riichi hands that discards are judged against.
    List<Threat> threats(CommandSpec spec) {
        if (against.isEmpty() && !passed.isEmpty()) {
            throw new BadInput(
                    spec.commandLine(),
                    "--passed needs a riichi: give its discards with --against.");
        }
        Tiles safe = Tiles.of(tiles(spec, passed));
        return against.stream()
                .map(text -> new Threat(tiles(spec, text.replace("*", "")), safe))
                .toList();
    }

    /// The position with all that these options show.
    Position seen(CommandSpec spec, Position position) {
        List<Tile> seen = new ArrayList<>(tiles(spec, visible));
        seen.addAll(tiles(spec, passed));
        threats(spec).forEach(threat -> seen.addAll(threat.discards()));
        return position.seen(Tiles.of(seen)).discards(Tiles.of(tiles(spec, discards)));
    }

    /// The hand after the call, or as it is.
    Hand called(CommandSpec spec, Hand hand) {
        return call.isEmpty() ? hand : called(spec, hand, meld(spec));
    }

    private Meld meld(CommandSpec spec) {
        String bare = call.replace("(", "").replace(")", "");
        List<Tile> tiles = tiles(spec, bare);
        Meld meld = Meld.of(Meld.Manner.CLAIMED, tiles.isEmpty() ? List.of(Tile.HIDDEN) : tiles);
        boolean set =
                (meld.kind() == Meld.Kind.RUN || meld.kind() == Meld.Kind.GROUP)
                        && tiles.size() >= 3
                        && tiles.size() <= 4;
        if (!set) {
            throw new BadInput(
                    spec.commandLine(),
                    "--call is a run, triplet or kan, such as 345m, not " + call + ".");
        }
        return meld;
    }

    private static Hand called(CommandSpec spec, Hand hand, Meld meld) {
        List<Tile> rest = new ArrayList<>(hand.tiles());
        int own = meld.tiles().size() - 1;
        int found = 0;
        boolean all = true;
        for (Tile tile : meld.tiles()) {
            boolean there = found < own || meld.kind() == Meld.Kind.RUN;
            there = there && (rest.remove(tile) || rest.remove(tile.plain()));
            found += there ? 1 : 0;
            all &= there;
        }
        if (hand.tiles().size() % 3 != 1) {
            throw new BadInput(
                    spec.commandLine(), "a call comes when there is nothing to discard: 13 tiles.");
        }
        if (found < own || all) {
            throw new BadInput(
                    spec.commandLine(),
                    all
                            ? "the hand holds all of "
                                    + meld
                                    + "; write it with the meld in brackets and without the tiles it used."
                            : "the hand lacks more than one tile of " + meld + ".");
        }
        List<Meld> melds = new ArrayList<>(hand.melds());
        melds.add(meld);
        return new Hand(rest, melds);
    }

    private static List<Tile> tiles(CommandSpec spec, String text) {
        return switch (Notation.COMPACT.readTiles(text)) {
            case Reading.Read<List<Tile>>(List<Tile> tiles) -> tiles;
            case Reading.Misread<List<Tile>> misread ->
                    throw BadInput.of(spec.commandLine(), text, misread);
        };
    }
}
