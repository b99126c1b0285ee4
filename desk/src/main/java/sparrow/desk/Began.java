package sparrow.desk;

import java.util.Locale;

/// How the own turn began.
enum Began {
    DRAWN,
    REPLACED,
    CALLED,
    LAID,
    DEALT;

    String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Began read(Given given) throws Refusal {
        return given.word(Surroundings.TURN)
                .map(word -> valueOf(word.toUpperCase(Locale.ROOT)))
                .orElse(DRAWN);
    }
}
