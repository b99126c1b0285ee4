package sparrow.core.game;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import sparrow.core.table.Origin;
import sparrow.core.tile.Tile;

/// Actions gathered for a choice, to be offered as they are: from then on none can be added.
///
/// Most choices are discards from the hand. They come last, a bit for each face, and take no room.
public final class ActionList extends AbstractList<Action> implements RandomAccess {
    private static final Action[] NONE = {};
    private static final int FEW = 4;

    private Action[] actions = NONE;
    private int listed;
    private long discards;
    private boolean offered;

    /// These actions as they are offered: this very list if it is one, a copy of any other.
    static ActionList offering(List<Action> actions) {
        ActionList list;
        if (actions instanceof ActionList own) {
            list = own;
        } else {
            list = new ActionList();
            list.actions = List.copyOf(actions).toArray(Action[]::new);
            list.listed = list.actions.length;
        }
        list.offered = true;
        return list;
    }

    @Override
    public boolean add(Action action) {
        checkOpen();
        if (discards != 0) {
            listDiscards();
        }
        append(action);
        return true;
    }

    /// Adds the discards of these faces from the hand, in their order.
    ///
    /// @param faces a bit for each, see [sparrow.core.tile.Tiles#faceBits()]
    void addDiscards(long faces) {
        checkOpen();
        if (discards != 0) {
            listDiscards();
        }
        discards = faces;
    }

    private void checkOpen() {
        if (offered) {
            throw new UnsupportedOperationException("these actions have been offered");
        }
    }

    /// Lists the discards one by one, for something comes after them.
    private void listDiscards() {
        long faces = discards;
        discards = 0;
        for (long left = faces; left != 0; left &= left - 1) {
            append(discard(left));
        }
    }

    private void append(Action action) {
        if (listed == actions.length) {
            actions = Arrays.copyOf(actions, Math.max(FEW, 2 * listed));
        }
        actions[listed++] = Objects.requireNonNull(action);
    }

    @Override
    public Action get(int index) {
        if (index < listed) {
            return actions[index];
        }
        Objects.checkIndex(index, size());
        long left = discards;
        for (int before = index - listed; before > 0; before--) {
            left &= left - 1;
        }
        return discard(left);
    }

    /// The discard of the lowest of these faces.
    private static Action discard(long faces) {
        return Action.Discard.of(Tile.face(Long.numberOfTrailingZeros(faces)), Origin.HAND);
    }

    @Override
    public int size() {
        return listed + Long.bitCount(discards);
    }

    @Override
    public boolean contains(Object action) {
        if (action instanceof Action.Discard(Tile tile, Origin origin)
                && origin == Origin.HAND
                && (discards >>> tile.ordinal() & 1) != 0) {
            return true;
        }
        for (int i = 0; i < listed; i++) {
            if (Objects.equals(actions[i], action)) {
                return true;
            }
        }
        return false;
    }
}
