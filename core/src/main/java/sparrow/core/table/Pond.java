package sparrow.core.table;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;

/// A seat's discards in the order they were made.
public final class Pond extends AbstractList<Thrown> implements RandomAccess {
    static final Pond EMPTY = new Pond(new Thrown[0]);

    private final Thrown[] thrown;

    private Pond(Thrown[] thrown) {
        this.thrown = thrown;
    }

    @Override
    public Thrown get(int index) {
        return thrown[index];
    }

    @Override
    public int size() {
        return thrown.length;
    }

    Pond plus(Thrown next) {
        Thrown[] more = Arrays.copyOf(thrown, thrown.length + 1);
        more[thrown.length] = next;
        return new Pond(more);
    }

    Pond withLast(Thrown changed) {
        return with(thrown.length - 1, changed);
    }

    Pond with(int at, Thrown changed) {
        Thrown[] copy = thrown.clone();
        copy[at] = changed;
        return new Pond(copy);
    }
}
