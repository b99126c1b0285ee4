package sparrow.arena;

import java.util.ArrayList;
import java.util.List;

/// Adds sets up in the order of their numbers. It may be read while sets are still being added.
public final class Tally {
    private Standing standing;
    private final List<Double> means = new ArrayList<>();

    public Tally(Contest contest) {
        standing = Standing.none(contest.seats().size());
    }

    public synchronized void add(PlayedSet set) {
        if (set.number() != means.size()) {
            throw new IllegalArgumentException(
                    "set " + means.size() + " is next, not " + set.number());
        }
        standing = standing.plus(set);
        means.add(set.mean());
    }

    public synchronized Standing standing() {
        return standing;
    }

    /// The mean of every set, in order.
    public synchronized List<Double> means() {
        return List.copyOf(means);
    }
}
