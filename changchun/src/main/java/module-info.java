/// Changchun mahjong: scores, whole games, levels that play them, and answers about a hand.
module sparrow.changchun {
    requires transitive sparrow.core;
    requires transitive sparrow.odds;
    requires transitive sparrow.desk;
    requires transitive sparrow.shapes;
    requires static org.jspecify;

    exports sparrow.changchun;
    exports sparrow.changchun.desk;
    exports sparrow.changchun.play;
}
