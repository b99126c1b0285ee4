package sparrow.shapes;

/// From the two numbers of a component (see [Keys]) to a small number for its class, in two steps
/// that stay in cache.
///
/// The first table answers the state after the first ranks, which is the number of its row in the
/// second.
final class Lookup {
    private static final int ROW = 7;
    private static final int LAST_RANKS = 3;

    private final char[] high;
    final char[] low;

    /// @param numbers by class: the number to answer
    Lookup(Automaton automaton, char[] numbers) {
        int split = automaton.next.length - LAST_RANKS;
        high = automaton.reached(split);
        low = automaton.answers(split, numbers, 1 << ROW);
    }

    int of(int first, int last) {
        return low[row(first) + last];
    }

    /// Where the second table goes on after the first ranks.
    int row(int first) {
        return high[first] << ROW;
    }
}
