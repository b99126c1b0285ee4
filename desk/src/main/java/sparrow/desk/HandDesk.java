package sparrow.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import sparrow.core.game.Choice;
import sparrow.core.table.Rules;
import sparrow.core.table.View;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Reading;

/// A desk of a game in which a hand draws and discards until one tile completes it: what the
/// questions of all such games say alike.
///
/// @param <R> the house rules of the game
public abstract class HandDesk<R> implements Desk {
    /// Sets laid.
    public static final String MELDS = "melds";

    /// The winning tile.
    public static final String WIN = "win";

    /// Tiles seen elsewhere.
    public static final String VISIBLE = "visible";

    /// Stands behind a winning tile that nobody named.
    public static final String TYPED_LAST = " (the last tile typed; -w names another)";

    private final String standard;
    private final List<Field> fields;

    /// @param standard the preset that holds if none is named
    /// @param presets half a sentence about all of them
    /// @param own what a question says of the hand itself
    protected HandDesk(String standard, String presets, List<Field> own) {
        this.standard = standard;
        List<Field> all = new ArrayList<>(own);
        all.addAll(Surroundings.fields());
        all.addAll(Field.rules(presets));
        this.fields = List.copyOf(all);
    }

    @Override
    public final List<Field> fields() {
        return fields;
    }

    /// The field of the winning tile.
    protected static Field winningTile() {
        return Field.tile(WIN, "the winning tile; without it, the last tile typed").letter("-w");
    }

    /// The field of tiles that are somewhere else.
    protected static Field seenElsewhere() {
        return Field.tiles(VISIBLE, "tiles seen elsewhere, which are not left")
                .in(Field.Group.TABLE);
    }

    /// A preset with changes.
    protected abstract Reading<R> house(String preset, Map<String, String> changes);

    /// The value of every option of a house.
    protected abstract Rules values(R house);

    /// Checks what somebody gave who plays in this house.
    protected abstract Question read(Given given, R house) throws Refusal;

    @Override
    public final Question read(Given given) throws Refusal {
        return read(given, house(given));
    }

    @Override
    public final Rules rules(Given given) throws Refusal {
        return values(house(given));
    }

    private R house(Given given) throws Refusal {
        return Given.house(house(given.word(Field.RULES).orElse(standard), given.changes()));
    }

    /// What a seat says that must choose, in the fields that all such games share.
    ///
    /// @param declares whether a word is said with the discard that follows it
    protected final Given written(View view, Choice choice, Predicate<String> declares) {
        return Given.of(fields)
                .with(Field.HAND, Notation.COMPACT.write(Retold.hand(view)))
                .with(Field.RULES, standard)
                .with(Field.RULE, Field.changes(view.table().rules()))
                .with(Retold.around(view, choice, declares, Notation.COMPACT));
    }
}
