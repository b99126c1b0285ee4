package sparrow.changchun.desk;

import sparrow.desk.HandFlag;

/// What else may be known of a hand.
enum Flag implements HandFlag {
    SELF_DRAW("the last tile was drawn"),
    DEALER("the player deals"),
    TING("the player has said ting"),
    FROM_DEALER("the dealer gave the last tile"),
    FROM_TING("whoever gave it had said ting and seen the bao, and pays one share"),
    FROM_BLIND("whoever gave it had said ting, but not yet seen the bao");

    private final String meaning;

    Flag(String meaning) {
        this.meaning = meaning;
    }

    @Override
    public String meaning() {
        return meaning;
    }
}
