/// Hong Kong mahjong: scores, whole games, levels that play them, and answers about a hand.
module sparrow.hongkong {
    requires transitive sparrow.core;
    requires transitive sparrow.odds;
    requires transitive sparrow.desk;
    requires transitive sparrow.shapes;
    requires static org.jspecify;

    exports sparrow.hongkong;
    exports sparrow.hongkong.desk;
    exports sparrow.hongkong.play;
}
