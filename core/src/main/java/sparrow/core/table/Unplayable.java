package sparrow.core.table;

/// House rules that nobody can play by, though each of them is allowed. The message says which, and
/// what to write instead.
public final class Unplayable extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    public Unplayable(String message) {
        super(message);
    }
}
