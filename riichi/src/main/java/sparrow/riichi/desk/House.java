package sparrow.riichi.desk;

import org.jspecify.annotations.Nullable;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.table.RiichiVariant;

/// The rules that a question is asked under.
final class House {
    /// How the rules were told.
    enum Told {
        /// By the name of a preset.
        NAMED,
        /// Rule by rule: a house that nobody named, where what a row says happened is believed.
        DESCRIBED
    }

    private final RiichiRules rules;
    private final Told told;
    private volatile @Nullable RiichiVariant variant;

    House(RiichiRules rules, Told told) {
        this.rules = rules;
        this.told = told;
    }

    RiichiRules rules() {
        return rules;
    }

    Told told() {
        return told;
    }

    RiichiVariant variant() {
        RiichiVariant known = variant;
        if (known == null) {
            known = new RiichiVariant(rules.rules());
            variant = known;
        }
        return known;
    }
}
