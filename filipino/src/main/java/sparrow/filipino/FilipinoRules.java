package sparrow.filipino;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sparrow.core.table.Option;
import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Tile;

/// House rules, read once, ready to play and score by.
public final class FilipinoRules {
    public static final FilipinoRules STANDARD = of(Preset.STANDARD.rules());

    enum Winners {
        HEAD_BUMP,
        ALL_WIN,
        WAIT_RANK
    }

    enum Paying {
        FLAT,
        TABLE,
        DISCARDER_ONLY
    }

    enum Length {
        ROUNDS,
        HANDS,
        ENDLESS
    }

    private final Rules rules;
    private final int[] quarters = new int[Ambition.values().length];
    private final Goal goal;
    final boolean honorsAreFlowers;
    final int reserve;
    final boolean joker;
    final boolean jokerClaimedWin;
    final boolean jokerDiscard;
    final boolean anyoneChows;
    final Winners winners;
    final int leastQuarters;
    final boolean sameTurnPass;
    final boolean secretHidden;
    final boolean sagasaLater;
    final boolean discarderPaysKang;
    final boolean robSagasa;
    final boolean sieteDoubles;
    final boolean allUpStrict;
    final boolean allDownSecrets;
    final boolean suppression;
    final boolean thirteenRepeats;
    final Paying paying;
    final int bisaklatFlat;
    final boolean doubleDice;
    final Length length;
    final int rounds;
    final int hands;
    final boolean drawKeepsDealer;
    final boolean jaiAlai;

    private FilipinoRules(Rules rules) {
        this.rules = rules;
        goal = Goal.of(rules);
        honorsAreFlowers = rules.value("honors").equals("flowers");
        reserve = rules.number("reserve");
        joker = rules.is("joker");
        jokerClaimedWin = rules.is("joker_claimed_win");
        jokerDiscard = rules.is("joker_discard");
        anyoneChows = rules.value("chow").equals("anyone");
        winners = rules.choice("winners", Winners.class);
        leastQuarters = Money.QUARTERS * rules.number("min_units");
        sameTurnPass = rules.is("same_turn_pass");
        secretHidden = rules.is("secret_hidden");
        sagasaLater = rules.is("sagasa_later");
        discarderPaysKang = rules.value("kang_payer").equals("discarder");
        robSagasa = rules.is("rob_sagasa");
        sieteDoubles = rules.is("siete_doubles");
        allUpStrict = rules.is("all_up_strict");
        allDownSecrets = rules.is("all_down_secrets");
        suppression = rules.is("suppression");
        thirteenRepeats = rules.is("thirteen_repeat");
        paying = rules.choice("payment", Paying.class);
        bisaklatFlat = Money.QUARTERS * rules.number("bisaklat_flat");
        doubleDice = rules.is("double_dice");
        length = rules.choice("length", Length.class);
        rounds = rules.number("rounds");
        hands = rules.number("hands");
        drawKeepsDealer = rules.value("draw_dealer").equals("keep");
        jaiAlai = rules.is("jai_alai");
        for (Ambition ambition : Ambition.values()) {
            quarters[ambition.ordinal()] = rules.number(ambition.key());
        }
    }

    /// Complete rules.
    public static FilipinoRules of(Rules rules) {
        return new FilipinoRules(rules);
    }

    /// The rules of a preset, with changes. Capitals, underscores and hyphens make no difference in
    /// names and values, and yes is also true and on.
    public static Reading<FilipinoRules> of(String preset, Map<String, String> changes) {
        return RuleSet.read(preset, List.of(Preset.values())).then(base -> with(base, changes));
    }

    private static Reading<FilipinoRules> with(Preset base, Map<String, String> changes) {
        Map<String, String> values = new TreeMap<>();
        for (Map.Entry<String, String> change : changes.entrySet()) {
            String key = change.getKey();
            String value = change.getValue();
            if (plain(key).equals("honorsasflowers")) {
                key = "honors";
                value = isYes(value) ? "flowers" : "playable";
            }
            Optional<Option> option = option(key);
            values.put(option.map(Option::name).orElse(key), spelled(option, value));
        }
        return base.rules().with(FilipinoOptions.all(), values).map(FilipinoRules::new);
    }

    private static Optional<Option> option(String typed) {
        return FilipinoOptions.all().stream()
                .filter(option -> plain(option.name()).equals(plain(typed)))
                .findFirst();
    }

    /// The value as the option spells it; what it does not know stays as typed.
    private static String spelled(Optional<Option> option, String typed) {
        List<String> known = new ArrayList<>(option.map(Option::values).orElse(List.of()));
        if (known.contains(Option.YES)) {
            return isYes(typed) ? Option.YES : isNo(typed) ? Option.NO : typed;
        }
        return known.stream()
                .filter(value -> plain(value).equals(plain(typed)))
                .findFirst()
                .orElse(typed);
    }

    private static boolean isYes(String typed) {
        return List.of("yes", "true", "on").contains(plain(typed));
    }

    private static boolean isNo(String typed) {
        return List.of("no", "false", "off").contains(plain(typed));
    }

    private static String plain(String typed) {
        return typed.toLowerCase(Locale.ROOT).replace("_", "").replace("-", "");
    }

    /// The value of every option.
    public Rules rules() {
        return rules;
    }

    /// What an ambition pays, in quarters from each payer; 0 if it does not count here.
    public int quarters(Ambition ambition) {
        boolean possible = ambition != Ambition.THIRTEEN_FLOWERS || honorsAreFlowers;
        return possible ? quarters[ambition.ordinal()] : 0;
    }

    public boolean counts(Ambition ambition) {
        return quarters(ambition) > 0;
    }

    /// What a hand must become.
    public Goal goal() {
        return goal;
    }

    /// Whether the tile is laid aside as soon as it is drawn.
    public boolean isFlower(Tile tile) {
        return tile.isFlower() || (honorsAreFlowers && tile.isHonor());
    }

    /// What a win is worth by its best reading; empty if the hand does not win.
    public Optional<Score> score(Win win) {
        return scores(win).stream().filter(score -> score.quarters() >= leastQuarters).findFirst();
    }

    /// The worth of a complete hand by each of its readings, the one that pays best first, whether
    /// or not it is enough to win.
    public List<Score> scores(Win win) {
        boolean wild = jokerClaimedWin || win.is(Win.Circumstance.SELF_DRAW);
        return Scorer.scores(wild ? win : win.joker(Optional.empty()), this);
    }

    /// Whether siete pares doubles a win instead of adding to it.
    public boolean sieteDoubles() {
        return sieteDoubles;
    }

    /// Units a win must be worth.
    public int leastUnits() {
        return leastQuarters / Money.QUARTERS;
    }

    /// The most flowers that can lie beside a hand.
    public int mostFlowers() {
        return honorsAreFlowers ? 36 : 8;
    }

    /// Why a set cannot lie before a player, in words; nothing if it can.
    public Optional<String> objection(Meld meld) {
        return LaidSet.objection(meld, this);
    }

    /// Who pays what for it.
    public Payment payment(Score score) {
        return Payment.of(score, this);
    }
}
