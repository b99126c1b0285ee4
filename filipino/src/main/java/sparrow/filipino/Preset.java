package sparrow.filipino;

import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;

/// Ways people play, each by how it differs from the standard.
public enum Preset implements RuleSet {
    STANDARD("Honors are played, eight flowers, everyone pays the same", ""),
    MANILA(
            "Honors are flowers, the discarder pays double, every ambition counts",
            "honors=flowers payment=table suppression=yes full_flush=2 quick_win=1 paningit=1"
                    + " back_to_back=1"),
    VISAYAN(
            "Honors are played, Beauty and NEWS are sets, no Thirteen Flowers",
            "beauty=1 news=1 thirteen_flowers=0");

    private final String title;
    private final String changes;

    Preset(String title, String changes) {
        this.title = title;
        this.changes = changes;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public Rules rules() {
        return Rules.of(FilipinoOptions.all(), changes);
    }
}
