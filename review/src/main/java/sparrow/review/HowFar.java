package sparrow.review;

/// Is told how far a review is, and may stop it by an exception.
@FunctionalInterface
public interface HowFar {
    HowFar NONE = (_, _) -> {};

    /// @param steps that are done
    /// @param all how many there are
    void done(int steps, int all);
}
