package sparrow.american.card;

/// The letter at the end of a line.
public enum Mark {
    /// `X`: groups may be claimed and laid open.
    EXPOSED("X"),
    /// `C`: only the winning tile may be claimed.
    CONCEALED("C");

    private final String letter;

    Mark(String letter) {
        this.letter = letter;
    }

    public String letter() {
        return letter;
    }
}
