package sparrow.shapes;

/// From the two numbers of a component (see [Keys]) to a small number for its class, in two steps
/// that stay in cache.
///
/// The first table answers the state after the first ranks, already shifted to its row in the
/// second.
final class Lookup {
    private static final int ROW = 7;
    private static final int LAST_RANKS = 3;

    final int[] high;
    final char[] low;

    /// @param numbers by class: the number to answer
    Lookup(Automaton automaton, char[] numbers) {
        int split = automaton.next.length - LAST_RANKS;
        char[] states = automaton.reached(split);
        high = new int[states.length];
        for (int i = 0; i < high.length; i++) {
            high[i] = states[i] << ROW;
        }
        low = automaton.answers(split, numbers, 1 << ROW);
    }

    int of(int first, int last) {
        return low[high[first] + last];
    }
}
