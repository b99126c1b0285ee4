package sparrow.riichi;

/// Something that was so when the hand was won, which its tiles do not show.
public enum Circumstance {
    /// Won by self-draw; otherwise on somebody's tile.
    TSUMO("tsumo"),
    RIICHI("riichi"),
    /// Riichi with the first discard; implies riichi.
    DOUBLE_RIICHI("double_riichi"),
    /// Riichi with the hand shown.
    OPEN_RIICHI("open_riichi"),
    /// Within one turn of riichi, no call in between.
    IPPATSU("ippatsu"),
    /// On the tile drawn after a kan.
    RINSHAN("rinshan"),
    /// On the tile somebody added to a triplet.
    CHANKAN("chankan"),
    /// On the last draw.
    HAITEI("haitei"),
    /// On the last discard.
    HOUTEI("houtei"),
    /// The dealer's first draw, no call before.
    TENHOU("tenhou"),
    /// Another player's first draw, no call before.
    CHIIHOU("chiihou"),
    /// On a discard before the own first draw, no call before.
    RENHOU("renhou"),
    /// No win: a draw with only terminals and honors discarded, none of them called.
    NAGASHI_MANGAN("nagashi_mangan"),
    /// On the tile somebody declared riichi with.
    RIICHI_TILE("riichi_tile"),
    /// On the first discard after somebody's kan.
    KAN_DISCARD("kan_discard"),
    /// Some set was called, though the hand shows no such meld.
    OPEN("open");

    private final String key;

    Circumstance(String key) {
        this.key = key;
    }

    /// The stable name in files.
    public String key() {
        return key;
    }

    int bit() {
        return 1 << ordinal();
    }
}
