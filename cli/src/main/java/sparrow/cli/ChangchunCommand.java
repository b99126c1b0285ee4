package sparrow.cli;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sparrow.answers.ChangchunAnalysis;
import sparrow.answers.ChangchunHand;
import sparrow.answers.ChangchunRow;
import sparrow.changchun.ChangchunOptions;
import sparrow.changchun.ChangchunRules;
import sparrow.changchun.Nearness;
import sparrow.changchun.Preset;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Reading;
import sparrow.core.tile.TileSentence;
import sparrow.desk.Refusal;
import sparrow.desk.TileText;

/// `sparrow changchun HAND`: what a won hand pays, or what an unfinished one needs.
@Command(
        name = "changchun",
        description = {
            "Scores a Changchun hand that was won, or tells what an unfinished one needs.",
            "An unfinished hand is shown with the three things a win must show and with "
                    + "what each discard leaves."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "A hand has 13 tiles, or 14 with the one just come; a complete one is scored:",
            "  sparrow changchun 123m46p789s11244z",
            "  sparrow changchun 123m46p789s11144z --win 5p --self-draw --dealer",
            "Sets laid stand in brackets, claimed ones in round, own kongs in square ones:",
            "  sparrow changchun '345678p66678s' --melds '[1m1p1s]' --rules jilin-app",
            "A bao wins for a player who has said ting: drawn, or when it is waited for:",
            "  sparrow changchun 123m456p345s88s11z --ting --bao 8s"
        })
final class ChangchunCommand implements Runnable {
    @Parameters(
            paramLabel = "HAND",
            arity = "0..*",
            description = "the tiles, such as @|bold 123m456p789s1122z|@")
    private List<String> words = List.of();

    @Option(names = "--melds", paramLabel = "MELDS", description = "sets laid, in brackets")
    private String melds = "";

    @Option(
            names = "--visible",
            paramLabel = "TILES",
            description = "tiles seen elsewhere, which are not left")
    private String visible = "";

    @Option(
            names = {"-w", "--win"},
            paramLabel = "TILE",
            description = "the tile it wins on; without it, the last tile typed")
    private String win = "";

    @Option(names = "--self-draw", description = "the last tile was drawn")
    private boolean selfDraw;

    @Option(names = "--dealer", description = "the player deals")
    private boolean dealer;

    @Option(names = "--ting", description = "the player has said ting")
    private boolean ting;

    @Option(names = "--bao", paramLabel = "TILE", description = "the bao; needs --ting")
    private String bao = "";

    @Option(names = "--from-dealer", description = "the dealer gave the last tile")
    private boolean fromDealer;

    @Option(
            names = "--from-ting",
            description = "who gave it had said ting and seen the bao: it pays its own share alone")
    private boolean fromTing;

    @Option(
            names = "--from-blind",
            description = "who gave it had said ting, but not yet seen the bao")
    private boolean fromBlind;

    @Option(
            names = "--rules",
            paramLabel = "PRESET",
            description = "whose rules: mil2024 (the default), simple, jilin-app")
    private String preset = "mil2024";

    @Mixin private RuleOptions house = new RuleOptions();

    @Mixin private AnswerOptions options = new AnswerOptions();

    private final Paper paper;

    ChangchunCommand(Paper paper) {
        this.paper = paper;
    }

    @Override
    public void run() {
        ChangchunRules rules = rules();
        if (house.isListed()) {
            listRules(rules);
        } else if (options.isBatch()) {
            options.batch(
                    words, RuleOptions.NAMES, new ChangchunRow(preset, house.changes())::answer);
        } else {
            answer(rules, options.hand(words, "123m46p789s11244z"));
        }
    }

    private void answer(ChangchunRules rules, String hand) {
        ChangchunAnalysis analysis =
                ChangchunAnalysis.of(rules, new Nearness(rules), question(rules, hand));
        if (options.isJson()) {
            options.out().println(ChangchunRow.json(analysis));
        } else {
            new ChangchunSheet(options.paper(paper), options.out()).print(analysis);
        }
    }

    private ChangchunHand question(ChangchunRules rules, String typed) {
        try {
            Hand hand = TileText.hand(typed, TileText.HAND);
            Hand laid = TileText.hand(melds, "melds");
            if (!laid.tiles().isEmpty()) {
                throw options.complaint(TileSentence.bare("melds"));
            }
            List<Meld> sets = new ArrayList<>(hand.melds());
            sets.addAll(laid.melds());
            return ChangchunHand.of(
                    rules,
                    new Hand(hand.tiles(), sets),
                    TileText.tiles(visible, "visible"),
                    TileText.one(win, "win"),
                    TileText.one(bao, "bao"),
                    flags());
        } catch (Refusal error) {
            throw options.complaint(error);
        }
    }

    private Set<ChangchunHand.Flag> flags() {
        Set<ChangchunHand.Flag> flags = EnumSet.noneOf(ChangchunHand.Flag.class);
        for (ChangchunHand.Flag flag : ChangchunHand.Flag.values()) {
            boolean set =
                    switch (flag) {
                        case SELF_DRAW -> selfDraw;
                        case DEALER -> dealer;
                        case TING -> ting;
                        case FROM_DEALER -> fromDealer;
                        case FROM_TING -> fromTing;
                        case FROM_BLIND -> fromBlind;
                    };
            if (set) {
                flags.add(flag);
            }
        }
        return flags;
    }

    private ChangchunRules rules() {
        return switch (ChangchunRules.of(preset, house.changes())) {
            case Reading.Read<ChangchunRules>(ChangchunRules rules) -> rules;
            case Reading.Misread<ChangchunRules>(int _, String why) ->
                    throw options.complaint(why + ".");
        };
    }

    private void listRules(ChangchunRules rules) {
        RuleList list = new RuleList(paper, options.out(), rules.rules(), 26);
        list.presets();
        for (Preset each : Preset.values()) {
            list.preset(11, each.key(), each.title());
        }
        ChangchunOptions.sections()
                .forEach(section -> list.section(section.title(), section.options()));
    }
}
