package sparrow.changchun;

/// What doubles a win.
public enum Fan {
    CONCEALED("concealed hand", 1, "nothing claimed, no kong laid open"),
    CLOSED_WAIT(
            "closed wait", 1, "the middle or edge of a run, the pair, or the only tile there is"),
    ALL_TRIPLETS("all triplets", 2, "four triplets or kongs"),
    SEVEN_PAIRS("seven pairs", 3, "seven pairs, which need no triplet"),
    LUXURY_PAIRS("luxury seven pairs", 4, "seven pairs, the last tile making four alike"),
    BAO_HIT("bao hit", 2, "the bao is one of the tiles waited for"),
    BAO_DRAWN("bao drawn", 1, "a bao drawn, whatever was waited for");

    private final String title;
    private final int value;
    private final String meaning;

    Fan(String title, int value, String meaning) {
        this.title = title;
        this.value = value;
        this.meaning = meaning;
    }

    public String title() {
        return title;
    }

    public int value() {
        return value;
    }

    public String meaning() {
        return meaning;
    }
}
