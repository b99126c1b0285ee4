package sparrow.desk;

import java.util.Optional;
import sparrow.core.tile.OneLine;
import sparrow.core.tile.Reading;
import sparrow.core.tile.TileSentence;

/// Why a question cannot be answered: a code that programs know, one sentence that says what is
/// wrong and what to do, and where it stands in what was written.
public final class Refusal extends Exception {
    private static final long serialVersionUID = 1L;

    /// Where a text went wrong.
    ///
    /// @param at position of the first character that is wrong, counted from 0
    public record Place(String text, int at) {}

    private final String code;
    private final String sentence;
    private final String details;
    private final transient Optional<Place> place;

    public Refusal(String code, String sentence) {
        this(code, sentence, OneLine.of(sentence), Optional.empty());
    }

    /// @param details the same at length, in several lines
    public Refusal(String code, String sentence, String details) {
        this(code, sentence, details, Optional.empty());
    }

    private Refusal(String code, String sentence, String details, Optional<Place> place) {
        super(sentence, null, false, false);
        this.code = code;
        this.sentence = OneLine.of(sentence);
        this.details = details;
        this.place = place;
    }

    /// Tiles that could not be read.
    ///
    /// @param field where they stood; empty for the hand itself
    public static Refusal misread(String field, String text, Reading.Misread<?> misread) {
        String sentence = TileSentence.misread(field, text, misread);
        return new Refusal(
                "bad_tiles", sentence, sentence, Optional.of(new Place(text, misread.at())));
    }

    /// A number that is too small or too large.
    public static Refusal outside(String field, int least, int most, int number) {
        return new Refusal(
                "bad_number",
                field + " is a number from " + least + " to " + most + ", not " + number + ".");
    }

    public String code() {
        return code;
    }

    public String sentence() {
        return sentence;
    }

    /// The same at length where there is more to say, for somebody who reads it in a terminal.
    public String details() {
        return details;
    }

    /// The place in a text that the sentence speaks of, if it does.
    public Optional<Place> place() {
        return place;
    }
}
