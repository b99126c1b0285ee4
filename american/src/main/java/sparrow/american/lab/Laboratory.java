package sparrow.american.lab;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import sparrow.american.card.Card;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.american.card.Win;
import sparrow.american.play.AimedLine;
import sparrow.american.table.AmericanRules;
import sparrow.american.table.AmericanVariant;
import sparrow.american.table.Preset;
import sparrow.american.table.Words;
import sparrow.core.game.Level;
import sparrow.core.table.Event;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Tiles;
import sparrow.desk.Answer;
import sparrow.desk.Data;
import sparrow.desk.Experiment;
import sparrow.desk.Sheet;

/// Games of equal bots on one card: what each says about the lines, and what they say together.
public final class Laboratory implements Experiment<LabGame> {
    private final AmericanVariant variant;
    private final Level bot;
    private final long seed;
    private final LabTally tally;

    private Laboratory(AmericanVariant variant, Level bot, long seed) {
        this.variant = variant;
        this.bot = bot;
        this.seed = seed;
        this.tally = new LabTally(variant.card());
    }

    /// A card played by the rules of the league, with the jokers and flowers it asks for.
    public static Laboratory of(Card card, Level bot, long seed) {
        Map<String, String> values = new TreeMap<>(Preset.LEAGUE.rules().values());
        values.put("card", card.print());
        values.put("jokers", String.valueOf(card.supply().jokers()));
        values.put("flowers", String.valueOf(card.supply().flowers()));
        AmericanRules rules = AmericanRules.of(Preset.LEAGUE, values).orThrow();
        return new Laboratory(new AmericanVariant(rules), bot, seed);
    }

    public Card card() {
        return variant.card();
    }

    @Override
    public AmericanVariant variant() {
        return variant;
    }

    @Override
    public Level bot() {
        return bot;
    }

    @Override
    public long seed() {
        return seed;
    }

    @Override
    public LabGame told(Table end) {
        List<Event> log = end.log().events();
        int discards = (int) log.stream().filter(Event.Discarded.class::isInstance).count();
        Optional<Event.Won> won =
                log.stream()
                        .filter(Event.Won.class::isInstance)
                        .map(Event.Won.class::cast)
                        .findFirst();
        return new LabGame(
                aims(log), won.map(each -> win(end, each)), discards, end.points().values());
    }

    /// The line each seat aims at when play begins; none if somebody wins before.
    private List<OptionalInt> aims(List<Event> log) {
        int begins = log.indexOf(new Event.Began(Words.PLAY));
        if (begins < 0) {
            return List.of();
        }
        Table table = Table.fold(log.subList(0, begins + 1));
        return table.seats().stream()
                .map(seat -> AimedLine.of(View.of(seat, table), card()))
                .toList();
    }

    private LabGame.Won win(Table end, Event.Won won) {
        Place place = end.place(won.seat());
        Tiles hand = place.hand();
        boolean whole = Rack.of(hand, place.melds()).size() == Variation.TILES;
        Rack rack = Rack.of(whole ? hand : hand.with(won.tile()), place.melds());
        Win best = card().wins(rack).getFirst();
        return new LabGame.Won(
                won.seat().ordinal(), best.line().index(), best.value(), won.from().isEmpty());
    }

    @Override
    public void count(LabGame game) {
        tally.add(game);
    }

    @Override
    public long games() {
        return tally.games();
    }

    LabTally tally() {
        return tally;
    }

    @Override
    public Answer answer() {
        return new Answer() {
            @Override
            public Sheet sheet() {
                return new LabSheet(Laboratory.this).sheet();
            }

            @Override
            public Data.Fields data() {
                return LabData.of(Laboratory.this);
            }
        };
    }

    @Override
    public String picture() {
        return LabPlot.svg(card().name(), tally);
    }
}
