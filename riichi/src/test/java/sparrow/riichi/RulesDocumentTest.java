package sparrow.riichi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Option;
import sparrow.testkit.RulesDocument;

/// Keeps `docs/riichi-rules.md` equal to the code; `-Dgolden.update=true` writes it anew.
class RulesDocumentTest {
    private static final String INTRODUCTION =
            """
            # Riichi rules and presets

            Written by `RulesDocumentTest` from the code; a test keeps it so. A value in **bold** differs from Tenhou's, which
            is the default. `--rules PRESET` chooses a column, `--rule KEY=VALUE` changes a row, and in Java
            `RiichiRules.of("wrc", Map.of("honba_each", "500"))` does both.

            A value without a mark is sure: a rule book or a real log says so, or two sources agree. `~` is likely: one source,
            or sources that disagree. `?` is unknown, and only what to start from.

            Four keys stand for several rules or for one value: `aka` (yes or no) for all red fives, `double_yakuman` for the
            four doubled patterns, `limit_6x_yakuman` for a cap of six, `renhou_yakuman` for `renhou=yakuman` or `five_han`.

            `sanma_tsumo` says who pays the share of the missing north when a player wins by self-draw: nobody (`loss`), each
            payer half of it (`split`), or, in `full`, both payers alike so that together they pay what a ron would cost.

            Two rules of rule books need no option. Temporary furiten ends with the own discard; whether a book says at the
            draw, at the call or at the discard changes nothing, for nobody else discards in between. And chombo cannot
            happen: the table offers legal actions only.
            """;

    @Test
    void the_document_shows_every_rule_of_every_preset() {
        RulesDocument<Preset> document =
                new RulesDocument<>(
                                "riichi-rules.md",
                                List.of(Preset.values()),
                                (option, preset) -> Confidence.mark(option.name(), preset))
                        .add(INTRODUCTION)
                        .tables(RiichiOptions.sections())
                        .add("\n## Yaku\n\n| yaku | what it is | closed | open |\n")
                        .add("|---|---|---|---|\n");
        Yaku.all().forEach(yaku -> document.add(row(yaku)));
        document.check();
    }

    @Test
    void only_rules_that_exist_are_marked() {
        assertThat(RiichiOptions.all().stream().map(Option::name)).containsAll(Confidence.rules());
    }

    private static String row(Yaku yaku) {
        return "| "
                + yaku.key()
                + (yaku.isLocal() ? " (local)" : "")
                + " | "
                + yaku.title()
                + " | "
                + worth(yaku, yaku.closedHan())
                + " | "
                + worth(yaku, yaku.openHan())
                + " |\n";
    }

    private static String worth(Yaku yaku, int han) {
        if (han == 0) {
            return "–";
        }
        if (yaku.isYakuman()) {
            return han > Worth.YAKUMAN ? "double yakuman" : "yakuman";
        }
        return yaku.isMangan() ? "mangan" : String.valueOf(han);
    }
}
