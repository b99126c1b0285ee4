package sparrow.core.game;

import java.util.List;
import sparrow.core.table.Option;
import sparrow.core.table.Rules;

/// A variant that knows its name and its house rules; the rules of play are left to write.
public abstract class HouseVariant implements Variant {
    private final String name;
    private final int edition;
    private final List<Option> options;
    private final Rules rules;

    protected HouseVariant(String name, int edition, List<Option> options, Rules rules) {
        this.name = name;
        this.edition = edition;
        this.options = options;
        this.rules = rules;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final int edition() {
        return edition;
    }

    @Override
    public final List<Option> options() {
        return options;
    }

    @Override
    public final Rules rules() {
        return rules;
    }
}
