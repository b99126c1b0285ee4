package sparrow.cli;

import java.io.PrintWriter;
import sparrow.riichi.Preset;
import sparrow.riichi.RiichiOptions;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.Yaku;

/// Lists yaku, presets and rules.
final class RuleSheet {
    private final Paper paper;
    private final PrintWriter out;
    private final RiichiRules rules;

    RuleSheet(Paper paper, PrintWriter out, RiichiRules rules) {
        this.paper = paper;
        this.out = out;
        this.rules = rules;
    }

    void print(boolean yaku, boolean options) {
        if (yaku) {
            yaku();
        }
        if (yaku && options) {
            out.println();
        }
        if (options) {
            options();
        }
    }

    private void yaku() {
        out.println(paper.heading(padded("Yaku", 26) + "closed   open     what it is"));
        for (Yaku yaku : Yaku.all()) {
            String local = yaku.isLocal() ? " (local)" : "";
            out.println(
                    padded(yaku.key(), 26)
                            + padded(worth(yaku, yaku.closedHan()), 9)
                            + padded(worth(yaku, yaku.openHan()), 9)
                            + yaku.title()
                            + paper.faint(local));
        }
    }

    private static String worth(Yaku yaku, int han) {
        if (han == 0) {
            return "–";
        }
        if (yaku.isYakuman()) {
            return han > 13 ? "yakuman2" : "yakuman";
        }
        return yaku.isMangan() ? "mangan" : String.valueOf(han);
    }

    private void options() {
        RuleList list = new RuleList(paper, out, rules.rules(), 30);
        list.presets();
        for (Preset preset : Preset.values()) {
            list.preset(10, preset.key(), preset.title());
        }
        RiichiOptions.sections()
                .forEach(section -> list.section(section.title(), section.options()));
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(1, width - text.length()));
    }
}
