/// Tiles, events, tables, and how a game is played: what every mahjong is made of.
module sparrow.core {
    requires static org.jspecify;

    exports sparrow.core.game;
    exports sparrow.core.table;
    exports sparrow.core.tile;
}
