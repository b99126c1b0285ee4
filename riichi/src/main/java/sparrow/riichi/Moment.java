package sparrow.riichi;

/// The moment of a win as the yaku see it: circumstances, winds, and the tile won on.
sealed class Moment permits Contents {
    private static final int USUAL = Circumstance.TSUMO.bit() | Circumstance.RIICHI.bit();

    final RiichiRules rules;

    /// The kind of the tile won on.
    final int won;

    /// The kind of the own wind and of the round's, or [Win#NONE].
    final int seat;

    final int round;

    private final int circumstances;
    private final int winsInRow;

    Moment(Win win, RiichiRules rules) {
        this.rules = rules;
        won = win.tile().kind();
        seat = win.seatKind();
        round = win.roundKind();
        circumstances = win.circumstances();
        winsInRow = win.winsInRow();
    }

    private boolean is(Circumstance circumstance) {
        return (circumstances & circumstance.bit()) != 0;
    }

    final boolean isOpened() {
        return is(Circumstance.OPEN);
    }

    /// Whether anything rarer than riichi and self-draw was so.
    final boolean isLucky() {
        return (circumstances & ~USUAL) != 0;
    }

    final boolean isTsumo() {
        return is(Circumstance.TSUMO);
    }

    final boolean isAnyRiichi() {
        return is(Circumstance.RIICHI) || is(Circumstance.DOUBLE_RIICHI);
    }

    private boolean isShown() {
        return rules.openRiichi && is(Circumstance.OPEN_RIICHI);
    }

    final boolean isRiichi() {
        return isAnyRiichi() && !is(Circumstance.DOUBLE_RIICHI) && !isShown();
    }

    final boolean isDoubleRiichi() {
        return is(Circumstance.DOUBLE_RIICHI) && !isShown();
    }

    final boolean isOpenRiichi() {
        return isAnyRiichi() && isShown() && !is(Circumstance.DOUBLE_RIICHI);
    }

    final boolean isDoubleOpenRiichi() {
        return is(Circumstance.DOUBLE_RIICHI) && isShown();
    }

    final boolean isIntoOpenRiichi() {
        return isAnyRiichi() && isShown() && !isTsumo();
    }

    final boolean isIppatsu() {
        return is(Circumstance.IPPATSU);
    }

    final boolean isHaitei() {
        return is(Circumstance.HAITEI);
    }

    final boolean isHoutei() {
        return is(Circumstance.HOUTEI);
    }

    final boolean isRinshan() {
        return is(Circumstance.RINSHAN);
    }

    final boolean isChankan() {
        return is(Circumstance.CHANKAN);
    }

    final boolean isTenhou() {
        return is(Circumstance.TENHOU);
    }

    final boolean isChiihou() {
        return is(Circumstance.CHIIHOU);
    }

    final boolean isRenhou() {
        return is(Circumstance.RENHOU);
    }

    final boolean isOnRiichiTile() {
        return is(Circumstance.RIICHI_TILE);
    }

    final boolean isOnKanDiscard() {
        return is(Circumstance.KAN_DISCARD);
    }

    final boolean isThreeYears() {
        return is(Circumstance.DOUBLE_RIICHI) && (isHaitei() || isHoutei());
    }

    final boolean isEighthWin() {
        return winsInRow > 0;
    }

    /// How many yakuman the wins in a row are worth.
    final int winsInRow() {
        return winsInRow;
    }

    final boolean isMoon() {
        return isHaitei() && won == Kinds.FIRST_DOT;
    }

    final boolean isFish() {
        return isHoutei() && won == Kinds.FIRST_DOT + 8;
    }

    final boolean isPlumBlossom() {
        return isRinshan() && won == Kinds.FIRST_DOT + 4;
    }

    final boolean isPole() {
        return isChankan() && won == Kinds.FIRST_BAMBOO + 1;
    }
}
