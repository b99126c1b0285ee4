/// Riichi mahjong: scores, whole games, levels that play them, and answers about a hand.
module sparrow.riichi {
    requires transitive sparrow.core;
    requires transitive sparrow.odds;
    requires transitive sparrow.desk;
    requires transitive sparrow.shapes;
    requires static org.jspecify;

    exports sparrow.riichi;
    exports sparrow.riichi.advice;
    exports sparrow.riichi.desk;
    exports sparrow.riichi.play;
    exports sparrow.riichi.table;
}
