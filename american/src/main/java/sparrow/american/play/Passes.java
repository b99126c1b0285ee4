package sparrow.american.play;

import sparrow.american.table.Words;
import sparrow.core.table.Table;

/// How many passes of the Charleston may still follow.
final class Passes {
    private static final int EACH = 3;

    private Passes() {}

    /// After the one that is asked for, or voted on.
    static int after(Table table) {
        boolean second = table.rules().value("charleston").equals("full");
        return switch (table.phase()) {
            case Words.FIRST_RIGHT -> 2 + (second ? EACH : 0);
            case Words.FIRST_ACROSS -> 1 + (second ? EACH : 0);
            case Words.FIRST_LEFT -> second ? EACH : 0;
            case Words.VOTE, Words.SECOND_LEFT -> 2;
            case Words.SECOND_ACROSS -> 1;
            default -> 0;
        };
    }
}
