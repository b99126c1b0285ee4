package sparrow.desk;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/// What may be known of a hand by a word alone: a constant of an enum of its game.
public interface HandFlag {
    /// The name of the constant.
    String name();

    /// Half a sentence for the help.
    String meaning();

    /// Its name in a question, such as `self_draw`.
    default String field() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// What a question says with it.
    default Field asked() {
        return Field.flag(field(), meaning());
    }

    /// Those that were said.
    static <F extends Enum<F> & HandFlag> Set<F> said(Given given, Class<F> flags) {
        Set<F> said = EnumSet.allOf(flags);
        said.removeIf(flag -> !given.is(flag.field()));
        return said;
    }
}
