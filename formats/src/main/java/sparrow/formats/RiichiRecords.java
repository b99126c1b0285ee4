package sparrow.formats;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
import sparrow.core.tile.Tile;
import sparrow.formats.hand.OpeningCheck;
import sparrow.formats.replay.Replay;
import sparrow.formats.replay.RuleSearch;
import sparrow.formats.tenhou.TableTypes;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.records.file.Format;
import sparrow.records.file.GameRecords;
import sparrow.records.file.RecordFile;
import sparrow.records.replay.Difference;
import sparrow.riichi.table.RiichiVariant;
import sparrow.riichi.table.Words;

/// Records of Riichi: Tenhou's two formats and mjai.
public final class RiichiRecords implements GameRecords {
    public static final GameRecords RIICHI = new RiichiRecords();

    private RiichiRecords() {}

    @Override
    public String game() {
        return Words.RIICHI_GAME;
    }

    @Override
    public List<Format> formats() {
        return List.of(RiichiFormat.values());
    }

    @Override
    public Optional<String> flaw(Event.Started opening) {
        return OpeningCheck.flaw(opening);
    }

    @Override
    public Optional<String> flaw(RecordedHand hand) {
        return flaw(hand.started()).or(() -> wall(hand));
    }

    private static Optional<String> wall(RecordedHand hand) {
        if (hand.events().size() == 1) {
            return Optional.of("the record breaks off before the wall is built");
        }
        List<Tile> tiles = new ArrayList<>(new RiichiVariant(hand.started().rules()).tiles());
        Collections.sort(tiles);
        boolean hasWall =
                hand.events().get(1) instanceof Event.WallBuilt built
                        && built.tiles().stream().sorted().toList().equals(tiles);
        return hasWall ? Optional.empty() : Optional.of("the wall is not that of the game");
    }

    @Override
    public RecordFile settled(RecordFile file) {
        RuleSearch.Found found =
                TableTypes.tellRules(file.match().header())
                        ? RuleSearch.ofRanked(file.match())
                        : RuleSearch.of(file.match());
        return new RecordFile(file.format(), found.match(), found.assumed());
    }

    @Override
    public RecordFile under(RecordFile file, Rules rules, Set<String> changes) {
        Map<String, String> others = RuleSearch.untold(rules);
        changes.forEach(name -> others.put(name, rules.value(name)));
        return new RecordFile(file.format(), RuleSearch.under(file.match(), others));
    }

    @Override
    public Optional<Difference> difference(Transcript match) {
        return Replay.of(match).difference();
    }

    @Override
    public Transcript completed(RecordFile file) {
        return Conversion.completed(file);
    }

    @Override
    public Transcript asLog(RecordFile file) {
        return Conversion.asLog(file);
    }
}
