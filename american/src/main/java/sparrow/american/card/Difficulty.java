package sparrow.american.card;

/// How hard a line is to reach, compared with the others of its card: a third of them each.
public enum Difficulty {
    EASY,
    MEDIUM,
    HARD
}
