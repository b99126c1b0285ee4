package sparrow.core.table;

/// An event that cannot follow this table, such as the discard of a tile nobody holds.
public final class Impossible extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    public Impossible(String sentence) {
        super(sentence);
    }
}
