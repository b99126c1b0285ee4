/// Filipino mahjong: scores, whole games, levels that play them, and answers about a hand.
module sparrow.filipino {
    requires transitive sparrow.core;
    requires transitive sparrow.odds;
    requires transitive sparrow.desk;
    requires transitive sparrow.shapes;
    requires static org.jspecify;

    exports sparrow.filipino;
    exports sparrow.filipino.desk;
    exports sparrow.filipino.play;
}
