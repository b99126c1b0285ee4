package sparrow.core.game;

/// An action that is not among a seat's choices. Nothing has changed.
public final class Refused extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    public Refused(String sentence) {
        super(sentence);
    }
}
