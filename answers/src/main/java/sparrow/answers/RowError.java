package sparrow.answers;

import java.util.Optional;
import sparrow.core.tile.Reading;
import sparrow.core.tile.TileSentence;

/// Why a question cannot be answered: a code that programs know, and one sentence.
public final class RowError extends Exception {
    private static final long serialVersionUID = 1L;

    /// Where a text went wrong.
    ///
    /// @param at position of the first character that is wrong, counted from 0
    public record Place(String text, int at) {}

    private final String code;
    private final String sentence;
    private final transient Optional<Place> place;

    public RowError(String code, String sentence) {
        this(code, sentence, Optional.empty());
    }

    private RowError(String code, String sentence, Optional<Place> place) {
        super(sentence, null, false, false);
        this.code = code;
        this.sentence = sentence;
        this.place = place;
    }

    /// Tiles that could not be read.
    ///
    /// @param field where they stood; empty for the hand itself
    public static RowError misread(String field, String text, Reading.Misread<?> misread) {
        return new RowError(
                "bad_tiles",
                TileSentence.misread(field, text, misread),
                Optional.of(new Place(text, misread.at())));
    }

    public String code() {
        return code;
    }

    public String sentence() {
        return sentence;
    }

    /// The place in a text that the sentence speaks of, if it does.
    public Optional<Place> place() {
        return place;
    }
}
