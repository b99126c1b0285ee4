package sparrow.hongkong.desk;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.core.table.Option;
import sparrow.core.table.Rules;
import sparrow.core.tile.Tile;
import sparrow.desk.Desk;
import sparrow.desk.Mahjong;
import sparrow.desk.RulesOfPlay;
import sparrow.desk.ScoringTable;
import sparrow.hongkong.HongKongOptions;
import sparrow.hongkong.HongKongRules;
import sparrow.hongkong.HongKongVariant;
import sparrow.hongkong.Preset;
import sparrow.hongkong.Words;
import sparrow.hongkong.play.HongKongBots;
import sparrow.odds.Fitting;

/// Hong Kong mahjong.
public final class HongKongMahjong implements Mahjong {
    private static final Desk DESK = new HongKongDesk();

    @Override
    public String name() {
        return Words.HONGKONG;
    }

    @Override
    public String title() {
        return "Hong Kong";
    }

    @Override
    public List<Preset> presets() {
        return List.of(Preset.values());
    }

    @Override
    public List<Option.Section> sections() {
        return HongKongOptions.sections();
    }

    @Override
    public Variant variant(Rules rules) {
        return new HongKongVariant(rules);
    }

    @Override
    public List<Level> levels() {
        return HongKongBots.all();
    }

    @Override
    public Optional<Fitting> fitting() {
        return Optional.of(HongKongBots.fitting());
    }

    @Override
    public Optional<ScoringTable> scoring(Rules rules) {
        return Optional.of(FaanTable.of(HongKongRules.of(rules)));
    }

    @Override
    public Desk desk() {
        return DESK;
    }

    /// Flowers and seasons.
    @Override
    public Predicate<Tile> laidAtOnce(Rules rules) {
        return Tile::isFlower;
    }

    @Override
    public RulesOfPlay rulesOfPlay() {
        return RulesOfPlay.NONE
                .and(RulesOfPlay.MATCH, "rounds", "dealer_stays")
                .and(RulesOfPlay.SEVERAL, "winners")
                .and(RulesOfPlay.CLAIMS, "orphans_rob")
                .and("it hides a kong from others, and is worth nothing", "concealed_kong");
    }
}
