package sparrow.riichi;

/// Why a complete hand is worth nothing, and what would help.
final class NoYaku {
    private NoYaku() {}

    static NoScore of(Contents contents) {
        String help;
        if (contents.isClosed() && !contents.isTsumo()) {
            help = "riichi or a self-draw would have made it one";
        } else if (!contents.isClosed() && contents.hasNone(Kinds.ORPHANS)) {
            help = "an open hand does not count tanyao under these rules";
        } else if (!contents.isClosed()) {
            help = "an open hand needs a yaku that may be open, such as a triplet of dragons";
        } else {
            help = "dora alone do not count";
        }
        return new NoScore(
                NoScore.Fault.NO_YAKU, "the hand is complete but has no yaku: " + help + ".");
    }
}
