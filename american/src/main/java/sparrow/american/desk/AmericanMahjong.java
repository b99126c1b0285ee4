package sparrow.american.desk;

import java.util.List;
import java.util.Optional;
import sparrow.american.card.desk.CardSubject;
import sparrow.american.play.AmericanBots;
import sparrow.american.table.AmericanOptions;
import sparrow.american.table.AmericanRules;
import sparrow.american.table.AmericanVariant;
import sparrow.american.table.Preset;
import sparrow.american.table.Words;
import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.core.table.Option;
import sparrow.core.table.Rules;
import sparrow.desk.Desk;
import sparrow.desk.Mahjong;
import sparrow.desk.RulesOfPlay;
import sparrow.desk.ScoringTable;
import sparrow.desk.Subject;
import sparrow.odds.Fitting;

/// American mahjong, by whatever card.
public final class AmericanMahjong implements Mahjong {
    private final Desk desk = new AmericanDesk();

    @Override
    public String name() {
        return Words.AMERICAN;
    }

    @Override
    public String title() {
        return "American";
    }

    @Override
    public List<Preset> presets() {
        return List.of(Preset.values());
    }

    @Override
    public List<Option.Section> sections() {
        return AmericanOptions.sections();
    }

    @Override
    public Variant variant(Rules rules) {
        return new AmericanVariant(rules);
    }

    @Override
    public List<Level> levels() {
        return AmericanBots.all();
    }

    @Override
    public Optional<Level> trial(String wanted) {
        return AmericanBots.trial(wanted).or(() -> level(wanted));
    }

    @Override
    public Optional<Fitting> fitting() {
        return Optional.of(AmericanBots.fitting());
    }

    @Override
    public Desk desk() {
        return desk;
    }

    @Override
    public Optional<ScoringTable> scoring(Rules rules) {
        return Optional.of(CardTable.of(AmericanRules.of(rules).card()));
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new CardSubject());
    }

    @Override
    public RulesOfPlay rulesOfPlay() {
        String byTheCard =
                "lines are weighed by what the card says they pay, whatever is paid besides";
        return RulesOfPlay.NONE
                .and(RulesOfPlay.MATCH, "rounds", "east_keeps")
                .and(RulesOfPlay.SEVERAL, "several_winners")
                .and(RulesOfPlay.AT_ONCE, "challenge_penalty")
                .and("it says what becomes of a hand later", "wrong_challenge_dies")
                .and(byTheCard, "hot_wall", "scoring", "east_double", "doubles_dice")
                .and(byTheCard, "double_card", "pie", "pay_for_table")
                .and(byTheCard, "self_pick_points", "jokerless_points", "fed_two", "fed_three")
                .and(RulesOfPlay.DRAWN, "wall_game", "wall_stake", "wall_points");
    }
}
