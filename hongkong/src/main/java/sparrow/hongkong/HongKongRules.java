package sparrow.hongkong;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Tiles;
import sparrow.hongkong.Win.Circumstance;
import sparrow.shapes.Form;
import sparrow.shapes.Gauge;
import sparrow.shapes.HandReading;

/// House rules, read once, ready to play and score by.
public final class HongKongRules {
    static final int MOST_FAAN = 13;

    private static final Gauge SETS = Gauge.of(Form.STANDARD);
    static final Form PAIRS = new Form.Pairs(Form.Quads.TWO_PAIRS, Set.of());

    /// Where an unlucky giver of tiles pays for all.
    enum TwelveTiles {
        NO,
        PURE,
        ANY
    }

    enum DealerStays {
        WIN_OR_DRAW,
        WIN,
        NEVER
    }

    private final Rules rules;
    private final Map<Faan, Integer> worth = new EnumMap<>(Faan.class);
    private final List<Form> concealedForms;
    private final Gauge concealed;
    private final int limit;
    private final Scale scale;
    private final boolean flowersTowardsMinimum;
    final boolean flowers;
    private final int deadWall;
    final boolean allWin;
    final boolean kongsAreOpen;
    final boolean orphansRob;
    final int minimum;
    final boolean commonPairIsSuited;
    final boolean discarderPaysAll;
    final boolean drawnIsDoubled;
    final boolean dealerDoubles;
    final TwelveTiles twelveTiles;
    final boolean nineTiles;
    final boolean lastPung;
    final boolean kongGiverPays;
    final boolean robbedKongPays;
    final int rounds;
    final DealerStays dealerStays;

    private HongKongRules(Rules rules) {
        this.rules = rules;
        for (Faan entry : Faan.values()) {
            worth.put(entry, rules.number(entry.key()));
        }
        List<Form> forms = new ArrayList<>(List.of(Form.STANDARD));
        if (worth(Faan.THIRTEEN_ORPHANS) > 0) {
            forms.add(Form.THIRTEEN_ORPHANS);
        }
        if (worth(Faan.SEVEN_PAIRS) > 0) {
            forms.add(PAIRS);
        }
        concealedForms = List.copyOf(forms);
        concealed = Gauge.of(concealedForms);
        limit = rules.number("limit");
        scale = rules.choice("scale", Scale.class);
        flowersTowardsMinimum = rules.is("minimum_flowers");
        flowers = rules.is("flowers");
        deadWall = rules.number("dead_wall");
        allWin = rules.value("winners").equals("all");
        kongsAreOpen = rules.value("concealed_kong").equals("open");
        orphansRob = rules.is("orphans_rob");
        minimum = rules.number("minimum");
        commonPairIsSuited = rules.value("common_pair").equals("suited");
        discarderPaysAll = rules.value("discarder").equals("all");
        drawnIsDoubled = rules.value("drawn").equals("double");
        dealerDoubles = rules.is("dealer_double");
        twelveTiles = rules.choice("twelve_tiles", TwelveTiles.class);
        nineTiles = rules.is("nine_tiles");
        lastPung = rules.is("last_pung");
        kongGiverPays = rules.is("kong_giver");
        robbedKongPays = rules.is("robbed_kong");
        rounds = rules.number("rounds");
        dealerStays = rules.choice("dealer_stays", DealerStays.class);
    }

    /// Complete rules.
    public static HongKongRules of(Rules rules) {
        return new HongKongRules(rules);
    }

    /// The rules of a preset, with changes.
    public static Reading<HongKongRules> of(String preset, Map<String, String> changes) {
        return RuleSet.read(preset, List.of(Preset.values()))
                .then(base -> base.rules().with(HongKongOptions.all(), changes))
                .map(HongKongRules::new);
    }

    /// The value of every option.
    public Rules rules() {
        return rules;
    }

    /// What an entry of the rule book is worth here; 0 if it does not count.
    public int worth(Faan entry) {
        return worth.getOrDefault(entry, 0);
    }

    /// Faan a win must be worth.
    public int minimum() {
        return minimum;
    }

    /// The most faan that are paid for.
    public int limit() {
        return limit;
    }

    /// Whether flowers and seasons are in the wall.
    public boolean hasFlowers() {
        return flowers;
    }

    /// How many tiles of the wall can still be drawn.
    public int drawsLeft(Table table) {
        return Math.max(0, table.wall().left() - deadWall);
    }

    /// What a hand with these sets laid can become.
    public List<Form> forms(List<Meld> melds) {
        return melds.isEmpty() ? concealedForms : concealedForms.subList(0, 1);
    }

    /// Whether the tiles make a complete hand, whatever it is worth.
    public boolean isComplete(Tiles hand, List<Meld> melds) {
        Gauge gauge = melds.isEmpty() ? concealed : SETS;
        return gauge.distance(hand.kinds(), melds.size()) == 0;
    }

    /// What a win is worth by the reading that pays best; empty if it is not complete or not worth
    /// the minimum.
    public Optional<Score> score(Win win) {
        return scores(win).stream().filter(this::isEnough).findFirst();
    }

    /// What flowers alone are worth, as far as they help a win to be enough.
    public int flowerFaan(Win win) {
        WonHand none = new WonHand(win, List.of(), this);
        return flowersTowardsMinimum
                ? Arrays.stream(Faan.values())
                        .filter(Faan::isOfFlowers)
                        .mapToInt(entry -> worth(entry) * entry.times(none))
                        .sum()
                : 0;
    }

    private boolean isEnough(Score score) {
        return towardsMinimum(score) >= minimum;
    }

    /// The faan of a hand that count towards the minimum.
    public int towardsMinimum(Score score) {
        return flowersTowardsMinimum ? score.sum() : score.sumWithoutFlowers();
    }

    /// What a complete hand is worth by each of its readings, the best first, whether or not it is
    /// enough to win.
    public List<Score> scores(Win win) {
        List<Score> scores = new ArrayList<>();
        for (HandReading reading : HandReading.all(win.hand(), forms(win.hand().melds()))) {
            scores.add(score(new WonHand(win, reading.blocks(), this)));
        }
        Score byFlowers = score(new WonHand(win, List.of(), this));
        if (win.is(Circumstance.SELF_DRAW) && !byFlowers.counted().isEmpty()) {
            scores.add(byFlowers);
        }
        scores.sort(Comparator.comparingInt(Score::points).thenComparingInt(Score::sum).reversed());
        return scores;
    }

    private Score score(WonHand hand) {
        Set<Faan> earned = EnumSet.noneOf(Faan.class);
        for (Faan entry : Faan.values()) {
            if (worth(entry) > 0
                    && entry.winsAlone() == hand.isWonByFlowers()
                    && entry.times(hand) > 0) {
                earned.add(entry);
            }
        }
        Set.copyOf(earned).forEach(entry -> earned.removeAll(entry.swallows()));
        List<Score.Counted> counted =
                earned.stream()
                        .map(entry -> new Score.Counted(entry, worth(entry) * entry.times(hand)))
                        .toList();
        int sum = counted.stream().mapToInt(Score.Counted::faan).sum();
        int faan = Math.min(sum, limit);
        return new Score(hand.win(), hand.blocks(), counted, faan, scale.points(faan));
    }
}
