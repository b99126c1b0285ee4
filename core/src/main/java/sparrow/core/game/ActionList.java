package sparrow.core.game;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;

/// Actions gathered for a choice, to be offered as they are: from then on none can be added.
public final class ActionList extends AbstractList<Action> implements RandomAccess {
    private static final int USUAL = 16;

    private Action[] actions;
    private int size;
    private boolean offered;

    public ActionList() {
        actions = new Action[USUAL];
    }

    private ActionList(List<Action> all) {
        actions = List.copyOf(all).toArray(Action[]::new);
        size = actions.length;
    }

    /// These actions as they are offered: this very list if it is one, a copy of any other.
    static ActionList offering(List<Action> actions) {
        ActionList list = actions instanceof ActionList own ? own : new ActionList(actions);
        list.offered = true;
        return list;
    }

    @Override
    public boolean add(Action action) {
        if (offered) {
            throw new UnsupportedOperationException("these actions have been offered");
        }
        if (size == actions.length) {
            actions = Arrays.copyOf(actions, 2 * size);
        }
        actions[size++] = Objects.requireNonNull(action);
        return true;
    }

    @Override
    public Action get(int index) {
        return actions[Objects.checkIndex(index, size)];
    }

    @Override
    public int size() {
        return size;
    }

    /// Whether this very action is offered: what most players answer.
    boolean holds(Action action) {
        for (int i = 0; i < size; i++) {
            if (actions[i] == action) {
                return true;
            }
        }
        return false;
    }
}
