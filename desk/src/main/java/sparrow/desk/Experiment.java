package sparrow.desk;

import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.core.table.Table;

/// The games of a study: what is played by whom, what each tells, and what they tell together.
///
/// @param <T> what a game tells
public interface Experiment<T> {
    Variant variant();

    /// Who plays at every seat.
    Level bot();

    long seed();

    /// What a game tells, from its end; several may be asked at the same time.
    T told(Table end);

    /// Counts what a game told, one after another in the order of their numbers.
    void count(T told);

    /// How many games are counted.
    long games();

    /// What is known so far.
    Answer answer();

    /// The same as a picture, in SVG.
    String picture();
}
